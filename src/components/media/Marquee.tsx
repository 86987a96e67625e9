import { keyframes, styled } from '@mui/material/styles';
import { memo, useEffect, useRef, useState } from 'react';
import * as constants from '../../../contract/constants.ts';
import { PauseButton } from '../controls/PauseButton.tsx';

type MarqueeProps = {
  lines: readonly string[];
  labels: { label: string; pause: string; play: string };
  moving: boolean;
  /** Holds the strip for now, as under a dialog, without changing the Pause button. */
  suspended?: boolean;
  onToggle: () => void;
};

const pxPerSecond = constants.marqueeSpeed * constants.marqueeUnit;
const run = keyframes({ to: { transform: 'translateX(-50%)' } });

/** Where nothing moves, as on paper: a plain list. */
const still = '@media (prefers-reduced-motion: reduce), print';

const Strip = styled('section')({
  display: 'flex',
  alignItems: 'center',
  gap: 18,
  minHeight: 56,
  // Pauses while the focus is on the Pause button, the only control.
  '&:has(:focus-visible)': { '--marquee-play-state': 'paused' },
});

const Pause = styled(PauseButton)({ [still]: { display: 'none' } });

const Window = styled('div')({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  // Out of view nothing is drawn, so that the animation costs nothing. The strip has its height without the lines.
  contentVisibility: 'auto',
  maskImage: 'linear-gradient(90deg, transparent 0, black 28px, black calc(100% - 90px), transparent)',
  [still]: { contentVisibility: 'visible', paddingBlock: 14, maskImage: 'none' },
});

const Track = styled('div')({
  display: 'flex',
  width: 'max-content',
  paddingLeft: 26,
  '&[data-runs]': {
    animation: `${run} 60s linear infinite`,
    animationPlayState: 'var(--marquee-play-state, running)',
  },
  '&[data-runs="no"], &[data-runs]:hover': { animationPlayState: 'paused' },
  [still]: {
    width: 'auto',
    paddingLeft: 0,
    '&[data-runs]': { animation: 'none' },
  },
});

const List = styled('ul')({
  display: 'flex',
  flex: 'none',
  whiteSpace: 'nowrap',
  fontSize: '1.0625rem',
  [still]: {
    flex: '1 1 auto',
    flexWrap: 'wrap',
    minWidth: 0,
    gap: '6px 36px',
    whiteSpace: 'normal',
  },
});

/** Follows the first list, so that the strip is never empty at its end. */
const Copy = styled(List)({ [still]: { display: 'none' } });

const Line = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  '&::after': {
    content: '""',
    width: 7,
    height: 7,
    margin: '0 22px',
    borderRadius: '50%',
    backgroundColor: theme.vars.palette.kolam.dot,
  },
  [still]: {
    alignItems: 'flex-start',
    '&::after': { order: -1, flex: 'none', margin: '.65em 14px 0 0' },
  },
}));

/** Memoised: opening a menu stops the strip, which then need not render its lines again. */
const Lines = memo(function Lines({ lines }: Pick<MarqueeProps, 'lines'>) {
  const items = lines.map((line) => <Line key={line}>{line}</Line>);
  return (
    <>
      <List>{items}</List>
      <Copy aria-hidden="true">{items}</Copy>
    </>
  );
});

/**
 * Lines that run past at a constant pace. CSS animates them; scripts only set the duration of one round. The animation
 * starts once the Pause button works; with reduced motion the lines are a plain list.
 */
export function Marquee({ lines, labels, moving, suspended = false, onToggle }: MarqueeProps) {
  const track = useRef<HTMLDivElement>(null);
  const [started, setStarted] = useState(false);
  if (moving && !started) setStarted(true);

  useEffect(() => {
    const place = track.current;
    const list = place?.firstElementChild;
    if (!place || !list) return undefined;
    // No custom property, whose value all lines would inherit: their styles would be recalculated, too.
    const observer = new ResizeObserver(() => {
      place.style.animationDuration = `${list.getBoundingClientRect().width / pxPerSecond}s`;
    });
    observer.observe(list);
    return () => observer.disconnect();
  }, []);

  return (
    <Strip aria-label={labels.label}>
      <Pause moving={moving} labels={labels} onToggle={onToggle} />
      <Window>
        <Track ref={track} data-runs={started ? (moving && !suspended ? 'yes' : 'no') : undefined}>
          <Lines lines={lines} />
        </Track>
      </Window>
    </Strip>
  );
}
