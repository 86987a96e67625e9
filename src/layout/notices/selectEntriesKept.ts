import { applicationKinds } from '../../../contract/applications/kinds.ts';
import type { SiteState } from '../../state/siteStore.ts';
import { selectStorageBlocked } from '../../state/noticesSlice.ts';

/**
 * Whether entries outlive the tab. False if storage is blocked, or for unsaved changes of the profile, which has no
 * drafts. Undefined if there are no entries at stake: no draft of an open form or, with no form open, no draft at all.
 * The store has a draft from the first entry until the form is sent, even if storage is blocked.
 */
export function selectEntriesKept(state: SiteState): boolean | undefined {
  const { forms, drafts } = state;
  if (forms.profile?.unsaved) return false;
  const isAnyOpen = Object.keys(forms).length > 0;
  const areThere = applicationKinds.some((kind) => drafts[kind] && (forms[kind] || !isAnyOpen));
  return areThere ? !selectStorageBlocked(state) : undefined;
}
