import {
  combineSlices,
  configureStore,
  createDynamicMiddleware,
  createListenerMiddleware,
} from '@reduxjs/toolkit';
import type { Store, WithSlice } from '@reduxjs/toolkit';
import type { api } from '../../api/api.ts';
import type { accountEntriesSlice } from '../../state/forms/accountEntriesSlice.ts';
import { authSlice } from '../../state/auth/authSlice.ts';
import { dialogSlice } from '../../state/dialog/dialogSlice.ts';
import { draftsSlice } from '../../state/forms/draftsSlice.ts';
import { formsSlice } from '../../state/forms/formsSlice.ts';
import { navigationSlice } from '../../state/navigationSlice.ts';
import { noticesSlice } from '../../state/noticesSlice.ts';
import { receiptSlice } from '../../state/forms/receiptSlice.ts';
import { uiSlice } from '../../state/uiSlice.ts';
import { persistActions, persisted } from './persistence.ts';
import { developerTools } from './devTools.ts';

/**
 * The reducer of the whole state. The API's cache and the account entries are injected with the first page that calls
 * the server (installApiAndEntries.ts).
 */
export const rootReducer = combineSlices(
  {
    auth: persisted('auth', authSlice.reducer),
    ui: persisted('ui', uiSlice.reducer),
    dialog: persisted('dialog', dialogSlice.reducer),
    drafts: persisted('drafts', draftsSlice.reducer),
    receipt: persisted('receipt', receiptSlice.reducer),
  },
  navigationSlice,
  formsSlice,
  noticesSlice,
).withLazyLoadedSlices<WithSlice<typeof api> & WithSlice<typeof accountEntriesSlice>>();

export type RootState = ReturnType<typeof rootReducer>;

/** Holds middleware that is added after the store was made, such as the API's. */
export const dynamicMiddleware = createDynamicMiddleware();

/**
 * Milliseconds that a development check may take before it warns; with RTK's default slow machines would log it
 * constantly.
 */
const warnAfter = 2000;

/** Options of RTK's checks that actions and state are serializable and the state is not mutated; development only. */
export const developmentChecks = {
  // By default RTK does not check the arguments of calls; here they are serializable, too.
  serializableCheck: { ignoredActions: persistActions, ignoredActionPaths: [], warnAfter },
  immutableCheck: { warnAfter },
};

/**
 * Every store that was made: in a browser one. The slices that are injected later join the state of each, and what injects
 * them is loaded by pages, which have no reference to a store.
 */
export const stores = new Set<Store>();

const isDevelopment = process.env['NODE_ENV'] !== 'production';

export function makeStore() {
  const store = configureStore({
    reducer: rootReducer,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware(isDevelopment ? developmentChecks : {})
        // Before the serializability check, because the action that adds a listener carries functions.
        .prepend(createListenerMiddleware().middleware)
        .concat(dynamicMiddleware.middleware),
    devTools: isDevelopment && developerTools,
  });
  stores.add(store);
  return store;
}
