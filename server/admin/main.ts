import { once } from 'node:events';
import { removePartsAtEnd } from './privateFiles.ts';
import { runAdmin } from './runAdmin.ts';

/** The exit code when the reader has closed the pipe, as shells give it for SIGPIPE. */
const readerGone = 141;

// “… | head” closes the pipe when it has read enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(readerGone);
  // Such as a full disk: the output is incomplete.
  process.stderr.write(`The output is incomplete, because writing it failed: ${error.message}.\n`);
  process.exit(1);
});

removePartsAtEnd();
process.exitCode = await runAdmin(process.argv.slice(2), process.env, {
  async stdout(text) {
    // Waits for a slow reader, or a long export would pile up in memory.
    if (!process.stdout.write(text)) await once(process.stdout, 'drain');
  },
  stderr: (text) => void process.stderr.write(text),
  now: () => Date.now(),
  isTerminal: process.stdout.isTTY,
});
