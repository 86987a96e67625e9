import { styled } from '@mui/material/styles';
import { createElement, memo, useState } from 'react';
import type { ReactNode } from 'react';
import * as constants from '../../../contract/constants.ts';
import type { SlideMover } from './slideMover.ts';

type SlidesProps = {
  slides: readonly { key: string; label: string; content: ReactNode }[];
  current: number;
  previous: number;
  /** What a screen reader calls one of them. */
  kind: string;
  /** false: only the current slide stands in the document, as in the HTML. */
  placed: boolean;
  mover: SlideMover | null;
};

/** The library may move both slides to the same side; the outgoing one fades so that it does not cover the other. */
const Slide = styled('div')({
  transition: `opacity ${constants.carouselTransition / 2}ms`,
  '&[inert]': { opacity: 0 },
  // The first slide's line is animated in the prerendered HTML, and must not start again when the library remounts the
  // slide. The line of any other slide is animated when the slide appears (art/DrawnLine.ts). Only the current slide
  // has the attribute: the contents of each slide whose attribute changes are styled again.
  '&[inert],&[data-drawing=done]': { '--drawing': 'none' },
  '&[data-drawing=now]': { '--drawing-delay': '250ms' },
});

/**
 * The slides themselves. All are empty but the visible one, the one that it replaced and the one that is due next, so
 * that a change costs little; and none renders when a menu that covers the page suspends the carousel.
 */
export const Slides = memo(function Slides(props: SlidesProps) {
  const { slides, current, previous, kind, placed, mover } = props;
  const filled = mover ? [current, previous, (current + 1) % slides.length] : [current];
  const drawing = current !== previous ? 'now' : mover && 'done';
  const drawn = slides.map(({ key, label, content }, at) => (
    <Slide
      key={key}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no element says that it is one of several
      role="group"
      aria-roledescription={kind}
      aria-label={label}
      inert={at !== current}
      data-drawing={at === current ? drawing : null}
    >
      {filled.includes(at) && content}
    </Slide>
  ));
  if (mover) return <MovedSlides mover={mover} drawn={drawn} current={current} />;
  return drawn.filter((_, at) => placed || at === current);
});

/**
 * The library always starts with its first child, so the slides are rotated to begin with the one visible when it
 * mounts.
 */
function MovedSlides({ mover, drawn, current }: { mover: SlideMover; drawn: ReactNode[]; current: number }) {
  const [first] = useState(current);
  return createElement(
    mover,
    {
      className: 'slides',
      index: (current - first + drawn.length) % drawn.length,
      animation: 'slide',
      duration: constants.carouselTransition,
      // useSlideTurns has its own timer, because the library's runs on while it is paused
      autoPlay: false,
      stopAutoPlayOnHover: false,
      swipe: false,
      indicators: false,
      navButtonsAlwaysInvisible: true,
    },
    [...drawn.slice(first), ...drawn.slice(0, first)],
  );
}
