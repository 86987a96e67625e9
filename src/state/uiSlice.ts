import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { MenuName } from '../content/navigation.ts';

export const colourModes = ['light', 'dark', 'system'] as const;
export type ColourMode = (typeof colourModes)[number];

/**
 * Why the loading screen shows: a path change (800 ms), a script on its way, a form being sent, a page reading its
 * data. Each cause is counted, so that one overlay serves all of them without flicker (acceptance LOAD-05).
 */
export type LoadingReason = 'route' | 'chunk' | 'submit' | 'page';

type UiState = {
  drawerOpen: boolean;
  openMenu: MenuName | null;
  colourMode: ColourMode;
  loading: Partial<Record<LoadingReason, number>>;
};

const initialState: UiState = { drawerOpen: false, openMenu: null, colourMode: 'system', loading: {} };

export const uiSlice = createSlice({
  name: 'ui',
  initialState,
  reducers: {
    drawerToggled: (state, { payload }: PayloadAction<boolean>) => {
      state.drawerOpen = payload;
    },
    /** One menu of the header is open at a time; null closes it. The drawer folds the same menus. */
    menuToggled: (state, { payload }: PayloadAction<MenuName | null>) => {
      state.openMenu = payload;
    },
    /** The window became wider than 1024 px, or the path changed: nothing stays open. */
    menusClosed: (state) => {
      state.drawerOpen = false;
      state.openMenu = null;
    },
    colourModeChosen: (state, { payload }: PayloadAction<ColourMode>) => {
      state.colourMode = payload;
    },
    loadingStarted: (state, { payload }: PayloadAction<LoadingReason>) => {
      state.loading[payload] = (state.loading[payload] ?? 0) + 1;
    },
    loadingEnded: (state, { payload }: PayloadAction<LoadingReason>) => {
      const left = (state.loading[payload] ?? 0) - 1;
      if (left > 0) state.loading[payload] = left;
      else delete state.loading[payload];
    },
  },
  selectors: {
    selectDrawerOpen: ({ drawerOpen }) => drawerOpen,
    selectOpenMenu: ({ openMenu }) => openMenu,
    selectColourMode: ({ colourMode }) => colourMode,
    selectLoading: ({ loading }) => Object.keys(loading).length > 0,
    /** A wait without a known end: the loading screen says so after a while. */
    selectLongLoading: ({ loading }) => Object.keys(loading).some((reason) => reason !== 'route'),
  },
});

export const { drawerToggled, menuToggled, menusClosed, colourModeChosen, loadingStarted, loadingEnded } =
  uiSlice.actions;
export const { selectDrawerOpen, selectOpenMenu, selectColourMode, selectLoading, selectLongLoading } =
  uiSlice.selectors;
