import { earlyStateKey } from '../../hydration/islands/pressable.ts';
import { inStorage } from '../../state/inStorage.ts';

/**
 * Keeps what a link hands over for its page, which comes as a new document, though it be nothing: what an earlier link would
 * have handed over goes. `state` is a LocationState or null.
 */
export const keepEarlyState = (pathname: string, state: unknown): void =>
  inStorage('sessionStorage', (storage) => storage.setItem(earlyStateKey + pathname, JSON.stringify(state)));

/**
 * Puts what a link handed over, that was followed before the scripts of its page were there, where the router looks for
 * it. To be called before the router is made. What is for another page stays: the scripts of the page that is left may
 * arrive while the next one is still on its way.
 */
export function restoreEarlyState(): void {
  inStorage('sessionStorage', (storage) => {
    const key = earlyStateKey + window.location.pathname;
    const text = storage.getItem(key);
    if (text === null) return;
    storage.removeItem(key);
    // One that the router has been at before has its state already.
    if (!window.history.state) window.history.replaceState({ usr: JSON.parse(text) as unknown }, '');
  });
}
