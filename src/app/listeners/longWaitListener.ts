import { turns } from '../../forms/parts/turns.ts';
import { busy } from '../../hydration/inlineScriptNames.ts';
import { connectionNoticeDismissed, selectConnectionNotice, waitTookLong } from '../../state/noticesSlice.ts';
import type { SiteStore } from '../../state/siteStore.ts';

/** ms, as long as a form that is being sent waits before the loading screen says more (useShownSending.ts) */
const longWaitMs = 10_000;

/** What shows that a button waits for a script or an answer. Below the loading screen, which tells of a wait itself, all is inert. */
const waiting = `:is(button[${busy}],[${turns}]):not([inert] *)`;

/**
 * Reports that a pressed button is still busy after ten seconds: the network may hang without an error, and then calls and
 * scripts fail only after two minutes. Other notices stay in its place.
 */
export function startLongWaitListener(store: SiteStore): void {
  const isWaiting = () => document.querySelector(waiting) !== null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const report = () => {
    if (isWaiting() && selectConnectionNotice(store.getState()) === null) store.dispatch(waitTookLong());
  };
  const follow = () => {
    clearTimeout(timer);
    if (isWaiting()) timer = setTimeout(report, longWaitMs);
    else if (selectConnectionNotice(store.getState()) === 'slow') store.dispatch(connectionNoticeDismissed());
  };
  new MutationObserver(follow).observe(document, { subtree: true, attributeFilter: [busy, turns] });
  follow();
}
