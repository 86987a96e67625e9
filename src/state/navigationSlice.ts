import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { canonicalPathOf } from '../../contract/paths.ts';
import type { Path } from '../../contract/paths.ts';
import type { Arrival } from './locationState.ts';

export type NavigationAction = 'POP' | 'PUSH' | 'REPLACE';

/** Why the error page stands in a page's place: a script that did not arrive, or anything else. */
export type PageFailure = 'chunk' | 'error';

/** An address of the site, or `*` for any other; never what a visitor typed into the address bar. */
export type OpenPage = Path | '*';

export const openPageAt = (pathname: string): OpenPage => canonicalPathOf(pathname) ?? '*';

export type NavigationState = {
  path: OpenPage | null;
  action: NavigationAction | null;
  /** What the page was opened with, if anything. */
  arrival?: Arrival;
  /** If it failed, why. */
  failure?: PageFailure;
};

const initialState: NavigationState = { path: null, action: null };

/** A one-way mirror of the router, so that a state says where the visitor was. The router never reads it. */
export const navigationSlice = createSlice({
  name: 'navigation',
  initialState,
  reducers: {
    pageOpened: (_state, { payload }: PayloadAction<{ path: OpenPage; action: NavigationAction }>) => payload,
    /** Comes after `pageOpened` where something was handed over, and when that changes while the page stays. */
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
