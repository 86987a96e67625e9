/** Whether a link of this site led here in this tab; in a new tab there is nothing to go back to. */
const cameByLink = (): boolean =>
  window.history.length > 1 && document.referrer.startsWith(`${window.location.origin}/`);

/**
 * Adds to a history entry that the browser made (for a typed address, or a link before the scripts ran) what the
 * router's entries have: a key, without which all of them would share one scroll position, and an index, by which
 * browsers without the Navigation API know whether there is a page to go back to. The entry's state is kept.
 *
 * @returns whether the entry had a key already: the page was reloaded, or opened by Back or Forward
 */
export function markEntry(): boolean {
  const state = window.history.state as { key?: string } | null;
  if (state?.key) return true;
  const key = Math.random().toString(36).slice(2, 10);
  window.history.replaceState({ idx: cameByLink() ? 1 : 0, ...state, key }, '');
  return false;
}
