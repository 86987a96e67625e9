import { noticesCopy } from '../../content/notices.ts';
import { useSiteDispatch, useSiteSelector } from '../../state/hooks.ts';
import { connectionNoticeDismissed, selectConnectionNotice } from '../../state/noticesSlice.ts';
import { Notice } from './Notice.tsx';
import { selectUnkept } from './unkept.ts';

const onlineIcon = 'M2 8a11.6 11.6 0 0 1 16 0M5.8 12a6 6 0 0 1 8.4 0M10 16v.1';
const offlineIcon = `${onlineIcon}M3.5 2.5l13 15`;

/** The connection is gone, or back again. */
export function ConnectionNotice() {
  const dispatch = useSiteDispatch();
  const notice = useSiteSelector(selectConnectionNotice);
  const isUnkept = useSiteSelector(selectUnkept);
  if (!notice) return null;
  const offline = `${noticesCopy.offline} ${isUnkept ? noticesCopy.unkept : noticesCopy.kept}`;
  return (
    <Notice
      key={notice}
      words={notice === 'lost' ? offline : noticesCopy.restored}
      icon={notice === 'lost' ? offlineIcon : onlineIcon}
      onDismiss={() => dispatch(connectionNoticeDismissed())}
    />
  );
}
