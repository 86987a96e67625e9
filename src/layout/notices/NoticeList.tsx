import { styled } from '@mui/material/styles';
import { noticesCopy } from '../../content/notices.ts';
import { useSiteSelector } from '../../state/hooks.ts';
import { selectDrawerOpen, selectLoading } from '../../state/uiSlice.ts';
import { darkSection } from '../../theme/tokens/darkSection.ts';
import { NoticeSpace } from './NoticeSpace.tsx';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { SessionEndNotice } from './SessionEndNotice.tsx';

const Edge = styled('aside')(({ theme }) => ({
  position: 'fixed',
  right: 0,
  bottom: 0,
  left: 0,
  // Dialogs, drawer and menus lie above it.
  zIndex: theme.zIndex.appBar - 1,
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  width: '100%',
  maxWidth: 720 + 48,
  margin: '0 auto',
  padding: '0 24px calc(16px + env(safe-area-inset-bottom))',
  pointerEvents: 'none',
  '&:empty': { display: 'none' },
  // Under the header and the bar of sections a page that is enlarged four times has half a window left; they take half of that.
  '@media (max-height: 400px)': { maxHeight: 'max(25vh, 100vh - 200px)', overflowY: 'auto' },
  '@media print': { display: 'none' },
  [theme.breakpoints.down('sm')]: {
    gap: 0,
    padding: '0 0 env(safe-area-inset-bottom)',
    // Between two notices of broken heights the page would shine through.
    backgroundColor: darkSection.background,
  },
}));

/**
 * The notices at the lower edge of the window, one above the other. The page keeps space for them. `owner`: whose session
 * it is, or was.
 */
export function NoticeList({ owner }: { owner: string | null }) {
  // Browsers keep the page under the drawer from everybody without saying so in the document.
  const covered = useSiteSelector((state) => selectLoading(state) || selectDrawerOpen(state));
  return (
    <NoticeSpace>
      <Edge aria-label={noticesCopy.label} inert={covered}>
        <SessionEndNotice owner={owner} />
        <ConnectionNotice />
      </Edge>
    </NoticeSpace>
  );
}
