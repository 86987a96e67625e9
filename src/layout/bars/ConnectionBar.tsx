import { barWords } from '../../content/bars.ts';
import { useSiteDispatch, useSiteSelector } from '../../state/hooks.ts';
import {
  connectionNoticeDismissed,
  selectConnectionNotice,
  selectStorageBlocked,
} from '../../state/noticesSlice.ts';
import { Bar } from './Bar.tsx';

const waves =
  'M2.2 7.4a11.6 11.6 0 0 1 15.6 0M4.8 10.4a7.8 7.8 0 0 1 10.4 0M7.4 13.3a4 4 0 0 1 5.2 0M10 16.2v.1';
const struck = `${waves}M3 2.8l14 14.4`;

/** The connection is gone, or back again. */
export function ConnectionBar() {
  const dispatch = useSiteDispatch();
  const notice = useSiteSelector(selectConnectionNotice);
  const blocked = useSiteSelector(selectStorageBlocked);
  if (!notice) return null;
  const offline = `${barWords.offline} ${blocked ? barWords.unkept : barWords.kept}`;
  return (
    <Bar
      key={notice}
      words={notice === 'lost' ? offline : barWords.restored}
      icon={notice === 'lost' ? struck : waves}
      onDismiss={() => dispatch(connectionNoticeDismissed())}
    />
  );
}
