import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { watch } from 'chokidar';

const root = path.join(import.meta.dirname, '../..');

/** Milliseconds: a change of branches writes many files, and the program runs again only once. */
const settleTime = 200;

/**
 * Runs a program in a process of its own, and again whenever something in these folders has changed, as long as this
 * process runs. `node --watch` and `fs.watch` do not suffice: on Linux they lose a file that an editor replaces when it
 * saves.
 * @param program its path in the repository, like those of the folders
 */
export function keepRunning(
  program: string,
  folders: readonly string[],
  environment: NodeJS.ProcessEnv = process.env,
): void {
  const start = () =>
    spawn(process.execPath, [program], {
      cwd: root,
      env: environment,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
  let child = start();
  let lastRestart = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  const restart = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill();
      await once(child, 'exit');
    }
    child = start();
  };
  watch([...folders], { cwd: root, ignoreInitial: true }).on('all', (_, file) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      console.log(`${file} has changed: ${program} runs again.`);
      lastRestart = lastRestart.then(restart);
    }, settleTime);
  });
  process.once('exit', () => child.kill());
}
