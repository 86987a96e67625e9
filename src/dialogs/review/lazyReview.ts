import { lazyWithRetry } from '../../hydration/loading/lazyWithRetry.tsx';

/** All answers once more before they are sent; in a script of its own, which few visitors need. */
export const ReviewDialog = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "review" */ './ReviewDialog.tsx')).ReviewDialog,
);
