import type { Stats } from 'webpack';

/** Addresses of script files in loading order, by name of their chunk group. */
export type ChunkFiles = Record<string, readonly string[]>;

export function chunkFilesOf(stats: Stats): ChunkFiles {
  const { namedChunkGroups = {}, publicPath = '/' } = stats.toJson({
    all: false,
    chunkGroups: true,
    assets: true,
    publicPath: true,
  });
  return Object.fromEntries(
    Object.entries(namedChunkGroups).map(([name, group]) => [
      name,
      (group.assets ?? [])
        .map((asset) => `${publicPath}${asset.name}`)
        .filter((file) => file.endsWith('.js')),
    ]),
  );
}
