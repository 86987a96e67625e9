import { lazyWithRetry } from '../../hydration/loading/lazyWithRetry.tsx';

/** The search, in a chunk of its own: it needs the words of all pages. */
export const SearchDialog = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "search" */ './SearchDialog.tsx')).SearchDialog,
);

/** Properties of a button that opens the search: its script is fetched when the button is pointed at or focused. */
export const searchButtonProps = {
  'aria-haspopup': 'dialog',
  onFocus: () => void SearchDialog.preload(),
  onPointerEnter: () => void SearchDialog.preload(),
} as const;

/** Style of such a button: without JavaScript there is no search. */
export const onlyWithScripts = { '@media (scripting: none)': { display: 'none' } } as const;
