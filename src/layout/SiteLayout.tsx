import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { headerHeight } from '../theme/space.ts';
import { CloseOnWiden } from './CloseOnWiden.tsx';
import { LoggedInFlag } from './LoggedInFlag.tsx';
import { ConfirmationDialog } from '../dialogs/ConfirmationDialog.tsx';
import { InertWhileLoading } from './loading/InertWhileLoading.tsx';
import { LoadingScreen } from './loading/LoadingScreen.tsx';
import { HydratedMarker } from '../hydration/HydratedMarker.tsx';
import { RouteEffects } from './RouteEffects.tsx';
import { SkipLink } from './SkipLink.tsx';
import { Notices } from './notices/Notices.tsx';
import { ColourModeAttribute } from './ColourModeAttribute.tsx';
import { frameId, mainId } from '../navigation/pageFocus.ts';

const Frame = styled('div')(({ theme }) => ({
  paddingTop: headerHeight.narrow,
  [theme.breakpoints.up('lg')]: { paddingTop: headerHeight.wide },
}));

const Main = styled('main')(({ theme }) => ({
  // The footer begins below the first view, so that it does not jump when a page fills itself later.
  minHeight: `calc(100vh - ${headerHeight.narrow}px)`,
  [theme.breakpoints.up('lg')]: { minHeight: `calc(100vh - ${headerHeight.wide}px)` },
  // Headings and this place take the keyboard from a script, so the visitor needs no ring to find it.
  '&:focus, & h1:focus': { outline: 'none' },
}));

type SiteLayoutProps = {
  /** Handed in, because the site brings their scripts after the first view. */
  header: ReactNode;
  drawer: ReactNode;
  footer: ReactNode;
};

/**
 * The frame round every page. Nothing here listens to the store: what does is a leaf of its own, so that reading storage
 * at start-up never renders the page anew and the prerendered HTML stays.
 */
export function SiteLayout({ header, drawer, footer }: SiteLayoutProps) {
  return (
    <>
      <Frame id={frameId}>
        <SkipLink />
        {header}
        <Main id={mainId} tabIndex={-1}>
          <Outlet />
        </Main>
        {footer}
      </Frame>
      {drawer}
      <Notices />
      <LoadingScreen />
      <ConfirmationDialog />
      <RouteEffects />
      <LoggedInFlag />
      <CloseOnWiden />
      <InertWhileLoading />
      <ColourModeAttribute />
      <ScrollRestoration />
      <HydratedMarker />
    </>
  );
}
