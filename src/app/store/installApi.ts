import { createListenerMiddleware } from '@reduxjs/toolkit';
import { api } from '../../api/api.ts';
import { accountChanged, isLogout } from '../../state/authSlice.ts';
import { laterMiddleware, rootReducer } from './store.ts';

/** What the server told about an account is forgotten with the account. */
const forgetAccount = createListenerMiddleware();
const { resetApiState } = api.util;
forgetAccount.startListening({
  predicate: isLogout,
  effect: (_, { dispatch }) => void dispatch(resetApiState()),
});
forgetAccount.startListening({
  actionCreator: accountChanged,
  effect: async (_, listener) => {
    // The login that changed it is a call itself, and forgetting ends calls; it is through in a moment.
    await listener.delay(0);
    listener.dispatch(resetApiState());
  },
});

let installed = false;

/** Adds the API's cache and middleware to the store. Pages that call the server wait for it; the others never load it. */
export function installApi(): void {
  if (installed) return;
  installed = true;
  rootReducer.inject(api);
  laterMiddleware.addMiddleware(api.middleware, forgetAccount.middleware);
}
