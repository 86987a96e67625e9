import { askBeforeUnload } from '../../navigation/askBeforeUnload.ts';
import { selectStorageBlocked } from '../../state/noticesSlice.ts';
import { listenTo } from '../../state/siteStore.ts';
import type { SiteState, SiteStore } from '../../state/siteStore.ts';
import { applicationKinds } from '../../../contract/applications/kinds.ts';

const hasUnkeptDrafts = (state: SiteState) =>
  selectStorageBlocked(state) && applicationKinds.some((kind) => state.drafts[kind]);

/**
 * Has the browser ask before the document is left while drafts are in memory only. They outlive a navigation within the
 * site, so the question belongs to every page, and not to the form they were typed into.
 *
 * @param signal removes the event listener of the window
 */
export function startUnkeptDraftsListener(store: SiteStore, signal?: AbortSignal): void {
  // Only while needed, because some browsers do not cache a page for Back that listens to this event.
  const follow = () => {
    if (hasUnkeptDrafts(store.getState()))
      window.addEventListener('beforeunload', askBeforeUnload, { signal });
    else window.removeEventListener('beforeunload', askBeforeUnload);
  };
  store.dispatch(
    listenTo({
      predicate: (_action, state, before) => hasUnkeptDrafts(state) !== hasUnkeptDrafts(before),
      effect: follow,
    }),
  );
  follow();
}
