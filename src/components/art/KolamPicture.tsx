import { useId } from 'react';
import type { Drawing } from '../../art/drawing.ts';
import { sectionColours } from '../../theme/scopes/sectionColours.ts';
import { dotsPath } from '../../art/dotsPath.ts';
import { joinedPath } from '../../art/joinedPath.ts';
import { DrawnFill } from './DrawnFill.ts';
import { DrawnMask } from './DrawnMask.ts';
import { DrawnSvg } from './DrawnSvg.ts';
import { DrawnLine } from './DrawnLine.ts';

/** In hundredths of the distance between two dots. */
const strokeWidth = 11;

/**
 * The large kolam at the head of a page; it draws itself. Decoration: what it means is said in words beside it.
 * @param drawing from .cache/art
 */
export function KolamPicture({ drawing }: { drawing: Drawing }) {
  const id = useId();
  const { box, strands, dots } = drawing;
  const [left, top, width, height] = box;
  const whole = `whole${id}`;
  const drawn = `drawn${id}`;
  return (
    <DrawnSvg
      viewBox={box.join(' ')}
      width={width}
      height={height}
      fill="none"
      strokeWidth={strokeWidth}
      aria-hidden="true"
    >
      <defs>
        <path id={whole} pathLength="1" d={`${joinedPath(strands)}z`} />
        <DrawnMask id={drawn} maskUnits="userSpaceOnUse" x={left} y={top} width={width} height={height}>
          <DrawnLine href={`#${whole}`} stroke={sectionColours.line} strokeWidth={strokeWidth * 2.4} />
        </DrawnMask>
      </defs>
      <DrawnFill href={`#${whole}`} fill={sectionColours.fill} fillRule="evenodd" />
      <path d={strands.join('')} stroke={sectionColours.line} mask={`url(#${drawn})`} />
      <path d={dotsPath(dots)} stroke={sectionColours.dot} strokeWidth="23" strokeLinecap="round" />
    </DrawnSvg>
  );
}
