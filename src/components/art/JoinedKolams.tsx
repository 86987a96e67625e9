import { styled } from '@mui/material/styles';
import { useId } from 'react';
import partners from '../../../.cache/art/partners.svg';
import { partOf } from '../../art/partOf.ts';
import { dark } from '../../theme/tokens/dark.ts';
import { sectionColours } from '../../theme/scopes/sectionColours.ts';
import { DrawnFill } from './DrawnFill.ts';
import { DrawnMask } from './DrawnMask.ts';
import { DrawnSvg } from './DrawnSvg.ts';
import { DrawnLine } from './DrawnLine.ts';

type JoinedKolamsProps = {
  /** What the picture shows, for screen readers. */
  label: string;
  /** Draws itself when the page has opened, as the picture at the head of a page does. */
  draws?: boolean;
};

/** Its `stroke` attribute is for print and for the mask of pages without JavaScript (tooling/build/drawingMasks.ts). */
const LeftKolam = styled('use')({
  // The primary colour of the dark mode: dark sections have no second colour of their own for a line.
  '@media screen': { stroke: dark.primary.main },
  '@media (forced-colors: active)': { stroke: 'CanvasText' },
});

const box = { x: -462, y: -862, width: 1424, height: 1324 } as const;
const strokeWidth = 11;

/** Two firms: two kolams in two colours on one line. For a dark section. */
export function JoinedKolams({ label, draws = false }: JoinedKolamsProps) {
  const mask = useId();
  const Fill = draws ? DrawnFill : 'use';
  const { x, y, width, height } = box;
  return (
    <DrawnSvg
      viewBox={`${x} ${y} ${width} ${height}`}
      width={width}
      height={height}
      fill="none"
      strokeWidth={strokeWidth}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <img> does not inherit the colours
      role="img"
      aria-label={label}
      data-in-html={draws || undefined}
    >
      {draws ? (
        <DrawnMask id={mask} maskUnits="userSpaceOnUse" {...box}>
          <DrawnLine
            {...partOf(partners, 'line')}
            stroke={sectionColours.line}
            strokeWidth={strokeWidth * 2.4}
          />
        </DrawnMask>
      ) : null}
      <Fill {...partOf(partners, 'line')} fill={sectionColours.fill} fillRule="evenodd" />
      <g mask={draws ? `url(#${mask})` : undefined}>
        <LeftKolam {...partOf(partners, 'left')} stroke={sectionColours.line} />
        <use {...partOf(partners, 'right')} stroke={sectionColours.answer} />
      </g>
      <use {...partOf(partners, 'dots')} stroke={sectionColours.dot} strokeWidth="23" strokeLinecap="round" />
    </DrawnSvg>
  );
}
