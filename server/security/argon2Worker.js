// JavaScript, because stripping types in a worker thread takes 17 MB more memory.
import { argon2Sync } from 'node:crypto';
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';

// On Linux a priority applies to one thread, so that pages are served before passwords are hashed. On other systems it
// would apply to the whole server.
if (process.platform === 'linux') setPriority(10);

parentPort?.on('message', ({ id, parameters }) => {
  try {
    parentPort?.postMessage({ id, tag: argon2Sync('argon2id', parameters) });
  } catch (error) {
    parentPort?.postMessage({ id, error: String(error) });
  }
});
