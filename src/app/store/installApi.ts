import { createListenerMiddleware } from '@reduxjs/toolkit';
import { forgetAccount } from '../../api/accountNumber.ts';
import { api } from '../../api/api.ts';
import { isAccountGone, isLogout } from '../../state/auth/authSlice.ts';
import { selectSendingForm } from '../../state/forms/formsSlice.ts';
import type { SiteState } from '../../state/siteStore.ts';
import { accountEntries, keepAccountEntries } from './accountEntries.ts';
import { dynamicMiddleware, rootReducer, takeUpSlices } from './store.ts';
import { takeUpDrafts } from './takeUpDrafts.ts';

const hasNothingToSend = (state: SiteState) => selectSendingForm(state) === null;

/**
 * Clears the API's cache when the account goes: after a logout, and when another account logs in. A reset aborts running
 * calls.
 */
const clearApiCache = createListenerMiddleware<SiteState>();
clearApiCache.startListening({
  predicate: isAccountGone,
  effect: async (action, listener) => {
    // One that still waits would abort what another account begins.
    listener.cancelActiveListeners();
    if (isLogout(action)) {
      forgetAccount();
      // A submission left with a token that counted, and whoever sent it has the form before them: it may come to its end.
      if (!hasNothingToSend(listener.getState()))
        await listener.condition((_, state) => hasNothingToSend(state));
    }
    // The login that changed the account is a call itself: wait until it is over.
    else await listener.delay(0);
    listener.dispatch(api.util.resetApiState());
  },
});

let installed = false;

/**
 * Adds the API's cache and middleware to the store, what account forms hold, and what looks after drafts. Pages that call the
 * server wait for it; the others never load it.
 */
export function installApi(): void {
  if (installed) return;
  installed = true;
  rootReducer.inject(api);
  rootReducer.inject(accountEntries);
  dynamicMiddleware.addMiddleware(
    takeUpDrafts,
    api.middleware,
    clearApiCache.middleware,
    keepAccountEntries.middleware,
  );
  takeUpSlices();
}
