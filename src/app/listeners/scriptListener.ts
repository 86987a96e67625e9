import { retryAfterMs } from '../../hydration/loading/loadWithRetry.ts';
import { busy } from '../../hydration/islands/pressable.ts';
import { listenTo } from '../../state/siteStore.ts';
import type { SiteStore } from '../../state/siteStore.ts';
import { connectionLost, siteReplaced } from '../../state/noticesSlice.ts';

/** ms for which a script must be missing: one of several servers may just be about to be replaced */
const certainAfter = 1.5 * retryAfterMs;

/** Whether the server has no such script: it says so, or answers with something else. Not being reached is another matter. */
async function isMissing(address: string): Promise<boolean> {
  try {
    const { ok, status, headers } = await fetch(address, { method: 'HEAD', cache: 'no-store' });
    return status === 404 || status === 410 || (ok && !headers.get('content-type')?.includes('javascript'));
  } catch {
    return false;
  }
}

/**
 * Tells the store that a newer release has taken away a script that this page asks for. It is asked for again all the same
 * (loadWithRetry.ts), but no button goes on promising it.
 */
export function startScriptListener(store: SiteStore): void {
  /** Since when; told of each once, and again after the notice has made room for that of a lost connection. */
  const missing = new Map<string, number>();

  const look = async (address: string) => {
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
  // Errors of elements do not bubble. A page in the place of a script arrives, and is none that can be read.
  window.addEventListener(
    'error',
    ({ target, filename }) => {
      const address = target instanceof HTMLScriptElement ? target.src : filename;
      // Whatever else fails here is not the site's, such as what an extension of the browser has put in.
      if (address?.startsWith(scripts)) void look(address);
    },
    { capture: true },
  );
}
