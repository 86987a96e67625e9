import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { canonicalPathOf } from '../../contract/paths.ts';
import type { Path } from '../../contract/paths.ts';
import type { Arrival } from './locationState.ts';

export type NavigationAction = 'POP' | 'PUSH' | 'REPLACE';

/** Why the error page replaces a page: a chunk that did not arrive, or any other error. */
export type PageFailure = 'chunk' | 'error';

/**
 * A path of the site, or `*` for any other, so that the state never holds what a visitor typed into the address bar.
 */
export type OpenPage = Path | '*';

export const openPageAt = (pathname: string): OpenPage => canonicalPathOf(pathname) ?? '*';

export type NavigationState = {
  path: OpenPage | null;
  action: NavigationAction | null;
  /** What the page was opened with, if anything. */
  arrival?: Arrival;
  /** Why the page failed, if it did. */
  failure?: PageFailure;
};

const initialState: NavigationState = { path: null, action: null };

/** A one-way copy of the router's state, so that a trace shows where the visitor was. The router never reads it. */
export const navigationSlice = createSlice({
  name: 'navigation',
  initialState,
  reducers: {
    pageOpened: (_state, { payload }: PayloadAction<{ path: OpenPage; action: NavigationAction }>) => payload,
    /**
     * Follows `pageOpened` where the page was opened with a location state, and when that changes while the page stays.
     */
    arrived: (state, { payload }: PayloadAction<Arrival>) => {
      state.arrival = payload;
    },
    pageFailed: (state, { payload: { kind } }: PayloadAction<{ kind: PageFailure }>) => {
      state.failure = kind;
    },
  },
  selectors: {
    selectOpenPage: ({ path }) => path,
    selectPageFailure: ({ failure }) => failure,
  },
});

export const { pageOpened, arrived, pageFailed } = navigationSlice.actions;
export const { selectOpenPage, selectPageFailure } = navigationSlice.selectors;
