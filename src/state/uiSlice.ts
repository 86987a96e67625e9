import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { paths } from '../../contract/paths.ts';
import type { MenuName } from '../content/navigation.ts';
import type { TechnologyTab } from '../content/technologies/technologies.ts';
import type { ColourMode } from '../theme/tokens/colourModes.ts';
import { dialogOpened, questionAsked } from './dialog/dialogSlice.ts';
import { pageOpened } from './navigationSlice.ts';
import { loginAsked } from './noticesSlice.ts';

/**
 * Why the loading screen shows: a path change (800 ms), a chunk being loaded, a form being submitted, a page loading
 * its data. Each cause is counted, so that one overlay serves all of them without flicker (specification LOAD-05).
 */
export type LoadingReason = 'route' | 'chunk' | 'submit' | 'page';

/** What is open on the page of teams and roles. Every change of path closes it, except for the chosen team. */
type PositionsState = {
  /** Name of the role whose dialog is open. */
  selectedRole: string | null;
  /**
   * Name of the one team whose roles a narrow window shows; null shows all. Kept when the visitor goes back to the
   * page, reset when a link leads there.
   */
  shownTeam: string | null;
  applying: boolean;
};

export type UiState = {
  drawerOpen: boolean;
  openMenu: MenuName | null;
  colourMode: ColourMode;
  loading: Partial<Record<LoadingReason, number>>;
  positions: PositionsState;
  /** The visitor paused what moves by itself: carousel and marquee. */
  motionPaused: boolean;
  technologyTab: TechnologyTab;
  /** Name of the client whose testimonial is open in full; null while none is. */
  openTestimonial: string | null;
  /** What is typed into the search is never in the state. */
  searchOpen: boolean;
};

/** The part of the state that outlives the visit, as it is on the first one. */
export const initialPreferences = {
  colourMode: 'system',
  motionPaused: false,
} satisfies Partial<UiState>;

export type Preferences = Pick<UiState, keyof typeof initialPreferences>;

const closedPositions: PositionsState = { selectedRole: null, shownTeam: null, applying: false };

const initialState: UiState = {
  drawerOpen: false,
  openMenu: null,
  ...initialPreferences,
  loading: {},
  positions: closedPositions,
  technologyTab: 'Frontend',
  openTestimonial: null,
  searchOpen: false,
};

const closeMenus = (state: UiState) => {
  state.drawerOpen = false;
  state.openMenu = null;
};

const closeMenusAndSearch = (state: UiState) => {
  closeMenus(state);
  state.searchOpen = false;
};

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
    /** An entry was chosen, the drawer closed, or the window became wider than 1024 px. */
    menusClosed: closeMenus,
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
    roleSelected: (state, { payload }: PayloadAction<string>) => {
      state.positions.selectedRole = payload;
    },
    roleClosed: (state) => {
      state.positions.selectedRole = null;
    },
    /** null shows all teams. */
    teamChosen: (state, { payload }: PayloadAction<string | null>) => {
      state.positions.shownTeam = payload;
    },
    /** ‘Apply Now’ on the page of teams and roles says ‘Applying’ and goes nowhere (specification D21). */
    applyPressed: (state) => {
      state.positions.applying = true;
    },
    applyDismissed: (state) => {
      state.positions.applying = false;
    },
    motionToggled: (state, { payload }: PayloadAction<{ paused: boolean }>) => {
      state.motionPaused = payload.paused;
    },
    /** Another tab wrote its preferences to storage. */
    preferencesSyncedFromOtherTab: (state, { payload }: PayloadAction<Preferences>) => {
      Object.assign(state, payload);
    },
    technologyTabChosen: (state, { payload }: PayloadAction<TechnologyTab>) => {
      state.technologyTab = payload;
    },
    testimonialOpened: (state, { payload }: PayloadAction<string>) => {
      state.openTestimonial = payload;
    },
    testimonialClosed: (state) => {
      state.openTestimonial = null;
    },
    searchToggled: (state, { payload }: PayloadAction<boolean>) => {
      if (payload) closeMenus(state);
      state.searchOpen = payload;
    },
  },
  extraReducers: (build) =>
    build
      .addCase(pageOpened, (state, { payload: { path, action } }) => {
        const isNewVisit = path === paths.positions && action !== 'POP';
        state.positions = { ...closedPositions, shownTeam: isNewVisit ? null : state.positions.shownTeam };
        state.openTestimonial = null;
        closeMenusAndSearch(state);
      })
      // One thing lies over the page at a time: a question, a result or the request for a login takes the place of the
      // search and the drawer.
      .addCase(loginAsked, closeMenusAndSearch)
      .addCase(dialogOpened, closeMenusAndSearch)
      .addCase(questionAsked, closeMenusAndSearch),
  selectors: {
    selectDrawerOpen: ({ drawerOpen }) => drawerOpen,
    selectOpenMenu: ({ openMenu }) => openMenu,
    selectColourMode: ({ colourMode }) => colourMode,
    selectLoading: ({ loading }) => Object.keys(loading).length > 0,
    /** Whether a wait without a known end is under way, which the loading screen says after a while. */
    selectLongLoading: ({ loading }) => Object.keys(loading).some((reason) => reason !== 'route'),
    /** Whether there is another cause than the chunk of the next page. Then the current page becomes inert at once. */
    selectInertAtOnce: ({ loading }) => Object.keys(loading).some((reason) => reason !== 'chunk'),
    selectRole: ({ positions }) => positions.selectedRole,
    selectShownTeam: ({ positions }) => positions.shownTeam,
    selectApplying: ({ positions }) => positions.applying,
    selectMotionPaused: ({ motionPaused }) => motionPaused,
    selectTechnologyTab: ({ technologyTab }) => technologyTab,
    selectOpenTestimonial: ({ openTestimonial }) => openTestimonial,
    selectSearchOpen: ({ searchOpen }) => searchOpen,
  },
});

export const {
  drawerToggled,
  menuToggled,
  menusClosed,
  colourModeChosen,
  loadingStarted,
  loadingEnded,
  roleSelected,
  roleClosed,
  teamChosen,
  applyPressed,
  applyDismissed,
  motionToggled,
  preferencesSyncedFromOtherTab,
  technologyTabChosen,
  testimonialOpened,
  testimonialClosed,
  searchToggled,
} = uiSlice.actions;
export const {
  selectDrawerOpen,
  selectOpenMenu,
  selectColourMode,
  selectLoading,
  selectLongLoading,
  selectInertAtOnce,
  selectRole,
  selectShownTeam,
  selectApplying,
  selectMotionPaused,
  selectTechnologyTab,
  selectOpenTestimonial,
  selectSearchOpen,
} = uiSlice.selectors;
