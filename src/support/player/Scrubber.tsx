import Slider from '@mui/material/Slider';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { supportCopy } from '../../content/trace/supportScreen.ts';
import type { StoryStep } from '../story/storyOf.ts';

const copy = supportCopy.player;

const Track = styled(Slider)(({ theme }) => ({
  height: 6,
  padding: '19px 0',
  '& .MuiSlider-thumb': { width: 20, height: 20 },
  '& .MuiSlider-thumb::before': { boxShadow: 'none' },
  '& .MuiSlider-thumb:hover, & .MuiSlider-thumb.Mui-focusVisible': { boxShadow: 'none' },
  '& .MuiSlider-thumb.Mui-focusVisible': {
    outline: `3px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 2,
  },
  '& .MuiSlider-rail': { opacity: 1, backgroundColor: theme.vars.palette.undrawn },
  // An error: a tick that stands above and below the line, so that not only its colour tells it.
  '& .MuiSlider-mark, & .MuiSlider-markActive': {
    width: 3,
    height: 18,
    borderRadius: 1,
    opacity: 1,
    backgroundColor: theme.vars.palette.error.main,
    '@media (forced-colors: active)': { backgroundColor: 'CanvasText' },
  },
}));

/** Ticks: so many that each can be seen. */
const mostTicks = 80;

/** One tick for each error, and for several that lie close together one. */
function ticksOf(story: readonly StoryStep[]): { value: number }[] {
  const distance = story.length / mostTicks;
  const ticks: { value: number }[] = [];
  story.forEach(({ isError }, value) => {
    const last = ticks.at(-1)?.value ?? -Infinity;
    if (isError && value - last >= distance) ticks.push({ value });
  });
  return ticks;
}

interface ScrubberProps {
  story: readonly StoryStep[];
  position: number;
  onSeek: (position: number) => void;
}

/** All steps as a line to move along; errors stand on it as ticks. */
export function Scrubber({ story, position, onSeek }: ScrubberProps) {
  const marks = useMemo(() => ticksOf(story), [story]);
  const valueText = (at: number) => {
    const step = story[at];
    return step ? copy.valueText(step.number, step.sentence) : '';
  };
  return (
    <Track
      aria-label={copy.position}
      value={position}
      min={0}
      max={Math.max(1, story.length - 1)}
      shiftStep={10}
      marks={marks}
      getAriaValueText={valueText}
      onChange={(_event, value) => onSeek(Array.isArray(value) ? (value[0] ?? 0) : value)}
    />
  );
}
