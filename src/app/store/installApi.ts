import { isPending } from '@reduxjs/toolkit';
import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import { api } from '../../api/api.ts';
import {
  accountChanged,
  isLogout,
  selectHasSession,
  selectToken,
  sessionEnded,
} from '../../state/authSlice.ts';
import type { SiteState } from '../../state/hooks.ts';
import { laterMiddleware, rootReducer } from './store.ts';

const isCall = isPending();

/** No call takes along a token that does not count any more. The store announces calls too late to those who watch it. */
const endSession: Middleware<object, SiteState> = (site) => (next) => (action) => {
  const state = site.getState();
  if (isCall(action) && selectToken(state) !== null && !selectHasSession(state))
    site.dispatch(sessionEnded());
  return next(action);
};

/** What the server told about an account is forgotten with the account. */
const forgetAccount: Middleware =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const result = next(action);
    const forget = () => void dispatch(api.util.resetApiState());
    if (isLogout(action as UnknownAction)) forget();
    // The login that changed it is a call itself, and forgetting ends calls; it is through in a moment.
    if (accountChanged.match(action)) setTimeout(forget);
    return result;
  };

let installed = false;

/** Adds the API's cache and middleware to the store. Pages that call the server wait for it; the others never load it. */
export function installApi(): void {
  if (installed) return;
  installed = true;
  rootReducer.inject(api);
  laterMiddleware.addMiddleware(api.middleware, endSession, forgetAccount);
}
