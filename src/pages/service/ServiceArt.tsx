import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { ServiceName } from '../../../contract/paths.ts';
import { DrawnFill, DrawnLine, DrawnMask, DrawnSvg } from '../../components/art/DrawnSvg.tsx';
import { ServiceIcon } from '../../components/icons/ServiceIcon.tsx';
import { partOf } from '../../art/partOf.ts';
import { serviceKolams } from '../../art/serviceKolams.ts';
import { sectionColours } from '../../theme/scopes/sectionColours.ts';

/** px; the icon stands in the open middle at 160 of them */
const size = 500;
const iconSize = 160;

/** Of the drawing, in hundredths of the distance between two dots: every service has the same 13 dots across. */
const extent = 1324;
const strokeWidth = 12;

/** Icons are drawn for 48 px: at this size the line is as strong as the kolam's. */
const iconStrokeWidth = 1.6;

const Frame = styled('div')({ position: 'relative' });

const Icon = styled(ServiceIcon)({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  width: `${(iconSize / size) * 100}%`,
  height: 'auto',
});

/**
 * The service's own kolam with its icon in the middle; it draws itself. Decoration: the heading beside it names the
 * service. Its paths come from a file, by `<use>`, because that takes the colours of its surroundings.
 */
export function ServiceArt({ name }: { name: ServiceName }) {
  const mask = useId();
  const file = serviceKolams[name];
  const from = -extent / 2;
  return (
    <Frame>
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
        <DrawnFill {...partOf(file, 'line')} fill={sectionColours.fill} fillRule="evenodd" />
        <g mask={`url(#${mask})`}>
          <use {...partOf(file, 'strands')} stroke={sectionColours.line} strokeWidth={strokeWidth} />
        </g>
        <use
          {...partOf(file, 'dots')}
          stroke={sectionColours.dot}
          strokeWidth={2 * strokeWidth}
          strokeLinecap="round"
        />
      </DrawnSvg>
      <Icon name={name} size={iconSize} strokeWidth={iconStrokeWidth} inHtml />
    </Frame>
  );
}
