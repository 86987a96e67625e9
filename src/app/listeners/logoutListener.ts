import { createListenerMiddleware } from '@reduxjs/toolkit';
import { forgetReturnPath } from '../../navigation/keptReturnPath.ts';
import { loggedOut } from '../../state/auth/authSlice.ts';
import { forgetAllFiles } from '../../state/forms/draftFiles.ts';
import { dynamicMiddleware } from '../store/store.ts';

/** Takes what no slice holds: the files of drafts, and where a login would lead back to. All tabs share both. */
const forgetOnLogout = createListenerMiddleware();
forgetOnLogout.startListening({
  actionCreator: loggedOut,
  effect: () => {
    void forgetAllFiles();
    forgetReturnPath();
  },
});

/** Comes with the one page on which one can log out; no other page loads it. The store takes a middleware only once. */
export const startLogoutListener = (): void => dynamicMiddleware.addMiddleware(forgetOnLogout.middleware);
