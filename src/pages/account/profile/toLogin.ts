import { paths } from '../../../../contract/paths.ts';
import { statuses } from '../../../content/accounts/statuses.ts';
import type { LocationState } from '../../../state/locationState.ts';

/** After logging in, one press leads back to the profile. */
export const toLogin: LocationState = { returnPath: { path: paths.editProfile } };

/** The same for a visitor whose session ended by itself; the login page says so. */
export const toLoginAfterSession: LocationState = { ...toLogin, status: statuses.sessionEnded };
