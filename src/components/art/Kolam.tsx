import { styled } from '@mui/material/styles';
import type { Drawing } from '../../art/drawing.ts';
import { sectionColours } from '../../theme/scopes/sectionColours.ts';
import { dotsPath } from '../../art/dotsPath.ts';
import { joinedPath } from '../../art/joinedPath.ts';

type KolamProps = {
  /** From .cache/art. */
  drawing: Drawing;
  /** How much of the line is drawn, 0 to 1; at 0 each dot has a ring of its own. */
  progress?: number;
  /** Maximum width in px; at least 160, because smaller kolams look alike. */
  size?: number;
  /** In hundredths of the distance between two dots. */
  strokeWidth?: number;
  className?: string;
};

/** Width of the opening that a strand leaves where it passes below another one, in the same hundredths (src/art/drawing.ts). */
const opening = 34;

/** A ring round a dot, of 36 in the same hundredths. */
const ringOf = ([x, y]: Drawing['dots'][number]) => `M${x - 36} ${y}a36 36 0 1 1 72 0a36 36 0 1 1-72 0`;

const Svg = styled('svg')({ display: 'block', maxWidth: '100%', height: 'auto' });

/** A kolam as a picture of progress, or simply as a picture. Decoration: what it shows must also be said in words. */
export function Kolam({ drawing, progress = 1, size = 360, strokeWidth = 10, className }: KolamProps) {
  const { box, strands, dots } = drawing;
  // Drawn strand by strand, so that the line always ends where it passes below itself and never in the open.
  const done = Math.round(Math.min(Math.max(progress, 0), 1) * strands.length);
  const line = strands.slice(0, done);
  return (
    <Svg
      className={className}
      width={size}
      height={size}
      viewBox={box.join(' ')}
      fill="none"
      strokeWidth={strokeWidth}
      aria-hidden="true"
    >
      {progress <= 0 ? <path d={dots.map(ringOf).join('')} stroke={sectionColours.undrawn} /> : null}
      {progress > 0 && done < strands.length ? (
        <>
          <path d={strands.slice(done).join('')} stroke={sectionColours.undrawn} />
          {/* The done part lies above the undrawn one, and has openings only where it passes below itself. */}
          <path d={joinedPath(line)} stroke={sectionColours.line} />
          <path d={line.join('')} stroke={sectionColours.background} strokeWidth={opening} />
        </>
      ) : null}
      {progress > 0 ? <path d={line.join('')} stroke={sectionColours.line} /> : null}
      <path d={dotsPath(dots)} stroke={sectionColours.dot} strokeWidth="21" strokeLinecap="round" />
    </Svg>
  );
}
