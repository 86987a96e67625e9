import { styled } from '@mui/material/styles';
import { LiveRegion } from '../../components/feedback/LiveRegion.tsx';
import { supportCopy } from '../../content/trace/supportScreen.ts';
import { notForwarded } from '../../theme/notForwarded.ts';
import type { FrameKey, Moment } from '../../trace/replay/replayMessages.ts';
import { useFrame } from './useFrame.ts';
import type { FrameStatus } from './useFrame.ts';
import { useSize } from './useSize.ts';

const copy = supportCopy.player;

/**
 * Has the aspect ratio of the visitor's window; on a large screen, and when the page fills the window, the height that
 * is left.
 */
const Place = styled(
  'div',
  notForwarded('full'),
)<{ full: boolean }>(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  width: '100%',
  minHeight: 200,
  maxHeight: '75vh',
  borderRadius: 12,
  backgroundColor: theme.vars.palette.background.sunken,
  [theme.breakpoints.up('lg')]: { flex: '1 1 0', aspectRatio: 'auto !important', maxHeight: 'none' },
  variants: [
    {
      props: { full: true },
      style: {
        flex: '1 1 0',
        aspectRatio: 'auto !important',
        maxHeight: 'none',
        minHeight: 120,
        borderRadius: 0,
      },
    },
  ],
}));

const Page = styled(
  'iframe',
  notForwarded('untouchable'),
)<{ untouchable: boolean }>(({ theme, untouchable }) => ({
  ...(untouchable && { pointerEvents: 'none' }),
  position: 'absolute',
  top: 0,
  left: 0,
  border: 0,
  transformOrigin: '0 0',
  backgroundColor: theme.vars.palette.background.default,
  boxShadow: `0 0 0 1px ${theme.vars.palette.divider}`,
}));

const Note = styled(LiveRegion)(({ theme }) => ({
  ...theme.typography.body2,
  position: 'absolute',
  inset: 'auto 12px 12px',
  '&:not(:empty)': {
    padding: '10px 14px',
    borderRadius: 8,
    backgroundColor: theme.vars.palette.background.raised,
    border: `1px solid ${theme.vars.palette.border}`,
  },
}));

/** A skip link, visible on focus: the page that follows may have a hundred tab stops. */
const Skip = styled('button')(({ theme }) => ({
  ...theme.typography.button,
  position: 'absolute',
  top: 8,
  left: 8,
  zIndex: 1,
  minHeight: 44,
  padding: '8px 20px 6px',
  border: 0,
  borderRadius: 22,
  backgroundColor: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  '&:not(:focus)': { transform: 'translateY(-200%)' },
}));

function noteOf(status: FrameStatus): string | null {
  if (status.kind === 'shown') return null;
  if (status.kind === 'failed') return copy.failed(status.message);
  return copy[status.kind];
}

type ReplayedPageProps = {
  frameSrc: string;
  moment: Moment;
  /** Returns moments that are likely to be requested. */
  ahead: () => readonly Moment[];
  /** Whether the page fills the window. */
  full: boolean;
  /** Files are dragged over the screen, which accepts them anywhere; the frame would swallow the drop. */
  dropping: boolean;
  /** Called with a key press that the page does not use. */
  onKey: (pressed: FrameKey) => void;
  /** Called when files are dragged onto the page, of which the screen receives no event. */
  onFiles: () => void;
  /** Called when the skip link is pressed. */
  onSkip: () => void;
  /** px, of the visitor's window. */
  window: { width: number; height: number };
};

/** The page in a frame of the size of the visitor's window, scaled down until it fits. */
export function ReplayedPage(props: ReplayedPageProps) {
  const { frameSrc, moment, ahead, full, dropping } = props;
  const { width, height } = props.window;
  const { frame, status } = useFrame(moment, ahead, props);
  const { part, size } = useSize<HTMLDivElement>();
  const scale = size.width > 0 ? Math.min(1, size.width / width, size.height / height) : 1;
  // Whole pixels: with a fraction, the background would show through at the edge as a thin line.
  const shownWidth = Math.round(width * scale);
  const shownHeight = Math.round(height * scale);
  const left = Math.max(0, Math.round((size.width - shownWidth) / 2));
  const top = Math.max(0, Math.round((size.height - shownHeight) / 2));
  return (
    <Place ref={part} full={full} style={{ aspectRatio: `${width} / ${height}` }}>
      <Skip type="button" onClick={props.onSkip}>
        {copy.skip}
      </Skip>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- scripts of an opaque origin are refused to it */}
      <Page
        ref={frame}
        title={copy.frameTitle}
        untouchable={dropping}
        src={frameSrc}
        width={width}
        height={height}
        style={{
          transform: `translate(${left}px, ${top}px) scale(${shownWidth / width}, ${shownHeight / height})`,
        }}
      />
      <Note>{noteOf(status)}</Note>
    </Place>
  );
}
