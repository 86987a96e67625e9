import { lazyWithRetry } from '../../hydration/loading/lazyWithRetry.tsx';

/** The search, in a chunk of its own: it needs the words of all pages. */
export const SearchDialog = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "search" */ './SearchDialog.tsx')).SearchDialog,
);
