import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { headerHeight } from '../theme/space.ts';
import { CloseOnWiden } from './CloseOnWiden.ts';
import { LoggedInFlag } from './LoggedInFlag.ts';
import { ConfirmationDialog } from '../dialogs/ConfirmationDialog.tsx';
import { Search } from '../dialogs/search/Search.tsx';
import { InertWhileLoading } from './loading/InertWhileLoading.ts';
import { LoadingScreen } from './loading/LoadingScreen.tsx';
import { ReadyMarker } from '../hydration/ReadyMarker.ts';
import { RouteEffects } from './RouteEffects.ts';
import { SkipLink } from './SkipLink.tsx';
import { Notices } from './notices/Notices.tsx';
import { ColourModeAttribute } from './ColourModeAttribute.ts';
import { mainId, pageRootId } from '../navigation/pageFocus.ts';

const PageRoot = styled('div')(({ theme }) => ({
  paddingTop: headerHeight.narrow,
  [theme.breakpoints.up('lg')]: { paddingTop: headerHeight.wide },
}));

const Main = styled('main')(({ theme }) => ({
  // The footer begins below the first view, so that it does not move visibly when the page's content arrives later.
  minHeight: `calc(100vh - ${headerHeight.narrow}px)`,
  [theme.breakpoints.up('lg')]: { minHeight: `calc(100vh - ${headerHeight.wide}px)` },
  // Headings and this element are focused only by scripts, so they need no focus ring.
  '&:focus, & h1:focus': { outline: 'none' },
}));

type SiteLayoutProps = {
  /** Passed in, because the site loads their scripts after the first view. */
  header: ReactNode;
  drawer: ReactNode;
  footer: ReactNode;
};

/**
 * The frame around every page. It does not subscribe to the store itself; only leaf components do. So reading storage
 * at start-up does not re-render the page, and the prerendered HTML stays.
 */
export function SiteLayout({ header, drawer, footer }: SiteLayoutProps) {
  return (
    <>
      <PageRoot id={pageRootId}>
        <SkipLink />
        {header}
        <Main id={mainId} tabIndex={-1}>
          <Outlet />
        </Main>
        {footer}
      </PageRoot>
      {drawer}
      <Notices />
      <LoadingScreen />
      <ConfirmationDialog />
      <Search />
      <RouteEffects />
      <LoggedInFlag />
      <CloseOnWiden />
      <InertWhileLoading />
      <ColourModeAttribute />
      <ScrollRestoration />
      <ReadyMarker />
    </>
  );
}
