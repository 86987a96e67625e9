/** Whether a link of this site led here in this tab; in a new tab there is nothing to go back to. */
const cameByLink = (): boolean =>
  window.history.length > 1 && document.referrer.startsWith(`${window.location.origin}/`);

/**
 * Gives an entry of the history that the browser made (an address that was typed, a link before the scripts) what those of
 * the router have: a key of its own, or all of them would share one place to scroll to, and a number, by which browsers
 * without a list of entries know whether there is a page to go back to. What the entry holds stays. Returns whether it had
 * a key already: it is loaded anew, or gone back to.
 */
export function markEntry(): boolean {
  const state = window.history.state as { key?: string } | null;
  if (state?.key) return true;
  const key = Math.random().toString(36).slice(2, 10);
  window.history.replaceState({ idx: cameByLink() ? 1 : 0, ...state, key }, '');
  return false;
}
