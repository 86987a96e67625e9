import { createListenerMiddleware } from '@reduxjs/toolkit';
import { forgetAccount } from '../../api/accountNumber.ts';
import { api } from '../../api/api.ts';
import { accountChanged, isLogout } from '../../state/auth/authSlice.ts';
import { accountEntries, keepAccountEntries } from './accountEntries.ts';
import { dynamicMiddleware, rootReducer, takeUpSlices } from './store.ts';

/** Clears the API's cache when the account goes: after a logout, and when another account logs in. */
const clearApiCache = createListenerMiddleware();
const { resetApiState } = api.util;
clearApiCache.startListening({
  predicate: isLogout,
  effect: (_, { dispatch }) => {
    forgetAccount();
    dispatch(resetApiState());
  },
});
clearApiCache.startListening({
  actionCreator: accountChanged,
  effect: async (_, listener) => {
    // The login that changed it is a call itself, and a reset aborts running calls: wait until it is over.
    await listener.delay(0);
    listener.dispatch(resetApiState());
  },
});

let installed = false;

/** Adds the API's cache and middleware to the store, and what account forms hold. Pages that call the server wait for it; the others never load it. */
export function installApi(): void {
  if (installed) return;
  installed = true;
  rootReducer.inject(api);
  rootReducer.inject(accountEntries);
  dynamicMiddleware.addMiddleware(api.middleware, clearApiCache.middleware, keepAccountEntries.middleware);
  takeUpSlices();
}
