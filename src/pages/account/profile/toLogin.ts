import { paths } from '../../../../contract/paths.ts';
import type { LocationState } from '../../../state/locationState.ts';

/** After logging in, one press leads back to the profile. */
export const toLogin: LocationState = { returnPath: { path: paths.editProfile } };
