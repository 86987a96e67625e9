import { styled } from '@mui/material/styles';
import { useId } from 'react';
import borderEnd from '../../../.cache/art/borderEnd.drawing.json';
import borderStart from '../../../.cache/art/borderStart.drawing.json';
import borderUnit from '../../../.cache/art/borderUnit.drawing.json';
import type { Drawing } from '../../art/drawing.ts';
import { notForwarded } from '../../theme/notForwarded.ts';
import { sectionColours } from '../../theme/scopes/sectionColours.ts';

const Svg = styled(
  'svg',
  notForwarded('shown'),
)<{ shown: BorderProps['shown'] }>(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  variants: [
    { props: { shown: 'wide' }, style: { [theme.breakpoints.down('md')]: { display: 'none' } } },
    { props: { shown: 'narrow' }, style: { [theme.breakpoints.up('md')]: { display: 'none' } } },
  ],
}));

/** A kolam border over the whole width, three dots high: 42 dots long from `md`, 17 below. It is one line. Decoration. */
export function BorderStrip() {
  const unit = useId();
  return (
    <div aria-hidden="true">
      <Border shown="wide" medallions={8} unit={unit} definesUnit />
      <Border shown="narrow" medallions={3} unit={unit} />
    </div>
  );
}

interface BorderProps {
  /** in which windows */
  shown: 'wide' | 'narrow';
  medallions: number;
  /** id of the medallion all repetitions refer to */
  unit: string;
  definesUnit?: boolean;
}

function Border({ shown, medallions, unit, definesUnit = false }: BorderProps) {
  const [left, top, width, height] = borderUnit.box;
  const [, , dot] = borderStart.box;
  const whole = medallions * width + 2 * dot;
  return (
    <Svg
      shown={shown}
      viewBox={`${left - dot} ${top} ${whole} ${height}`}
      width={whole}
      height={height}
      fill="none"
      strokeWidth="13"
    >
      {definesUnit ? (
        <defs>
          <g id={unit}>
            <Part drawing={borderUnit} />
          </g>
        </defs>
      ) : null}
      {/* both ends are stored where they lie round three medallions, the middle one at the origin */}
      <g transform={`translate(${width})`}>
        <Part drawing={borderStart} />
      </g>
      {Array.from({ length: medallions }, (_, at) => (
        <use key={at} href={`#${unit}`} x={at * width} />
      ))}
      <g transform={`translate(${(medallions - 2) * width})`}>
        <Part drawing={borderEnd} />
      </g>
    </Svg>
  );
}

function Part({ drawing: { strands, dots } }: { drawing: Drawing }) {
  return (
    <>
      <path d={strands.join('')} stroke={sectionColours.line} />
      <path
        d={dots.map(([x, y]) => `M${x} ${y}h0`).join('')}
        stroke={sectionColours.dot}
        strokeWidth="22"
        strokeLinecap="round"
      />
    </>
  );
}
