import { noticesCopy } from '../../content/notices.ts';
import { useSiteDispatch, useSiteSelector } from '../../state/hooks.ts';
import { connectionNoticeDismissed, selectConnectionNotice } from '../../state/noticesSlice.ts';
import { Notice } from './Notice.tsx';
import { selectUnkept } from './unkept.ts';

const onlineIcon = 'M2 8a11.6 11.6 0 0 1 16 0M5.8 12a6 6 0 0 1 8.4 0M10 16v.1';
const offlineIcon = `${onlineIcon}M3.5 2.5l13 15`;
const reloadIcon = 'M16.5 10a6.5 6.5 0 1 1-2-4.7M16.5 2.5v4h-4';

const { offline, unkept, kept, restored, replaced, copyFirst, reload } = noticesCopy;

/** What each notice says, and with entries that go with the tab. */
const words = {
  lost: [`${offline} ${kept}`, `${offline} ${unkept}`],
  restored: [restored, restored],
  replaced: [`${replaced} ${kept}`, `${replaced} ${copyFirst}`],
} as const;

const icons = { lost: offlineIcon, restored: onlineIcon, replaced: reloadIcon } as const;

/** Drafts are kept by then, and the browser asks about what is not. */
const reloading = { label: reload, press: () => window.location.reload() };

/** The connection is gone, or back again, or leads to a newer release of the site than this page is of. */
export function ConnectionNotice() {
  const dispatch = useSiteDispatch();
  const notice = useSiteSelector(selectConnectionNotice);
  const isUnkept = useSiteSelector(selectUnkept);
  if (!notice) return null;
  return (
    <Notice
      key={notice}
      words={words[notice][isUnkept ? 1 : 0]}
      icon={icons[notice]}
      action={notice === 'replaced' ? reloading : undefined}
      onDismiss={() => dispatch(connectionNoticeDismissed())}
    />
  );
}
