import { keyframes, styled } from '@mui/material/styles';
import type { Breakpoint } from '@mui/material/styles';
import { withMotion } from '../art/DrawnLine.ts';
import { notForwarded } from '../../theme/notForwarded.ts';
import { sectionColours } from '../../theme/scopes/sectionColours.ts';
import { bend, lineWidth } from './place.ts';

type Range = {
  /** It is shown from this width of the window on. */
  from?: Breakpoint;
  /** From this width on it is hidden. */
  until?: Breakpoint;
};

type LinePieceProps = {
  /** Directions in which the line runs, in order; `turn`: right, down and back again. */
  shape: 'down' | 'downRight' | 'downLeft' | 'rightDown' | 'leftDown' | 'turn';
  className?: string;
} & Range;

const Place = styled(
  'div',
  notForwarded('from', 'until'),
)<Range>(({ theme, from, until }) => ({
  position: 'absolute',
  pointerEvents: 'none',
  ...(from && { [theme.breakpoints.down(from)]: { display: 'none' } }),
  ...(until && { [theme.breakpoints.up(until)]: { display: 'none' } }),
}));

/** Inset of the clip paths; negative, so that nothing is cut off within 8 px outside of a piece. */
const around = '-8px';
const whole = `inset(${around})`;

const drawDown = keyframes({
  from: { clipPath: `inset(${around} ${around} 100%)` },
  to: { clipPath: whole },
});
const drawAcross = keyframes({ from: { clipPath: 'var(--bend-only)' }, to: { clipPath: whole } });

/** px of scrolling during which the part across the page is drawn, before the line goes on down. */
const acrossWithin = 80;

/** Ties an animation to scrolling: the line is drawn as far as 140 px above the lower edge of the window. */
const scrolled = (animation: string, range: string) => ({
  [withMotion]: {
    '@supports (animation-timeline: view())': {
      animation: `${animation} linear both`,
      animationTimeline: 'view(block auto 140px)',
      animationRange: range,
      '[data-still] &': { animation: 'none' },
    },
  },
});

/** Wraps a stroke that runs down and then across the page: it reveals the part across after the part down. */
const Across = styled('div')({
  position: 'absolute',
  inset: 0,
  '&[data-shape="downRight"]': {
    '--bend-only': `inset(${around} calc(100% - ${bend}px) ${around} ${around})`,
  },
  '&[data-shape="downLeft"]': {
    '--bend-only': `inset(${around} ${around} ${around} calc(100% - ${bend}px))`,
  },
  ...scrolled(drawAcross, `entry-crossing 100% entry-crossing calc(100% + ${acrossWithin}px)`),
});

const px = `${lineWidth}px`;

/** The shape is an attribute, because a class for each would repeat all of this in the HTML. */
const Stroke = styled('div')({
  position: 'absolute',
  inset: 0,
  border: `0 solid ${sectionColours.line}`,
  '&[data-shape="down"]': { borderLeftWidth: px },
  '&[data-shape="downRight"]': { borderWidth: `0 0 ${px} ${px}`, borderBottomLeftRadius: bend },
  '&[data-shape="downLeft"]': { borderWidth: `0 ${px} ${px} 0`, borderBottomRightRadius: bend },
  '&[data-shape="rightDown"]': { borderWidth: `${px} ${px} 0 0`, borderTopRightRadius: bend },
  '&[data-shape="leftDown"]': { borderWidth: `${px} 0 0 ${px}`, borderTopLeftRadius: bend },
  '&[data-shape="turn"]': {
    borderWidth: `${px} ${px} ${px} 0`,
    borderRadius: `0 ${bend}px ${bend}px 0`,
  },
  '@media print': { display: 'none' },
  '&[data-shape$="Down"]': { '--later': `${acrossWithin}px` },
  ...scrolled(
    drawDown,
    'entry-crossing calc(0% + var(--later, 0px)) entry-crossing calc(100% + var(--later, 0px))',
  ),
});

/**
 * A piece of the one line down the home page, drawn as borders of a box. The caller positions the box inside its
 * section, so that it meets the pieces before and after it. Scrolling draws the piece; without scroll-driven
 * animations, or where nothing may move, it is shown whole. Decoration.
 */
export const LinePiece = ({ shape, ...place }: LinePieceProps) => (
  <Place {...place}>
    {shape === 'downRight' || shape === 'downLeft' ? (
      <Across data-shape={shape}>
        <Stroke data-shape={shape} />
      </Across>
    ) : (
      <Stroke data-shape={shape} />
    )}
  </Place>
);
