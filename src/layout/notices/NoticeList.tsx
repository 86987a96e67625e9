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
  // Below dialogs, drawer and menus.
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
  // At 400 % zoom, header and section bar leave half of the window to the page; the notices take at most half of that.
  '@media (max-height: 400px)': { maxHeight: 'max(25vh, 100vh - 200px)', overflowY: 'auto' },
  '@media print': { display: 'none' },
  [theme.breakpoints.down('sm')]: {
    gap: 0,
    padding: '0 0 env(safe-area-inset-bottom)',
    // With fractional heights, the page would show through between two notices.
    backgroundColor: darkSection.background,
  },
}));

/**
 * The notices at the lower edge of the window, one above the other, with space for them below the page. `owner` is the
 * account of the session, or of the one that ended.
 */
export function NoticeList({ owner }: { owner: string | null }) {
  // A modal drawer makes the rest of the page inert without an attribute, which the styles in Notice.tsx need.
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
