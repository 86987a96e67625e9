import { lazyWithRetry } from '../../hydration/loading/lazyWithRetry.tsx';

/** The dialog with all answers before they are sent, in a chunk of its own that few visitors need. */
export const ReviewDialog = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "review" */ './ReviewDialog.tsx')).ReviewDialog,
);
