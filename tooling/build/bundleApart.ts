import { spawn } from 'node:child_process';
import configure from '../../webpack.config.ts';
import { exitCodeOf } from '../machine/exitCodeOf.ts';
import { bundle } from './bundle.ts';
import { chunkFilesOf } from './chunkFiles.ts';
import type { ChunkFiles } from './chunkFiles.ts';
import type { Mode } from '../webpack/common.ts';

type Bundle = 'prerender' | 'support';

/**
 * Builds another bundle in a child process while this process builds the browser's: webpack uses one core only, and the
 * prerenderer's bundle takes about as long as the browser's. The child ends when its builder ends.
 * @throws when the bundle fails; the child prints webpack's own message
 */
export async function bundleApart(name: Bundle, mode: Mode, folder: string): Promise<ChunkFiles> {
  const child = spawn(process.execPath, [import.meta.filename, name, mode, folder], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  let files: ChunkFiles = {};
  child.on('message', (message) => {
    files = message as ChunkFiles;
  });
  if ((await exitCodeOf(child)) !== 0) throw new Error(`webpack could not make the bundle “${name}”.`);
  return files;
}

// As a program: `node tooling/build/bundleApart.ts prerender|support production|development folder`.
if (import.meta.main) {
  // The channel also closes when the builder is killed. This child must end then, or it would still be writing into the
  // folder when the next build begins.
  const abandoned = () => process.exit(1);
  process.once('disconnect', abandoned);
  if (process.send && !process.connected) abandoned();
  const [name, mode, folder] = process.argv.slice(2);
  const configuration = configure({ folder }, { mode: mode as Mode }).find((one) => one.name === name);
  try {
    const { stats, close } = await bundle(configuration);
    process.send?.(chunkFilesOf(stats));
    await close();
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
  process.removeListener('disconnect', abandoned);
  process.disconnect?.();
}
