import { applicationKinds } from '../../../contract/applications.ts';
import type { SiteState } from '../../state/hooks.ts';
import { selectStorageBlocked } from '../../state/noticesSlice.ts';

/**
 * Whether what is typed outlives the tab. False where the browser keeps nothing, and in the profile, of which there is no
 * draft; undefined where no form with a draft is open.
 */
export function selectEntriesKept(state: SiteState): boolean | undefined {
  if (selectStorageBlocked(state) || state.forms.profile) return false;
  return applicationKinds.some((kind) => state.forms[kind]) || undefined;
}
