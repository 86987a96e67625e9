import { lazyWithRetry } from '../../hydration/loading/lazyWithRetry.tsx';

/** The login inside a dialog, in a chunk of its own: it needs the libraries of forms, which few dialogs do. */
export const InlineLogin = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "inlineLogin" */ './InlineLogin.tsx')).InlineLogin,
);
