import { earlyStateKey } from '../../hydration/pressable.ts';

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
