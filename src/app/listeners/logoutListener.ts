import { createListenerMiddleware } from '@reduxjs/toolkit';
import { forgetReturnPath } from '../../navigation/keptReturnPath.ts';
import { loggedOut } from '../../state/auth/authSlice.ts';
import { forgetAllFiles } from '../../state/forms/draftFiles.ts';
import { dynamicMiddleware } from '../store/store.ts';

/** Deletes what is not in the store: the files of drafts, and the return path of a login. All tabs share both. */
const forgetOnLogout = createListenerMiddleware();
forgetOnLogout.startListening({
  actionCreator: loggedOut,
  effect: () => {
    void forgetAllFiles();
    forgetReturnPath();
  },
});

/**
 * Adds the middleware to the store. Only the chunk of the settings page, where one can log out, contains it. A repeated
 * call has no effect.
 */
export const startLogoutListener = (): void => dynamicMiddleware.addMiddleware(forgetOnLogout.middleware);
