import { header } from '../../content/navigation.ts';
import { useSiteSelector } from '../../state/hooks.ts';
import { selectDrawerOpen } from '../../state/uiSlice.ts';
import { drawer } from './lazyDrawer.ts';

/** Where the drawer stands once it is needed. */
export function DrawerHost() {
  const open = useSiteSelector(selectDrawerOpen);
  return <drawer.Part needed={open} open={open} entries={header} />;
}
