import { useEffect } from 'react';
import { lazyWithRetry } from '../hydration/loading/lazyWithRetry.tsx';
import { whenIdle } from '../hydration/timing/whenIdle.ts';
import { selectDialog } from '../state/dialog/dialogSlice.ts';
import { useSiteSelector } from '../state/hooks.ts';

const ConfirmationDialogContent = lazyWithRetry(async () => {
  const dialog = await import(
    /* webpackChunkName: "dialog" */ './confirmation/ConfirmationDialogContent.tsx'
  );
  dialog.preloadReport();
  return dialog.ConfirmationDialogContent;
});

/**
 * Preloads the dialog when a form receives the focus: a result is then likely, and its dialog must be there even if the
 * connection is lost. It waits until the browser is idle, because a page that opens with the focus in its form would
 * otherwise load the dialog during hydration.
 */
function preloadOnFormFocus(): () => void {
  const preload = ({ target }: FocusEvent) => {
    if (!(target instanceof Element && target.closest('form'))) return;
    stop();
    void whenIdle().then(ConfirmationDialogContent.preload);
  };
  const stop = () => document.removeEventListener('focusin', preload);
  document.addEventListener('focusin', preload);
  return stop;
}

/** The one dialog of the site, at its root. Its chunk is loaded with the first form, or at the latest with a result. */
export function ConfirmationDialog() {
  const current = useSiteSelector(selectDialog);
  const sending = useSiteSelector(({ ui }) => ui.loading.submit !== undefined);
  useEffect(preloadOnFormFocus, []);
  return <ConfirmationDialogContent open={current !== null || sending} />;
}
