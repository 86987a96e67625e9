import { earlyStateKey } from '../../hydration/islands/pressable.ts';

/** Keeps what a link hands over for its page, which comes as a new document. `state` is a LocationState or null. */
export function keepEarlyState(pathname: string, state: unknown): void {
  if (!state) return;
  try {
    window.sessionStorage.setItem(earlyStateKey, JSON.stringify([pathname, JSON.stringify(state)]));
  } catch {
    // Blocked storage: the page opens without it.
  }
}

/**
 * Puts what a link handed over, that was followed before the scripts of its page were there, where the router looks for
 * it. To be called before the router is made.
 */
export function restoreEarlyState(): void {
  try {
    const text = window.sessionStorage.getItem(earlyStateKey);
    if (text === null) return;
    window.sessionStorage.removeItem(earlyStateKey);
    const [pathname, state] = JSON.parse(text) as [string, string];
    if (pathname === window.location.pathname) window.history.replaceState({ usr: JSON.parse(state) }, '');
  } catch {
    // Blocked storage or a damaged text: the page opens without what the link knew.
  }
}
