import type { ChunkFiles } from './chunkFiles.ts';

/** A page's entries in two tables of the site: `wakes` from pageLoaders.tsx, its `own` chunks from pageChunks.ts. */
type Page = { pathname: string; wakes?: string; own?: readonly string[] };

/**
 * Addresses of the scripts that a page's inline script loads, in loading order.
 *
 * @throws where the two tables contradict each other, and for a chunk that the build does not have. Otherwise either
 *   mistake would only show in a browser, as a page that wakes late
 */
export function pageScriptsOf({ pathname, wakes, own = [] }: Page, chunks: ChunkFiles): string[] {
  if (own.length > 0 !== (wakes === 'idle'))
    throw new Error(`${pathname} wakes by itself, or its chunks are in pageChunks.ts, but not both.`);
  const files = ['main', ...own].flatMap((chunk) => {
    const filesOfChunk = chunks[chunk];
    if (!filesOfChunk) throw new Error(`${pathname} asks for “${chunk}”, which is no chunk of the build.`);
    return filesOfChunk;
  });
  return [...new Set(files)];
}
