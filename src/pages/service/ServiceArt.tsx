import { useId } from 'react';
import type { ServiceName } from '../../../contract/paths.ts';
import { DrawnFill } from '../../components/art/DrawnFill.ts';
import { DrawnMask } from '../../components/art/DrawnMask.ts';
import { DrawnSvg } from '../../components/art/DrawnSvg.ts';
import { DrawnLine } from '../../components/art/DrawnLine.ts';
import { partOf } from '../../art/partOf.ts';
import { servicePictureFiles } from '../../art/servicePictureFiles.ts';
import { sectionColours } from '../../theme/scopes/sectionColours.ts';

/** px */
const size = 500;

/** Width and height of every picture, with room for 13 dots across, in hundredths of the distance between two dots. */
const extent = 1324;
const strokeWidth = 12;

/**
 * A picture of what the service makes, woven of one line, which draws itself. Decoration: the heading beside it names
 * the service. `<use>` takes its paths from a file, because it inherits the colours of its surroundings.
 */
export function ServiceArt({ name }: { name: ServiceName }) {
  const mask = useId();
  const file = servicePictureFiles[name];
  const from = -extent / 2;
  return (
    <DrawnSvg
      viewBox={`${from} ${from} ${extent} ${extent}`}
      width={size}
      height={size}
      fill="none"
      aria-hidden="true"
      data-in-html
    >
      <DrawnMask id={mask} maskUnits="userSpaceOnUse" x={from} y={from} width={extent} height={extent}>
        <DrawnLine {...partOf(file, 'line')} stroke={sectionColours.line} strokeWidth={strokeWidth * 2.4} />
      </DrawnMask>
      <DrawnFill {...partOf(file, 'threads')} stroke={sectionColours.thin} strokeWidth={strokeWidth / 4} />
      <DrawnFill {...partOf(file, 'line')} fill={sectionColours.fill} fillRule="evenodd" />
      <g mask={`url(#${mask})`}>
        <use {...partOf(file, 'strands')} stroke={sectionColours.line} strokeWidth={strokeWidth} />
      </g>
      <g strokeLinecap="round">
        <use {...partOf(file, 'dots')} stroke={sectionColours.dot} strokeWidth={2 * strokeWidth} />
        <use {...partOf(file, 'answers')} stroke={sectionColours.answer} strokeWidth={2.4 * strokeWidth} />
      </g>
    </DrawnSvg>
  );
}
