import { barWords } from '../../content/notices.ts';
import { useSiteDispatch, useSiteSelector } from '../../state/hooks.ts';
import {
  connectionNoticeDismissed,
  selectConnectionNotice,
  selectStorageBlocked,
} from '../../state/noticesSlice.ts';
import { Bar } from './Notice.tsx';

const waves = 'M2 8a11.6 11.6 0 0 1 16 0M5.8 12a6 6 0 0 1 8.4 0M10 16v.1';
const struck = `${waves}M3.5 2.5l13 15`;

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
