import type { ChunkFiles } from './chunkFiles.ts';

/** A page as the site's two tables tell of it: pageLoaders.tsx when it wakes, pageChunks.ts what it wakes with. */
type Page = { pathname: string; wakes?: string; own?: readonly string[] };

/**
 * Addresses of the scripts that a page's HTML asks for, in loading order.
 *
 * @throws where the two tables disagree about the page, and for a chunk that the build does not have: either would show in a
 *   browser only, as a page that wakes late
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
