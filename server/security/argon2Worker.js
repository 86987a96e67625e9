/* oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin */
// JavaScript, because stripping types inside another thread takes 17 MB more of it.
import { argon2Sync } from 'node:crypto';
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';

// On Linux a priority is a thread's own, so that pages go before passwords; elsewhere it would be the whole server's.
if (process.platform === 'linux') setPriority(10);

parentPort?.on('message', ({ id, parameters }) => {
  try {
    parentPort?.postMessage({ id, tag: argon2Sync('argon2id', parameters) });
  } catch (error) {
    parentPort?.postMessage({ id, error: String(error) });
  }
});
