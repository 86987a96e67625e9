import { applicationKinds } from '../../../contract/applications.ts';
import type { SiteState } from '../../state/hooks.ts';
import { selectStorageBlocked } from '../../state/noticesSlice.ts';

/**
 * Whether what is typed outlives the tab. False where the browser keeps nothing, and in the profile, of which there is no
 * draft; undefined where neither a form with a draft is open, nor one was left behind by whoever reads another page.
 */
export function selectEntriesKept(state: SiteState): boolean | undefined {
  if (selectStorageBlocked(state) || state.forms.profile) return false;
  const { forms, drafts } = state;
  const typedIn = Object.keys(forms).length > 0 ? forms : drafts;
  return applicationKinds.some((kind) => typedIn[kind]) || undefined;
}
