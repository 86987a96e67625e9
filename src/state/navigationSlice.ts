import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Path } from '../../contract/paths.ts';

export type NavigationAction = 'POP' | 'PUSH' | 'REPLACE';

type NavigationState = {
  /** One of the 29 addresses, or `*` for any other; never what a visitor typed into the address bar. */
  path: Path | '*' | null;
  action: NavigationAction | null;
};

const initialState: NavigationState = { path: null, action: null };

/** A one-way mirror of the router, so that a state says where the visitor was. Nothing steers by it. */
export const navigationSlice = createSlice({
  name: 'navigation',
  initialState,
  reducers: {
    pageOpened: (_state, { payload }: PayloadAction<{ path: Path | '*'; action: NavigationAction }>) =>
      payload,
  },
  selectors: { selectOpenPage: ({ path }) => path },
});

export const { pageOpened } = navigationSlice.actions;
export const { selectOpenPage } = navigationSlice.selectors;
