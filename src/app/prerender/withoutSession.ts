import { paths } from '../../../contract/paths.ts';
import type { Path, PathName } from '../../../contract/paths.ts';
import { toLogin } from '../../pages/account/profile/toLogin.ts';
import type { LocationState } from '../../state/locationState.ts';

/**
 * Pages that need a session, and where they redirect to without one. In a new document the inline script redirects
 * before the first paint; after a navigation within the site the page itself does.
 */
export const withoutSession: Readonly<Partial<Record<PathName, { to: Path; state: LocationState }>>> = {
  editProfile: { to: paths.login, state: toLogin },
};
