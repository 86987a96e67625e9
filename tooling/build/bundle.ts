import { promisify } from 'node:util';
import webpack from 'webpack';
import type { Configuration, Stats } from 'webpack';

/**
 * Runs webpack once. `closed` resolves when webpack's cache is on the disk; it only has to be awaited before the process
 * ends.
 * @throws with webpack's own message
 */
export async function bundle(
  configuration: Configuration | undefined,
): Promise<{ stats: Stats; closed: Promise<unknown> }> {
  const compiler = configuration && webpack(configuration);
  if (!compiler) throw new Error('webpack did not accept its configuration.');
  const stats = await promisify<Stats | undefined>((done) => compiler.run(done))();
  const closed = promisify<void>((done) => compiler.close((error) => done(error)))();
  if (!stats || stats.hasErrors())
    throw new Error(stats?.toString({ preset: 'errors-only' }) ?? 'webpack failed.');
  if (stats.hasWarnings()) console.warn(stats.toString({ preset: 'errors-warnings' }));
  return { stats, closed };
}
