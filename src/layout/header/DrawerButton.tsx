import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { LineIcon } from '../../components/icons/LineIcon.tsx';
import { header } from '../../content/navigation.ts';
import { siteCopy } from '../../content/site.ts';
import { lazyWithRetry } from '../../hydration/lazyWithRetry.tsx';
import { useSiteDispatch, useSiteSelector } from '../../state/hooks.ts';
import { drawerToggled, selectDrawerOpen } from '../../state/uiSlice.ts';
import { desktopNavigationQuery } from './desktopNavigationQuery.ts';

/** The drawer and MUI's parts for it are fetched when somebody comes near its button. */
const MobileDrawer = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "drawer" */ '../drawer/MobileDrawer.tsx')).MobileDrawer,
);

const RoundButton = styled(ButtonBase)(({ theme }) => ({
  width: 44,
  height: 44,
  marginLeft: 'auto',
  borderRadius: '50%',
  border: `1.5px solid ${theme.vars.palette.border}`,
  [desktopNavigationQuery]: { display: 'none' },
}));

/** Opens the drawer at 1024 px and narrower (specification HDR-09). */
export function DrawerButton() {
  const dispatch = useSiteDispatch();
  const open = useSiteSelector(selectDrawerOpen);
  return (
    <>
      <RoundButton
        aria-label={siteCopy.openMenu}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerOver={() => void MobileDrawer.preload()}
        onFocus={() => void MobileDrawer.preload()}
        onClick={() => dispatch(drawerToggled(true))}
      >
        <LineIcon path="M3 6h14M3 10h14M3 14h14" />
      </RoundButton>
      <MobileDrawer open={open} entries={header} />
    </>
  );
}
