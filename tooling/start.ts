import { spawn } from 'node:child_process';
import path from 'node:path';
import { withLocalOutbox } from '../server/config/config.ts';
import { runProgram, runServer } from '../server/main.ts';
import { isStale } from './build/stale.ts';

/** Builds the site in a child process, because webpack and its data would stay in the server's memory for ever. */
async function build(): Promise<number> {
  const builder = path.join(import.meta.dirname, 'build/build.ts');
  const child = spawn(process.execPath, [builder, '--if-stale'], { stdio: 'inherit' });
  const stop = (): void => {
    child.kill();
    process.exit(0);
  };
  process.once('SIGTERM', stop).once('SIGINT', stop);
  const code = await new Promise<number | null>((done) => child.once('exit', done));
  process.removeListener('SIGTERM', stop).removeListener('SIGINT', stop);
  return code ?? 1;
}

/**
 * `npm start`: builds the site if it is missing or outdated, then serves site and API in this process. On a local run
 * without settings for real visitors it also shows the emails of the outbox (server/config/config.ts).
 */
export const start = (args: string[]): Promise<void> =>
  runProgram(args, process.env, async (env) => {
    if (await isStale()) {
      console.log('Building the site …');
      const code = await build();
      if (code !== 0) process.exit(code);
    }
    await runServer(withLocalOutbox(env));
  });
