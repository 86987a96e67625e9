import { spawn } from 'node:child_process';
import { once } from 'node:events';
import configure from '../../webpack.config.ts';
import { bundle } from './bundle.ts';

type Mode = 'production' | 'development';

/**
 * The bundle that renders the pages, in a process of its own: webpack keeps one core busy, and this one takes about as
 * long as the browser's. Throws when it fails; webpack's own message is printed.
 */
export async function bundlePrerender(mode: Mode): Promise<void> {
  const child = spawn(process.execPath, [import.meta.filename, mode], { stdio: 'inherit' });
  const end = () => void child.kill();
  process.once('exit', end);
  const [code] = (await once(child, 'exit')) as [number | null];
  process.removeListener('exit', end);
  if (code !== 0) throw new Error('webpack could not bundle what renders the pages.');
}

// As a program: `node tooling/build/bundlePrerender.ts production|development`.
if (import.meta.main) {
  const [, configuration] = configure({}, { mode: process.argv[2] as Mode });
  try {
    await (
      await bundle(configuration)
    ).closed;
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
