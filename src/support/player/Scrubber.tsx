import Slider from '@mui/material/Slider';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { supportCopy } from '../../content/trace/supportScreen.ts';
import type { StoryStep } from '../story/storyOf.ts';

const copy = supportCopy.player;

/** Isolates the z-indexes of thumb and ticks from the rest of the screen. */
const Line = styled('div')({ display: 'flex', position: 'relative', isolation: 'isolate' });

const Track = styled(Slider)(({ theme }) => ({
  height: 6,
  padding: '19px 0',
  '& .MuiSlider-thumb': { width: 20, height: 20, zIndex: 1 },
  '& .MuiSlider-thumb::before': { boxShadow: 'none' },
  '& .MuiSlider-thumb:hover, & .MuiSlider-thumb.Mui-focusVisible': { boxShadow: 'none' },
  '& .MuiSlider-thumb.Mui-focusVisible': {
    outline: `3px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 2,
  },
  '& .MuiSlider-rail': { opacity: 1, backgroundColor: theme.vars.palette.undrawn },
  // With forced colours, the default would fill the remaining part of the line and leave the passed part empty.
  '@media (forced-colors: active)': {
    '& .MuiSlider-rail': { border: '1px solid CanvasText', backgroundColor: 'Canvas' },
    '& .MuiSlider-track': { borderColor: 'CanvasText', backgroundColor: 'CanvasText' },
    '& .MuiSlider-thumb': { border: '2px solid CanvasText', backgroundColor: 'CanvasText' },
  },
}));

/**
 * Marks an error. The tick is taller than the line, so that not only its colour is different; it lies below the thumb.
 */
const Tick = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: '50%',
  width: 3,
  height: 18,
  borderRadius: 1,
  transform: 'translate(-50%, -50%)',
  pointerEvents: 'none',
  backgroundColor: theme.vars.palette.error.main,
  '@media (forced-colors: active)': { backgroundColor: 'CanvasText' },
}));

type ScrubberProps = {
  story: readonly StoryStep[];
  position: number;
  onSeek: (position: number) => void;
};

/** At most so many ticks, so that each can be seen on its own. */
const mostTicks = 80;

/** The positions of the ticks: one for each error, and only one for several errors close together. */
function ticksOf(story: readonly StoryStep[]): number[] {
  const distance = story.length / mostTicks;
  const ticks: number[] = [];
  story.forEach(({ error }, position) => {
    if (error !== null && position - (ticks.at(-1) ?? -Infinity) >= distance) ticks.push(position);
  });
  return ticks;
}

/** Memoised, so that it renders once per trace; the slider's own marks would re-render with every step. */
const Ticks = memo(function Ticks({ story }: Pick<ScrubberProps, 'story'>) {
  const last = Math.max(1, story.length - 1);
  return ticksOf(story).map((position) => (
    <Tick key={position} style={{ left: `${(100 * position) / last}%` }} />
  ));
});

/** A slider over all steps, with a tick for each error. */
export function Scrubber({ story, position, onSeek }: ScrubberProps) {
  const valueText = (at: number) => {
    const step = story[at];
    return step ? copy.valueText(step.number, step.sentence) : '';
  };
  return (
    <Line>
      <Track
        aria-label={copy.position}
        value={position}
        min={0}
        max={Math.max(1, story.length - 1)}
        shiftStep={10}
        getAriaValueText={valueText}
        onChange={(_event, value) => onSeek(Array.isArray(value) ? (value[0] ?? 0) : value)}
      />
      <Ticks story={story} />
    </Line>
  );
}
