import { styled } from '@mui/material/styles';
import { LineIcon } from '../../components/icons/LineIcon.tsx';
import { siteCopy } from '../../content/site.ts';
import { useHydrated } from '../../hydration/useHydrated.ts';
import { useSiteDispatch, useSiteSelector } from '../../state/hooks.ts';
import { drawerToggled, selectDrawerOpen } from '../../state/uiSlice.ts';
import { drawerId } from '../drawer/drawerId.ts';
import { desktopNavigationQuery } from './desktopNavigationQuery.ts';
import { HeaderButton } from './HeaderButton.ts';

const MenuButton = styled(HeaderButton)({ [desktopNavigationQuery]: { display: 'none' } });

/** Until it is hydrated, the drawer is a popover, which the browser opens through `popoverTarget`. */
const isPopover = () => Boolean(document.getElementById(drawerId)?.popover);

/** Opens the drawer at 1024 px and narrower (specification HDR-09). */
export function DrawerButton() {
  const dispatch = useSiteDispatch();
  const open = useSiteSelector(selectDrawerOpen);
  const hydrated = useHydrated();
  return (
    <MenuButton
      aria-label={siteCopy.openMenu}
      aria-haspopup="dialog"
      aria-expanded={hydrated ? open : undefined}
      popoverTarget={drawerId}
      onClick={() => {
        if (!isPopover()) dispatch(drawerToggled(true));
      }}
    >
      <LineIcon path="M3 6h14M3 10h14M3 14h14" />
    </MenuButton>
  );
}
