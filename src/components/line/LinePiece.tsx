import { keyframes, styled, type Breakpoint } from '@mui/material/styles';
import { withMotion } from '../art/DrawnLine.ts';
import { notForwarded } from '../../theme/notForwarded.ts';
import { sectionColours } from '../../theme/scopes/sectionColours.ts';
import { bend, lineWidth } from './place.ts';

type Range = {
  /** It is there from this width of the window on. */
  from?: Breakpoint;
  /** From this width on it is not there any more. */
  until?: Breakpoint;
};

type LinePieceProps = {
  /** the ways that the line takes; `turn`: right, down and back again */
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

/** outside of a piece, what is drawn with it */
const around = '-8px';
const whole = `inset(${around})`;

const drawDown = keyframes({
  from: { clipPath: `inset(${around} ${around} 100%)` },
  to: { clipPath: whole },
});
const drawAcross = keyframes({ from: { clipPath: 'var(--bend-only)' }, to: { clipPath: whole } });

/** px to scroll from where the line turns across the page to where it goes on down */
const acrossWithin = 80;

/** Follows the lower end of the window, a little above it. */
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

/** Round a stroke that goes down first, and then across the page. */
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
 * A piece of the one line down the home page: edges of a box. Whoever uses it gives the box its place inside of the
 * section, so that it meets the pieces before and after it. It is drawn as it is scrolled into the window, and stands
 * there whole where browsers cannot do so and where nothing is to move. Decoration.
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
