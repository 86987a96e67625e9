import { ThemeProvider } from '@mui/system';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { CloseIcon } from '../../components/icons/CloseIcon.tsx';
import type { NavEntry } from '../../content/navigation.ts';
import { siteCopy } from '../../content/site.ts';
import { useSiteDispatch } from '../../state/hooks.ts';
import { menusClosed } from '../../state/uiSlice.ts';
import { Brand } from '../header/Brand.tsx';
import { DrawerGroup } from './DrawerGroup.tsx';
import { DrawerLink } from './DrawerLink.tsx';
import { overlayTheme } from '../../theme/scopes/overlayTheme.ts';

const Top = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 60,
  padding: '0 12px 0 20px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
}));

const List = styled('ul')({ padding: '8px 20px calc(20px + env(safe-area-inset-bottom))' });

type MobileDrawerProps = { open: boolean; entries: readonly NavEntry[] };

/** The header's navigation for narrow windows: the same entries, with menus that fold. */
export function MobileDrawer({ open, entries }: MobileDrawerProps) {
  const dispatch = useSiteDispatch();
  const close = () => dispatch(menusClosed());
  return (
    <ThemeProvider theme={overlayTheme}>
      <Drawer
        anchor="right"
        open={open}
        onClose={close}
        slotProps={{ paper: { 'aria-label': siteCopy.mainNavigation, square: true } }}
      >
        <Top>
          <Brand onChoose={close} />
          <IconButton aria-label={siteCopy.closeMenu} onClick={close}>
            <CloseIcon />
          </IconButton>
        </Top>
        <nav aria-label={siteCopy.mainNavigation}>
          <List>
            {entries.map((entry) => (
              <li key={entry.kind === 'link' ? entry.link.label : entry.menu}>
                {entry.kind === 'link' ? (
                  <DrawerLink link={entry.link} onChoose={close} />
                ) : (
                  <DrawerGroup {...entry} onChoose={close} />
                )}
              </li>
            ))}
          </List>
        </nav>
      </Drawer>
    </ThemeProvider>
  );
}
