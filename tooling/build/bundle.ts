import { promisify } from 'node:util';
import webpack from 'webpack';
import type { Configuration, Stats } from 'webpack';

/**
 * Runs webpack once. `close` writes webpack's cache to the disk, which takes a core for about a second; without it the next
 * run starts from the cache of the one before.
 * @throws with webpack's own message
 */
export async function bundle(
  configuration: Configuration | undefined,
): Promise<{ stats: Stats; close: () => Promise<unknown> }> {
  const compiler = configuration && webpack(configuration);
  if (!compiler) throw new Error('webpack did not accept its configuration.');
  const stats = await promisify<Stats | undefined>((done) => compiler.run(done))();
  const close = promisify<void>((done) => compiler.close((error) => done(error)));
  if (!stats || stats.hasErrors())
    throw new Error(stats?.toString({ preset: 'errors-only' }) ?? 'webpack failed.');
  if (stats.hasWarnings()) console.warn(stats.toString({ preset: 'errors-warnings' }));
  return { stats, close };
}
