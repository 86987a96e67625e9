import { applicationKinds } from '../../../contract/applications/kinds.ts';
import type { SiteState } from '../../state/siteStore.ts';
import { selectStorageBlocked } from '../../state/noticesSlice.ts';

/**
 * Whether what is typed outlives the tab. False where the browser keeps nothing, and for changes in the profile, of which
 * there is no draft; undefined where nothing was typed into an open form with a draft, nor left behind by whoever reads
 * another page. A form has a draft from its first entry on until it is sent, also where the browser keeps nothing.
 */
export function selectEntriesKept(state: SiteState): boolean | undefined {
  const { forms, drafts } = state;
  if (forms.profile?.unsaved) return false;
  const isAnyOpen = Object.keys(forms).length > 0;
  const areThere = applicationKinds.some((kind) => drafts[kind] && (forms[kind] || !isAnyOpen));
  return areThere ? !selectStorageBlocked(state) : undefined;
}
