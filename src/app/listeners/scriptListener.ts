import { retryAfterMs } from '../../hydration/loading/loadWithRetry.ts';
import { busy } from '../../hydration/inlineScriptNames.ts';
import { listenTo } from '../../state/siteStore.ts';
import type { SiteStore } from '../../state/siteStore.ts';
import {
  connectionLost,
  connectionNoticeDismissed,
  scriptFailed,
  selectConnectionNotice,
  siteReplaced,
} from '../../state/noticesSlice.ts';

/** ms for which a script must be missing: during a release one of several servers may not have it yet. */
const certainAfter = 1.5 * retryAfterMs;

/**
 * Whether the server does not have a script: it answers 404 or 410, or with something other than JavaScript. False
 * where the server cannot be reached.
 */
async function isMissing(address: string): Promise<boolean> {
  try {
    const { ok, status, headers } = await fetch(address, { method: 'HEAD', cache: 'no-store' });
    return status === 404 || status === 410 || (ok && !headers.get('content-type')?.includes('javascript'));
  } catch {
    return false;
  }
}

type Failure = { since: number; reported: 'replaced' | 'failed' | null };

/**
 * Reports a script that this page needs and that does not arrive: `siteReplaced` when a newer release has replaced it, and
 * otherwise `scriptFailed`, unless the browser is offline, of which there is another notice. The script is requested
 * again all the same (loadWithRetry.ts). Buttons that wait for one that was replaced are no longer marked as busy.
 */
export function startScriptListener(store: SiteStore): void {
  /** By address. Cleared when the connection is lost, whose notice replaces this one, so that it is reported again. */
  const failures = new Map<string, Failure>();
  /** Addresses that loaded and then threw: something else than the script, or the site's own error. */
  const thrown = new Set<string>();

  const report = (failure: Failure, result: 'replaced' | 'failed') => {
    if (failure.reported === result || failure.reported === 'replaced') return;
    failure.reported = result;
    store.dispatch(result === 'replaced' ? siteReplaced() : scriptFailed());
    if (result === 'failed') return;
    for (const button of document.querySelectorAll(`button[${busy}]`)) button.removeAttribute(busy);
  };

  const check = async (address: string, isCertain = false) => {
    const failure = failures.get(address) ?? { since: Date.now(), reported: null };
    failures.set(address, failure);
    const result = (await isMissing(address)) ? 'replaced' : 'failed';
    if (result === 'failed' && thrown.has(address)) return;
    const isOver = isCertain || Date.now() - failure.since >= certainAfter;
    // It may have arrived, or the connection may have been lost, while the server was asked.
    if (isOver && navigator.onLine && failures.get(address) === failure) report(failure, result);
  };

  const arrive = (address: string) => {
    if (thrown.delete(address) || !failures.delete(address)) return;
    const isOneMissing = [...failures.values()].some(({ reported }) => reported !== null);
    const notice = selectConnectionNotice(store.getState());
    // One that counted as replaced arrives, too, where a network's login page had answered in its place.
    if (!isOneMissing && (notice === 'failed' || notice === 'replaced'))
      store.dispatch(connectionNoticeDismissed());
  };

  store.dispatch(listenTo({ actionCreator: connectionLost, effect: () => failures.clear() }));

  const scripts = `${window.location.origin}/static/js/`;
  /** Scripts that have loaded or failed. */
  const settled = new WeakSet<Node>();

  // In the capture phase, because errors of elements do not bubble. If the server sends a page instead of the script,
  // that loads, but raises a syntax error on the window before.
  window.addEventListener(
    'error',
    ({ target, filename }) => {
      const isElement = target instanceof HTMLScriptElement;
      const address = isElement ? target.src : filename;
      // Other scripts are not the site's, such as those that a browser extension inserts.
      if (!address?.startsWith(scripts)) return;
      if (isElement) settled.add(target);
      else thrown.add(address);
      void check(address);
    },
    { capture: true },
  );
  document.addEventListener(
    'load',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement)) return;
      settled.add(target);
      arrive(target.src);
    },
    { capture: true },
  );
  // Webpack removes the element of a script that is silent for `chunkLoadTimeout`; browsers have no event for that.
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ removedNodes }) => [...removedNodes]))
      if (node instanceof HTMLScriptElement && !settled.has(node) && node.src.startsWith(scripts))
        void check(node.src, true);
  }).observe(document.head, { childList: true });
}
