import type { SiteState } from '../../state/hooks.ts';
import { selectStorageBlocked } from '../../state/noticesSlice.ts';

/** Whether what is typed goes with the tab: the browser keeps nothing, or it is the profile, of which there is no draft. */
export const selectUnkept = (state: SiteState): boolean =>
  selectStorageBlocked(state) || state.forms.profile !== undefined;
