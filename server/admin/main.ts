import { once } from 'node:events';
import { removePartsAtEnd } from './privateFiles.ts';
import { runAdmin } from './runAdmin.ts';

/** The exit code of a program whose reader went away, as shells give it for SIGPIPE. */
const readerGone = 141;

// “… | head” closes the pipe when it has enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(readerGone);
  // As on a full disk: what was written to it so far is a part.
  process.stderr.write(`Standard output ends before the end: ${error.message}.\n`);
  process.exit(1);
});

removePartsAtEnd();
process.exitCode = await runAdmin(process.argv.slice(2), process.env, {
  async stdout(text) {
    // Waiting for a slow reader is what keeps a long export out of memory.
    if (!process.stdout.write(text)) await once(process.stdout, 'drain');
  },
  stderr: (text) => void process.stderr.write(text),
  now: () => Date.now(),
  isTerminal: process.stdout.isTTY,
});
