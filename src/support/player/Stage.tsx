import { styled } from '@mui/material/styles';
import { LiveRegion } from '../../components/feedback/LiveRegion.tsx';
import { supportCopy } from '../../content/trace/supportScreen.ts';
import { notForwarded } from '../../theme/notForwarded.ts';
import type { FrameKey, Moment } from '../../trace/replay/replayMessages.ts';
import { useFrame } from './useFrame.ts';
import type { FrameStatus } from './useFrame.ts';
import { useSize } from './useSize.ts';

const copy = supportCopy.player;

/** As high as the window of the visitor asks for, and where the screen fills the window, as there is room. */
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

/** To be seen where the keyboard is on it; the page behind it may have a hundred stops. */
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

type StageProps = {
  frameSrc: string;
  moment: Moment;
  /** Others that are likely to be asked for. */
  ahead: () => readonly Moment[];
  /** Whether it fills the window of the screen. */
  full: boolean;
  /** Files are held over the screen, which takes them wherever they are let go; the page would swallow them. */
  dropping: boolean;
  /** A key that was pressed within the page, which has no use for it. */
  onKey: (pressed: FrameKey) => void;
  /** Whoever uses the keyboard asks for what comes after the page. */
  onSkip: () => void;
  /** px, of the visitor's window. */
  window: { width: number; height: number };
};

/** The page in a frame as large as the visitor's window was, made smaller as a picture is until it fits. */
export function Stage(props: StageProps) {
  const { frameSrc, moment, ahead, full, dropping, onKey } = props;
  const { width, height } = props.window;
  const { frame, status } = useFrame(moment, ahead, onKey);
  const { part, size } = useSize<HTMLDivElement>();
  const scale = size.width > 0 ? Math.min(1, size.width / width, size.height / height) : 1;
  // Whole pixels: half of one would let through what lies below at the edge, as a line.
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
