import { styled } from '@mui/material/styles';
import { useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { prefersReducedMotion } from '../../hydration/reducedMotion.ts';
import { savesData } from '../../hydration/loading/savesData.ts';
import { LineIcon } from '../icons/LineIcon.tsx';
import { PauseButton } from '../controls/PauseButton.tsx';
import { RoundButton } from '../controls/RoundButton.ts';
import { SlideDots } from './SlideDots.tsx';
import { Slides } from './Slides.tsx';
import { useInteracting } from './useInteracting.ts';
import { useMedia } from './useMedia.ts';
import { useOutOfView } from './useOutOfView.ts';
import { usePlaces } from './usePlaces.ts';
import { useSlideMover } from './useSlideMover.ts';
import { useSlideTurns } from './useSlideTurns.ts';
import { useSwipe } from './useSwipe.ts';
import { useTabHidden } from './useTabHidden.ts';

type CarouselProps = {
  slides: readonly { key: string; name: string; content: ReactNode }[];
  labels: {
    label: string;
    kind: string;
    slideKind: string;
    pause: string;
    play: string;
    previous: string;
    next: string;
    slideOf: (at: number, count: number, name: string) => string;
  };
  /**
   * Slides change by themselves, except while they are out of view or the pointer or keyboard focus is on the slides,
   * the dots or the arrows. The Pause button is not among these: pressing it again has to start the slides under the
   * pointer.
   */
  moving: boolean;
  /** Holds the slides for now, as under a dialog, without changing the Pause button. */
  suspended?: boolean;
  onToggle: () => void;
};

const View = styled('div')({
  touchAction: 'pan-y pinch-zoom',
  // The library lays its slides above one another without a height of its own; in one grid cell they have one.
  '& .slides, & .slides > div': { position: 'relative', display: 'grid', height: 'auto !important' },
  '& .slides > div > div': { position: 'relative', gridArea: '1 / 1', minWidth: 0, height: 'auto' },
});

/** 8 px, and none in a window of 320 px with a scrollbar, where six dots and three buttons just have room. */
const gap = 'clamp(0px, 100vw - 337px, 8px)';

const Controls = styled('div')({ display: 'flex', alignItems: 'center', gap });

const Arrows = styled('div')({ display: 'flex', gap, marginLeft: 'var(--carousel-arrows-margin, auto)' });

/** Class of the controls, so that a page can lay them out. */
export const carouselControls = 'controls';

/**
 * Slides, one at a time, with all the controls they need. The library that animates the change is fetched only where
 * slides move: not while they are paused, with reduced motion, or with Save-Data. Without it, slides change without a
 * transition.
 */
export function Carousel({ slides, labels, moving, suspended = false, onToggle }: CarouselProps) {
  const view = useRef<HTMLDivElement>(null);
  const placed = usePlaces(view);
  const [interacting, interaction] = useInteracting();
  const hidden = useTabHidden();
  const outOfView = useOutOfView(view);
  const reducedMotion = useMedia(prefersReducedMotion);
  const runs = moving && !suspended && placed && !interacting && !hidden && !outOfView;
  const { current, previous, moverDue, chosen, turnTo } = useSlideTurns(slides.length, runs);
  const mover = useSlideMover(view, moverDue && moving && !reducedMotion && !savesData());
  const turn = (step: number) => turnTo((at) => at + step);
  const swipe = useSwipe(turn);
  const named = useMemo(
    () => slides.map((slide, at) => ({ ...slide, label: labels.slideOf(at + 1, slides.length, slide.name) })),
    [slides, labels],
  );

  return (
    <section aria-roledescription={labels.kind} aria-label={labels.label}>
      <Controls className={carouselControls}>
        <PauseButton moving={moving} labels={labels} onToggle={onToggle} />
        <SlideDots
          labels={named.map(({ label }) => label)}
          current={current}
          onChoose={(at) => turnTo(() => at)}
          {...interaction}
        />
        <Arrows {...interaction}>
          <RoundButton type="button" aria-label={labels.previous} onClick={() => turn(-1)}>
            <LineIcon path="m12 4-6 6 6 6" />
          </RoundButton>
          <RoundButton type="button" aria-label={labels.next} onClick={() => turn(1)}>
            <LineIcon path="m8 4 6 6-6 6" />
          </RoundButton>
        </Arrows>
      </Controls>
      {/* Announces only a slide that the visitor chose: not its remount in the library, nor its return after a dialog. */}
      <View
        ref={view}
        aria-live={chosen && !runs && !outOfView ? 'polite' : 'off'}
        {...interaction}
        {...swipe}
      >
        <Slides
          slides={named}
          current={current}
          previous={previous}
          kind={labels.slideKind}
          placed={placed}
          mover={reducedMotion ? null : mover}
        />
      </View>
    </section>
  );
}
