import { combineReducers, configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { ThemeProvider } from '@mui/system';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { RouterProvider, createBrowserRouter, createMemoryRouter } from 'react-router-dom';
import type { InitialEntry, RouteObject } from 'react-router-dom';
import { paths } from '../../../contract/paths.ts';
import { authSlice, sessionOf } from '../../state/auth/authSlice.ts';
import { dialogSlice } from '../../state/dialog/dialogSlice.ts';
import { draftsSlice } from '../../state/forms/draftsSlice.ts';
import { formsSlice } from '../../state/forms/formsSlice.ts';
import type { SiteState, SiteStore } from '../../state/siteStore.ts';
import { navigationSlice } from '../../state/navigationSlice.ts';
import { noticesSlice } from '../../state/noticesSlice.ts';
import { receiptSlice } from '../../state/forms/receiptSlice.ts';
import { uiSlice } from '../../state/uiSlice.ts';
import { theme } from '../../theme/theme.ts';
import { MobileDrawer } from '../../layout/drawer/MobileDrawer.tsx';
import { AppFooter } from '../../layout/footer/AppFooter.tsx';
import { AppHeader } from '../../layout/header/AppHeader.tsx';
import { SiteLayout } from '../../layout/SiteLayout.tsx';
import { showLoadingDuringNavigation } from '../../app/routes/showLoadingDuringNavigation.ts';
import { rehydratedMark } from '../../app/store/persistedCodec.ts';
import { storeChecks } from '../storeChecks.ts';

const slices = [
  authSlice,
  uiSlice,
  dialogSlice,
  navigationSlice,
  formsSlice,
  draftsSlice,
  noticesSlice,
  receiptSlice,
] as const;
const reducer = combineReducers(Object.fromEntries(slices.map((slice) => [slice.name, slice.reducer])));

/** The auth slice as redux-persist leaves it once storage has been read. */
export const seededAuth = (token: string | null) => ({
  ...sessionOf(token),
  loggedIn: false,
  ...rehydratedMark,
});

export type FrameOptions = {
  /** Pages inside the frame. */
  pages?: RouteObject[];
  /** A history in memory, of which the last entry is shown; without it, the window's history is used. */
  entries?: [InitialEntry, ...InitialEntry[]];
  state?: Partial<Record<keyof SiteState, object>>;
  user?: Parameters<typeof userEvent.setup>[0];
};

const plainPage = (name: string) => (
  <>
    <h1>{name}</h1>
    <button type="button">{`In ${name}`}</button>
  </>
);

/** Renders the frame of the site (header, drawer, footer and layout) with small pages inside. */
export function renderFrame({ pages = [], entries, state = {}, user = {} }: FrameOptions = {}) {
  const store = configureStore({
    reducer,
    preloadedState: state as never,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware(storeChecks).prepend(createListenerMiddleware().middleware),
  });
  const routes: RouteObject[] = [
    {
      element: <SiteLayout header={<AppHeader />} drawer={<MobileDrawer />} footer={<AppFooter />} />,
      children: [
        ...pages,
        { path: paths.home, element: plainPage('Home page') },
        { path: paths.login, element: plainPage('Login page') },
        { path: '*', element: plainPage('Some page') },
      ],
    },
  ];
  const router = entries
    ? createMemoryRouter(routes, { initialEntries: entries, initialIndex: entries.length - 1 })
    : createBrowserRouter(routes);
  showLoadingDuringNavigation(router, store as unknown as SiteStore);
  const view = render(
    <Provider store={store}>
      <ThemeProvider theme={theme}>
        <RouterProvider router={router} />
      </ThemeProvider>
    </Provider>,
  );
  const stateNow = () => store.getState() as unknown as SiteState;
  return { ...view, store, router, stateNow, user: userEvent.setup(user) };
}
