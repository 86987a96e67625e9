import { forgetReturnPath } from '../../navigation/keptReturnPath.ts';
import { loggedOut } from '../../state/auth/authSlice.ts';
import { forgetAllFiles } from '../../state/forms/draftFiles.ts';
import { startAppListening } from '../store/appListeners.ts';

/** Deletes what is not in the store: the files of drafts, and the return path of a login. All tabs share both. */
function forgetOnLogout(): void {
  void forgetAllFiles();
  forgetReturnPath();
}

/** Only the chunk of the settings page, where one can log out, contains this listener. */
export function startLogoutListener(): void {
  startAppListening({ actionCreator: loggedOut, effect: forgetOnLogout });
}
