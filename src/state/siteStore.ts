import { addListener } from '@reduxjs/toolkit';
import type { Action, Store, ThunkDispatch, UnknownAction, UnsubscribeListener } from '@reduxjs/toolkit';
import type { AccountEntriesState } from './forms/accountEntriesSlice.ts';
import type { authSlice } from './auth/authSlice.ts';
import type { dialogSlice } from './dialog/dialogSlice.ts';
import type { draftsSlice } from './forms/draftsSlice.ts';
import type { formsSlice } from './forms/formsSlice.ts';
import type { navigationSlice } from './navigationSlice.ts';
import type { noticesSlice } from './noticesSlice.ts';
import type { receiptSlice } from './forms/receiptSlice.ts';
import type { uiSlice } from './uiSlice.ts';

type StateOf<Slice extends { getInitialState: () => unknown }> = ReturnType<Slice['getInitialState']>;

/** The state without the API's cache, which only the layers above know. */
export type SiteState = {
  auth: StateOf<typeof authSlice>;
  ui: StateOf<typeof uiSlice>;
  dialog: StateOf<typeof dialogSlice>;
  navigation: StateOf<typeof navigationSlice>;
  forms: StateOf<typeof formsSlice>;
  notices: StateOf<typeof noticesSlice>;
  drafts: StateOf<typeof draftsSlice>;
  receipt: StateOf<typeof receiptSlice>;
  /** Injected together with the API. */
  accountEntries?: AccountEntriesState;
};

/** For the action that adds a listener, the listener middleware makes dispatch return the function that removes it. */
export type SiteDispatch = ((action: Action<'listenerMiddleware/add'>) => UnsubscribeListener) &
  ThunkDispatch<SiteState, undefined, UnknownAction>;

export type SiteStore = { dispatch: SiteDispatch } & Store<SiteState>;

/**
 * Adds a listener: `const stop = dispatch(listenTo({ predicate, effect }))`. The effect starts synchronously within the
 * dispatch.
 *
 * Code that comes with a page has no reference to the store: it calls `startAppListening` (app/store/appListeners.ts).
 */
export const listenTo = addListener.withTypes<SiteState, SiteDispatch>();
