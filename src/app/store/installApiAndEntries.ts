import { createAction } from '@reduxjs/toolkit';
import type { ListenerEffectAPI, UnknownAction } from '@reduxjs/toolkit';
import { applicationKinds } from '../../../contract/applications/kinds.ts';
import { forgetAccounts } from '../../api/accountNumber.ts';
import { api } from '../../api/api.ts';
import { isAccountGone, isLogout } from '../../state/auth/authSlice.ts';
import { selectSubmitting } from '../../state/forms/formsSlice.ts';
import { removeSendingMark } from '../../state/forms/sendingMark.ts';
import type { SiteDispatch, SiteState } from '../../state/siteStore.ts';
import { accountEntries, haveEntriesChanged, writeEntries } from './accountEntries.ts';
import { startAppListening } from './appListeners.ts';
import { dynamicMiddleware, rootReducer, stores } from './store.ts';
import { mergeStoredDrafts } from './mergeStoredDrafts.ts';

const hasNothingToSend = (state: SiteState) =>
  !applicationKinds.some((kind) => selectSubmitting(state, kind));

/**
 * Clears the API's cache after a logout and when another account logs in. `resetApiState` also aborts calls under way.
 */
async function clearApiCache(action: UnknownAction, listener: ListenerEffectAPI<SiteState, SiteDispatch>) {
  // A reset that still waits would abort the calls of the next account.
  listener.cancelActiveListeners();
  if (isLogout(action)) {
    forgetAccounts();
    // A submission under way was sent with a valid token, and its form is still on the screen: the reset waits for
    // its end.
    if (!hasNothingToSend(listener.getState()))
      await listener.condition((_, state) => hasNothingToSend(state));
  }
  // The login that changed the account is itself a call, which the reset must not abort.
  else await listener.delay(0);
  listener.dispatch(api.util.resetApiState());
}

/** Gives a store the injected slices at once; otherwise its state would lack them until the next action. */
const sliceJoined = createAction('store/sliceJoined');

/**
 * Adds the API's cache and the slice of account entries to the store, and the middleware and listeners of both and of
 * drafts. Pages that call the server wait for it; the others never load it. Calling it again changes nothing.
 */
export function installApiAndEntries(): void {
  rootReducer.inject(api);
  rootReducer.inject(accountEntries);
  dynamicMiddleware.addMiddleware(mergeStoredDrafts, api.middleware);
  startAppListening({ predicate: isAccountGone, effect: clearApiCache });
  // Whoever uses the tab next must not read that somebody left a form while it was being sent.
  startAppListening({ predicate: isAccountGone, effect: removeSendingMark });
  startAppListening({ predicate: haveEntriesChanged, effect: writeEntries });
  for (const store of stores) if (!(api.reducerPath in store.getState())) store.dispatch(sliceJoined());
}
