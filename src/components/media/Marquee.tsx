import { keyframes, styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { constants } from '../../../contract/constants.ts';
import { PauseButton } from '../controls/PauseButton.tsx';

interface MarqueeProps {
  lines: readonly string[];
  words: { label: string; pause: string; play: string };
  moving: boolean;
  onToggle: () => void;
}

const pace = constants.tickerSpeed * constants.tickerUnit;
const run = keyframes({ to: { transform: 'translateX(-50%)' } });

const still = '@media (prefers-reduced-motion: reduce)';

const Strip = styled('section')({
  display: 'flex',
  alignItems: 'center',
  gap: 18,
  minHeight: 56,
  [still]: { '& > button': { display: 'none' } },
});

const Window = styled('div')({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  maskImage: 'linear-gradient(90deg, transparent 0, black 28px, black calc(100% - 90px), transparent)',
  [still]: { paddingBlock: 14, maskImage: 'none' },
});

const Track = styled('div')({
  display: 'flex',
  width: 'max-content',
  paddingLeft: 26,
  '&[data-runs]': { animation: `${run} var(--ticker-round, 60s) linear infinite` },
  '&[data-runs="no"], &:hover, button:focus-visible + div > &': { animationPlayState: 'paused' },
  [still]: {
    width: 'auto',
    paddingLeft: 0,
    '&[data-runs]': { animation: 'none' },
    '& > ul[aria-hidden]': { display: 'none' },
  },
});

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  flex: 'none',
  whiteSpace: 'nowrap',
  fontSize: '1.0625rem',
  '& li': { display: 'flex', alignItems: 'center' },
  '& li::after': {
    content: '""',
    width: 7,
    height: 7,
    margin: '0 22px',
    borderRadius: '50%',
    backgroundColor: theme.vars.palette.kolam.dot,
  },
  [still]: {
    flex: '1 1 auto',
    flexWrap: 'wrap',
    minWidth: 0,
    gap: '6px 36px',
    whiteSpace: 'normal',
    '& li': { alignItems: 'flex-start' },
    '& li::after': { order: -1, flex: 'none', margin: '.65em 14px 0 0' },
  },
}));

/**
 * Lines that run past at a constant pace. The movement is the style sheet's; scripts only tell it how long one round is.
 * It begins once the page answers to its Pause button; with reduced motion it is a plain list.
 */
export function Marquee({ lines, words, moving, onToggle }: MarqueeProps) {
  const track = useRef<HTMLDivElement>(null);
  const [begun, setBegun] = useState(false);
  if (moving && !begun) setBegun(true);

  useEffect(() => {
    const place = track.current;
    const list = place?.firstElementChild;
    if (!place || !list || typeof ResizeObserver !== 'function') return undefined;
    const observer = new ResizeObserver(() =>
      place.style.setProperty('--ticker-round', `${list.getBoundingClientRect().width / pace}s`),
    );
    observer.observe(list);
    return () => observer.disconnect();
  }, []);

  const items = lines.map((line) => <li key={line}>{line}</li>);
  return (
    <Strip aria-label={words.label}>
      <PauseButton moving={moving} labels={words} onToggle={onToggle} />
      <Window>
        <Track ref={track} data-runs={begun ? (moving ? 'yes' : 'no') : undefined}>
          <List>{items}</List>
          <List aria-hidden="true">{items}</List>
        </Track>
      </Window>
    </Strip>
  );
}
