import { noticesCopy } from '../../content/notices.ts';
import { useSiteDispatch, useSiteSelector } from '../../state/hooks.ts';
import { connectionNoticeDismissed, selectConnectionNotice } from '../../state/noticesSlice.ts';
import { Notice } from './Notice.tsx';
import { selectEntriesKept } from './selectEntriesKept.ts';

const onlineIcon = 'M2 8a11.6 11.6 0 0 1 16 0M5.8 12a6 6 0 0 1 8.4 0M10 16v.1';
const offlineIcon = `${onlineIcon}M3.5 2.5l13 15`;
const reloadIcon = 'M16.5 10a6.5 6.5 0 1 1-2-4.7M16.5 2.5v4h-4';

const { offline, slow, unkept, kept, restored, replaced, failed, copyFirst, reload } = noticesCopy;

/** The sentence of each notice, and what it adds about entries that are kept on the device or lost with the tab. */
const words = {
  lost: { said: offline, kept, unkept },
  restored: { said: restored, kept: '', unkept: '' },
  replaced: { said: replaced, kept, unkept: copyFirst },
  failed: { said: failed, kept, unkept: copyFirst },
  slow: { said: slow, kept: '', unkept: '' },
} as const;

const icons = {
  lost: offlineIcon,
  restored: onlineIcon,
  replaced: reloadIcon,
  failed: reloadIcon,
  slow: onlineIcon,
} as const;

/** Drafts are already stored, and the browser warns before unsaved entries are lost. */
const reloading = { label: reload, press: () => window.location.reload() };

/**
 * Says that the connection is lost or back, that the server now has a newer release of the site than this page, or that a
 * part of the page does not arrive or takes long.
 */
export function ConnectionNotice() {
  const dispatch = useSiteDispatch();
  const notice = useSiteSelector(selectConnectionNotice);
  const areKept = useSiteSelector(selectEntriesKept);
  if (!notice) return null;
  const { said, ...ofEntries } = words[notice];
  const added = areKept === undefined ? '' : ofEntries[areKept ? 'kept' : 'unkept'];
  return (
    <Notice
      key={notice}
      words={`${said} ${added}`.trim()}
      icon={icons[notice]}
      action={notice === 'replaced' || notice === 'failed' ? reloading : undefined}
      onDismiss={() => dispatch(connectionNoticeDismissed())}
    />
  );
}
