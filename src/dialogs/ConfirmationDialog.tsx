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
 * A result is likely once somebody fills in a form; its dialog must be there even if the connection no longer is. Not in
 * the same moment: a page that opens with the keyboard in its form would pay for it while React takes it over.
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

/** The one dialog of the site, at its root. Its script is fetched with the first form, or at the latest with a result. */
export function ConfirmationDialog() {
  const current = useSiteSelector(selectDialog);
  const sending = useSiteSelector(({ ui }) => ui.loading.submit !== undefined);
  useEffect(preloadOnFormFocus, []);
  return <ConfirmationDialogContent open={current !== null || sending} />;
}
