import { styled } from '@mui/material/styles';
import { NavLink as RouterNavLink } from 'react-router-dom';
import { Container } from '../../components/page/Container.ts';
import { header, hrefOf } from '../../content/navigation.ts';
import { siteCopy } from '../../content/site.ts';
import { notForwarded } from '../../theme/notForwarded.ts';
import { headerHeight } from '../../theme/space.ts';
import { Brand } from './Brand.tsx';
import { DrawerButton } from './DrawerButton.tsx';
import { HeaderMenu } from './menu/HeaderMenu.tsx';
import { navItem } from './navItem.ts';
import { SearchButton } from './SearchButton.tsx';
import { mobileNavigationQuery } from './desktopNavigationQuery.ts';

const Bar = styled('header')(({ theme }) => ({
  position: 'fixed',
  inset: '0 0 auto',
  zIndex: theme.zIndex.appBar,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.default,
  '@media print': { display: 'none' },
}));

const Row = styled(Container)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  height: headerHeight.narrow,
  [theme.breakpoints.up('lg')]: { gap: 36, height: headerHeight.wide },
}));

const Navigation = styled('nav')({
  flex: 1,
  [mobileNavigationQuery]: { display: 'none' },
});

const Entries = styled('ul')({ display: 'flex', gap: 4 });

const EntryItem = styled(
  'li',
  notForwarded('apart'),
)<{ apart: boolean }>({
  variants: [{ props: { apart: true }, style: { marginLeft: 'auto' } }],
});

const Entry = styled(RouterNavLink)(navItem);

/** The same for every visitor (specification HDR-08). */
export function AppHeader() {
  return (
    <Bar>
      <Row>
        <Brand />
        <Navigation aria-label={siteCopy.mainNavigation}>
          <Entries>
            {header.map((entry) =>
              entry.kind === 'menu' ? (
                <HeaderMenu key={entry.menu} {...entry} />
              ) : (
                // Settings, the visitor's own page, is set apart at the end
                <EntryItem key={entry.link.label} apart={entry.link.page === 'settings'}>
                  <Entry to={hrefOf(entry.link)} end>
                    {entry.link.label}
                  </Entry>
                </EntryItem>
              ),
            )}
          </Entries>
        </Navigation>
        <SearchButton />
        <DrawerButton />
      </Row>
    </Bar>
  );
}
