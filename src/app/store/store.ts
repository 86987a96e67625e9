import {
  combineSlices,
  createAction,
  configureStore,
  createDynamicMiddleware,
  createListenerMiddleware,
} from '@reduxjs/toolkit';
import type { WithSlice } from '@reduxjs/toolkit';
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
 * The whole state. The API's cache and what account forms hold join with the first page that calls the server (see
 * installApi).
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

/** Middleware that arrives with a page, such as the API's. */
export const dynamicMiddleware = createDynamicMiddleware();

/** Milliseconds a development check may take before it complains; slow machines would log it all the time. */
const slow = 2000;

/** Options of RTK's checks that actions and state are plain and that nobody changes the state; development only. */
export const developmentChecks = {
  // RTK passes over the arguments of calls unless told otherwise; here they are plain, too.
  serializableCheck: { ignoredActions: persistActions, ignoredActionPaths: [], warnAfter: slow },
  immutableCheck: { warnAfter: slow },
};

/** A slice has joined the reducer of a store that is there already. */
const sliceJoined = createAction('store/sliceJoined');

/** Set by `makeStore`: pages that bring a slice know no store. */
let takeUp = () => {};

/** Gives the state what has joined the reducer; it would come with the next action only. */
export const takeUpSlices = (): void => takeUp();

const isDevelopment = process.env['NODE_ENV'] !== 'production';

export function makeStore(preloadedState?: Partial<RootState>) {
  const store = configureStore({
    reducer: rootReducer,
    ...(preloadedState ? { preloadedState: preloadedState as RootState } : {}),
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware(isDevelopment ? developmentChecks : {})
        // Ahead of the checks: adding a listener is an action that carries functions.
        .prepend(createListenerMiddleware().middleware)
        .concat(dynamicMiddleware.middleware),
    devTools: isDevelopment && developerTools,
  });
  takeUp = () => void store.dispatch(sliceJoined());
  return store;
}
