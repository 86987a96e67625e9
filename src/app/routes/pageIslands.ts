import type { PathName } from '../../../contract/paths.ts';
import { island } from '../../hydration/islands/island.tsx';
import type { Island } from '../../hydration/islands/island.tsx';
import { notFoundLoader, pageLoaders } from './pageLoaders.tsx';
import type { PageLoader } from './pageLoaders.tsx';

export type PageIsland = Island & Pick<PageLoader, 'beforeStore'>;

const pageIsland = ({ load, wakes, prepare, beforeStore }: PageLoader): PageIsland =>
  Object.assign(island('page', load, { wakes, prepare }), { beforeStore });

/** Every page as an island: where its HTML came with the document it is not hydrated before it is wanted. */
export const pageIslands = Object.fromEntries(
  Object.entries(pageLoaders).map(([name, loader]) => [name, pageIsland(loader)]),
) as Record<PathName, PageIsland>;

export const notFoundIsland = pageIsland(notFoundLoader);
