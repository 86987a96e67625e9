import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { borderEnd } from '../../art/generated/borderEnd.ts';
import { borderStart } from '../../art/generated/borderStart.ts';
import { borderUnit } from '../../art/generated/borderUnit.ts';
import type { Drawing } from '../../art/drawing.ts';
import { sectionColours } from '../../theme/scopes/sectionColours.ts';

const Strip = styled('div')(({ theme }) => ({
  '& svg': { display: 'block', width: '100%', height: 'auto' },
  '& svg:first-of-type': { display: 'none' },
  [theme.breakpoints.up('md')]: {
    '& svg:first-of-type': { display: 'block' },
    '& svg:last-of-type': { display: 'none' },
  },
}));

/** A kolam border over the whole width, three dots high: 42 dots long from `md`, 17 below. It is one line. Decoration. */
export function BorderStrip() {
  const unit = useId();
  return (
    <Strip aria-hidden="true">
      <Border medallions={8} unit={unit} definesUnit />
      <Border medallions={3} unit={unit} />
    </Strip>
  );
}

interface BorderProps {
  medallions: number;
  /** id of the medallion all repetitions refer to */
  unit: string;
  definesUnit?: boolean;
}

function Border({ medallions, unit, definesUnit = false }: BorderProps) {
  const [left, top, width, height] = borderUnit.box;
  const [, , dot] = borderStart.box;
  const whole = medallions * width + 2 * dot;
  return (
    <svg
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
    </svg>
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
