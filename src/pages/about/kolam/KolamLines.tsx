import { keyframes, styled } from '@mui/material/styles';
import { useId, useMemo } from 'react';
import * as constants from '../../../../contract/constants.ts';
import { dotsPath } from '../../../art/dotsPath.ts';
import { cell, outlineOf, strandsOf } from '../../../art/drawing.ts';
import { daySize } from '../../../art/kolam/daySize.ts';
import { loopsOf } from '../../../art/kolam/kolam.ts';
import type { Arc, Pattern } from '../../../art/kolam/kolam.ts';
import { DrawnMask } from '../../../components/art/DrawnMask.ts';
import { DrawnSvg } from '../../../components/art/DrawnSvg.ts';
import { sectionColours } from '../../../theme/scopes/sectionColours.ts';

type KolamLinesProps = {
  pattern: Pattern;
  /** Animates the one line from its beginning, over the pattern shown before (`over`), which fades. */
  draws?: { over: Pattern; suspended: boolean; onDrawn: () => void } | null;
  /** Fills the areas inside the line, as of any kolam but the example. */
  filled?: boolean;
};

/** One cell for each dot, so that CrossingButtons.tsx can position the places between two dots in percent. */
const width = daySize * cell;
const box = { x: -width / 2, y: -width / 2, width, height: width } as const;
const strokeWidth = 11;

const draw = keyframes({ from: { strokeDashoffset: 1 }, to: { strokeDashoffset: 0 } });
const appear = keyframes({ from: { opacity: 0 } });
const fade = keyframes({ to: { opacity: 0 } });

const { artReveal } = constants;

const pausable = { '&[data-suspended]': { animationPlayState: 'paused' } } as const;

const Drawn = styled('path')({
  strokeDasharray: 1,
  animation: `${draw} ${artReveal}ms cubic-bezier(.4,0,.3,1) both`,
  ...pausable,
});

const Fading = styled('path')({ animation: `${fade} ${artReveal / 3}ms linear both`, ...pausable });

/** The areas inside the line appear last. */
const Appearing = styled('path')({
  animation: `${appear} ${artReveal / 3}ms linear ${artReveal}ms both`,
  ...pausable,
});

const dotsOf = ({ dots }: Pattern) => dotsPath(dots.map(([x, y]) => [x * cell, y * cell]));

/** The lines of a pattern, the longest first. */
const linesOf = (pattern: Pattern): Arc[][] =>
  loopsOf(pattern).toSorted((one, other) => other.length - one.length);

const strandsIn = (lines: readonly Arc[][]) => lines.flatMap((line) => strandsOf(line)).join('');

/**
 * A kolam as a picture. If the line is broken, all parts but the longest have a colour of their own. KolamFacts says
 * the same in words.
 */
export function KolamLines({ pattern, draws = null, filled = false }: KolamLinesProps) {
  const id = useId();
  const drawing = useMemo(() => {
    const [longest = [], ...others] = linesOf(pattern);
    const outlines = [longest, ...others].map(outlineOf).join('');
    return { line: strandsIn([longest]), others: strandsIn(others), outlines, dots: dotsOf(pattern) };
  }, [pattern]);
  const before = useMemo(() => draws && strandsIn(linesOf(draws.over)), [draws]);
  return (
    <DrawnSvg
      viewBox={`${box.x} ${box.y} ${width} ${width}`}
      width={width}
      height={width}
      fill="none"
      strokeWidth={strokeWidth}
      aria-hidden="true"
    >
      {draws ? (
        <>
          <DrawnMask id={id} maskUnits="userSpaceOnUse" {...box}>
            <Drawn
              data-suspended={draws.suspended || undefined}
              pathLength="1"
              d={drawing.outlines}
              stroke={sectionColours.line}
              strokeWidth={strokeWidth * 2.4}
            />
          </DrawnMask>
          <Fading
            data-suspended={draws.suspended || undefined}
            d={before ?? ''}
            stroke={sectionColours.line}
          />
          <Appearing
            data-suspended={draws.suspended || undefined}
            d={drawing.outlines}
            fill={sectionColours.fill}
            fillRule="evenodd"
            onAnimationEnd={draws.onDrawn}
          />
        </>
      ) : null}
      {filled && !draws ? <path d={drawing.outlines} fill={sectionColours.fill} fillRule="evenodd" /> : null}
      <path d={drawing.line} stroke={sectionColours.line} mask={draws ? `url(#${id})` : undefined} />
      {drawing.others === '' ? null : <path d={drawing.others} stroke={sectionColours.answer} />}
      <path d={drawing.dots} stroke={sectionColours.dot} strokeWidth="23" strokeLinecap="round" />
    </DrawnSvg>
  );
}
