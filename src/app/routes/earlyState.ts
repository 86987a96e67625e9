import { earlyStateKey } from '../../hydration/inlineScriptNames.ts';
import { inStorage } from '../../state/inStorage.ts';

/**
 * Keeps the location state of a link whose page is loaded as a new document. Null is kept as well, to replace the state
 * of an earlier link to the same page.
 *
 * @param state a LocationState or null
 */
export const keepEarlyState = (pathname: string, state: unknown): void =>
  inStorage('sessionStorage', (storage) => storage.setItem(earlyStateKey + pathname, JSON.stringify(state)));

/**
 * Moves the kept location state of this page into the history entry, where the router reads it. To be called before the
 * router is made. State for another page stays: the scripts of the page that is being left may arrive while the next
 * document is still loading.
 */
export function restoreEarlyState(): void {
  inStorage('sessionStorage', (storage) => {
    const key = earlyStateKey + window.location.pathname;
    const text = storage.getItem(key);
    if (text === null) return;
    storage.removeItem(key);
    // An entry that a router has handled before, as on a reload, has its state already.
    if (!window.history.state) window.history.replaceState({ usr: JSON.parse(text) as unknown }, '');
  });
}
