import { paths } from '../../../contract/paths.ts';
import type { Path, PathName } from '../../../contract/paths.ts';
import { toLogin } from '../../pages/account/profile/toLogin.ts';
import type { LocationState } from '../../state/locationState.ts';

/**
 * Pages that show nothing to who has no session, and where they lead to. Their documents do so before anything is shown; the
 * pages themselves do it wherever they are opened from within the site.
 */
export const withoutSession: Readonly<Partial<Record<PathName, { to: Path; state: LocationState }>>> = {
  editProfile: { to: paths.login, state: toLogin },
};
