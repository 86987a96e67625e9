import { retryAfterMs } from '../../hydration/loading/loadWithRetry.ts';
import { busy } from '../../hydration/inlineScriptNames.ts';
import { listenTo } from '../../state/siteStore.ts';
import type { SiteStore } from '../../state/siteStore.ts';
import { connectionLost, siteReplaced } from '../../state/noticesSlice.ts';

/** ms for which a script must be missing: during a release one of several servers may not have it yet */
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

/**
 * Dispatches `siteReplaced` when a script that this page needs is missing because a newer release has replaced it. The
 * script is requested again all the same (loadWithRetry.ts), but buttons that wait for it are no longer marked as busy.
 */
export function startScriptListener(store: SiteStore): void {
  /**
   * Since when each address has been missing, or Infinity once it was reported. Cleared when the connection is lost,
   * whose notice replaces this one, so that it is reported again afterwards.
   */
  const missing = new Map<string, number>();

  const check = async (address: string) => {
    if (!(await isMissing(address))) return;
    const since = missing.get(address) ?? Date.now();
    missing.set(address, since);
    if (Date.now() - since < certainAfter) return;
    missing.set(address, Infinity);
    store.dispatch(siteReplaced());
    for (const button of document.querySelectorAll(`button[${busy}]`)) button.removeAttribute(busy);
  };

  store.dispatch(listenTo({ actionCreator: connectionLost, effect: () => missing.clear() }));

  const scripts = `${window.location.origin}/static/js/`;
  // In the capture phase, because errors of elements do not bubble. If the server sends a page instead of the script,
  // that loads, but raises a syntax error on the window.
  window.addEventListener(
    'error',
    ({ target, filename }) => {
      const address = target instanceof HTMLScriptElement ? target.src : filename;
      // Other scripts are not the site's, such as those that a browser extension inserts.
      if (address?.startsWith(scripts)) void check(address);
    },
    { capture: true },
  );
}
