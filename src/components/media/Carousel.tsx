import { styled } from '@mui/material/styles';
import { createElement, useEffect, useRef, useState } from 'react';
import type { ComponentType, ReactNode, RefObject } from 'react';
import type { CarouselProps as LibraryProps } from 'react-material-ui-carousel/dist/components/types';
import { LineIcon } from '../icons/LineIcon.tsx';
import { constants } from '../../../contract/constants.ts';
import { SlideDots } from './SlideDots.tsx';
import { PauseButton } from '../controls/PauseButton.tsx';
import { RoundButton } from '../controls/RoundButton.tsx';
import { useInteracting } from './useInteracting.ts';
import { useMedia, prefersReducedMotion } from './useMedia.ts';
import { useSwipe } from './useSwipe.ts';
import { useTabHidden } from './useTabHidden.ts';

interface CarouselProps {
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
  /** Slides change by themselves, as long as the visitor neither points at them nor has the keyboard in them. */
  moving: boolean;
  onToggle: () => void;
}

type Library = ComponentType<LibraryProps>;

const View = styled('div')({
  touchAction: 'pan-y pinch-zoom',
  // The library lays its slides above one another without a height of its own; in one grid cell they have one.
  '& .slides, & .slides > div': { position: 'relative', display: 'grid', height: 'auto !important' },
  '& .slides > div > div': { position: 'relative', gridArea: '1 / 1', minWidth: 0, height: 'auto' },
});

/** The library may move both slides to the same side, so the one that goes fades out of the other's way. */
const Slide = styled('div')({
  transition: `opacity ${constants.carouselTransition / 2}ms`,
  '&[inert]': { opacity: 0 },
});

const Controls = styled('div')({ display: 'flex', alignItems: 'center', gap: 8 });

const Arrows = styled('div')({ display: 'flex', gap: 8, marginLeft: 'var(--carousel-arrows-margin, auto)' });

/** How long a browser without idle time of its own is given before the library is fetched. */
const idleTimeoutMs = 2000;

function whenIdle(work: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(work, idleTimeoutMs);
    return () => clearTimeout(timer);
  }
  const wish = window.requestIdleCallback(work);
  return () => window.cancelIdleCallback(wish);
}

/**
 * The library that moves the slides. Nobody waits for it: the first slide stands in the HTML, and if the file does not
 * arrive, slides change without movement. It is not put in while the keyboard is in that slide, which it replaces.
 */
function useLibrary(view: RefObject<HTMLElement | null>): Library | null {
  const [library, setLibrary] = useState<Library | null>(null);
  useEffect(() => {
    let gone = false;
    const fetchLibrary = async () => {
      const loaded = await import(/* webpackChunkName: "carousel" */ 'react-material-ui-carousel').catch(
        () => null,
      );
      const place = view.current;
      if (gone || !loaded || !place) return;
      const putIn = () => {
        if (!gone) setLibrary(() => loaded.default as Library);
      };
      if (place.contains(document.activeElement)) place.addEventListener('focusout', putIn, { once: true });
      else putIn();
    };
    const forget = whenIdle(() => void fetchLibrary());
    return () => {
      gone = true;
      forget();
    };
  }, [view]);
  return library;
}

/** Class of the controls, so that a page can lay them out. */
export const carouselControls = 'controls';

/** Slides, one at a time, with all the controls they need: the library only moves them. */
export function Carousel({ slides, labels, moving, onToggle }: CarouselProps) {
  const view = useRef<HTMLDivElement>(null);
  const Library = useLibrary(view);
  const [current, setCurrent] = useState(0);
  const [interacting, interaction] = useInteracting();
  const hidden = useTabHidden();
  const reducedMotion = useMedia(prefersReducedMotion);
  const count = slides.length;
  const turn = (step: number) => setCurrent((current + step + count) % count);
  const swipe = useSwipe(turn);
  const runs = moving && Library !== null && !interacting && !hidden;

  useEffect(() => {
    if (!runs) return undefined;
    const timer = setTimeout(() => setCurrent((current + 1) % count), constants.carouselInterval);
    return () => clearTimeout(timer);
  }, [runs, current, count]);

  const slideLabels = slides.map(({ name }, at) => labels.slideOf(at + 1, count, name));
  const drawn = slides.map(({ key, content }, at) => (
    <Slide
      key={key}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no element says that it is one of several
      role="group"
      aria-roledescription={labels.slideKind}
      aria-label={slideLabels[at]}
      inert={at !== current}
    >
      {content}
    </Slide>
  ));

  return (
    <section aria-roledescription={labels.kind} aria-label={labels.label}>
      <Controls className={carouselControls}>
        <PauseButton moving={moving} labels={labels} onToggle={onToggle} />
        <SlideDots labels={slideLabels} current={current} onChoose={setCurrent} />
        <Arrows {...interaction}>
          <RoundButton type="button" aria-label={labels.previous} onClick={() => turn(-1)}>
            <LineIcon path="m12 4-6 6 6 6" />
          </RoundButton>
          <RoundButton type="button" aria-label={labels.next} onClick={() => turn(1)}>
            <LineIcon path="m8 4 6 6-6 6" />
          </RoundButton>
        </Arrows>
      </Controls>
      <View ref={view} className="view" aria-live={runs ? 'off' : 'polite'} {...interaction} {...swipe}>
        {Library
          ? createElement(
              Library,
              {
                className: 'slides',
                index: current,
                animation: 'slide',
                duration: reducedMotion ? 0 : constants.carouselTransition,
                // this component says when, because the library counts on while it is paused
                autoPlay: false,
                stopAutoPlayOnHover: false,
                swipe: false,
                indicators: false,
                navButtonsAlwaysInvisible: true,
              },
              drawn,
            )
          : drawn[current]}
      </View>
    </section>
  );
}
