import { useDispatch, useSelector, useStore } from 'react-redux';
import type { Store, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { authSlice } from './authSlice.ts';
import type { dialogSlice } from './dialogSlice.ts';
import type { draftsSlice } from './draftsSlice.ts';
import type { formsSlice } from './formsSlice.ts';
import type { navigationSlice } from './navigationSlice.ts';
import type { noticesSlice } from './noticesSlice.ts';
import type { receiptSlice } from './receiptSlice.ts';
import type { uiSlice } from './uiSlice.ts';

type StateOf<Slice extends { getInitialState: () => unknown }> = ReturnType<Slice['getInitialState']>;

/** What the browser remembers. The store adds the API's cache, which only the layers above know. */
export type SiteState = {
  auth: StateOf<typeof authSlice>;
  ui: StateOf<typeof uiSlice>;
  dialog: StateOf<typeof dialogSlice>;
  navigation: StateOf<typeof navigationSlice>;
  forms: StateOf<typeof formsSlice>;
  notices: StateOf<typeof noticesSlice>;
  drafts: StateOf<typeof draftsSlice>;
  receipt: StateOf<typeof receiptSlice>;
};

export type SiteDispatch = ThunkDispatch<SiteState, undefined, UnknownAction>;

export const useSiteDispatch = useDispatch.withTypes<SiteDispatch>();
export const useSiteSelector = useSelector.withTypes<SiteState>();
export const useSiteStore = useStore.withTypes<Store<SiteState> & { dispatch: SiteDispatch }>();
