import { spawn } from 'node:child_process';
import { once } from 'node:events';
import configure from '../../webpack.config.ts';
import { bundle } from './bundle.ts';
import { chunkFilesOf } from './chunkFiles.ts';
import type { ChunkFiles } from './chunkFiles.ts';
import type { Mode } from '../webpack/common.ts';

type Bundle = 'prerender' | 'support';

/**
 * A bundle beside the browser's, in a process of its own: webpack keeps one core busy, and that of the prerenderer takes
 * about as long as the browser's. Throws when it fails; webpack's own message is printed. It ends with the builder.
 */
export async function bundleApart(name: Bundle, mode: Mode, folder: string): Promise<ChunkFiles> {
  const child = spawn(process.execPath, [import.meta.filename, name, mode, folder], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  let files: ChunkFiles = {};
  child.on('message', (message) => {
    files = message as ChunkFiles;
  });
  // Unlike `exit`, this waits for what the channel still holds.
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`webpack could not make the bundle “${name}”.`);
  return files;
}

// As a program: `node tooling/build/bundleApart.ts prerender|support production|development folder`.
if (import.meta.main) {
  // However the builder ended, killed too, nobody else may find this one writing into the same folder.
  const abandoned = () => process.exit(1);
  process.once('disconnect', abandoned);
  if (process.send && !process.connected) abandoned();
  const [name, mode, folder] = process.argv.slice(2);
  const configuration = configure({ folder }, { mode: mode as Mode }).find((one) => one.name === name);
  try {
    const { stats, closed } = await bundle(configuration);
    process.send?.(chunkFilesOf(stats));
    await closed;
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
  process.removeListener('disconnect', abandoned);
  process.disconnect?.();
}
