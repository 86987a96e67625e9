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
  const isListed = own.length > 0;
  if (wakes === 'idle' && !isListed)
    throw new Error(
      `${pathname} wakes by itself (src/app/routes/pageLoaders.tsx), but src/app/prerender/pageChunks.ts has no row with its chunks.`,
    );
  if (wakes !== 'idle' && isListed)
    throw new Error(
      `${pathname} has a row in src/app/prerender/pageChunks.ts, but does not wake by itself (src/app/routes/pageLoaders.tsx).`,
    );
  const files = ['main', ...own].flatMap((chunk) => {
    const filesOfChunk = chunks[chunk];
    if (!filesOfChunk) throw new Error(`${pathname} asks for “${chunk}”, which is no chunk of the build.`);
    return filesOfChunk;
  });
  return [...new Set(files)];
}
