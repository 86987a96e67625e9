import { styled } from '@mui/material/styles';
import { useId } from 'react';
import partners from '../../art/generated/partners.svg';
import { dark } from '../../theme/tokens.ts';
import { sectionColours } from '../../theme/scopes/sectionColours.ts';
import { DrawnSvg } from './DrawnSvg.tsx';

interface JoinedKolamsProps {
  /** what the picture shows, for who cannot see it */
  label: string;
  /** draws itself when the page has come, as the picture at the head of a page does */
  draws?: boolean;
}

const tinted = {
  display: 'block',
  width: '100%',
  height: 'auto',
  // peacock as it is in the dark: night has no second tone of its own for a line
  '& .left': { stroke: dark.primary.main },
  '@media print': { '& .left': { stroke: sectionColours.line } },
  '@media (forced-colors: active)': { '& .left': { stroke: 'CanvasText' } },
} as const;

const Still = styled('svg')(tinted);
const Drawn = styled(DrawnSvg)(tinted);

const box = { x: -462, y: -862, width: 1424, height: 1324 } as const;
const strokeWidth = 11;

/** Two firms: two kolams in two colours on one line. For a night ground. */
export function JoinedKolams({ label, draws = false }: JoinedKolamsProps) {
  const mask = useId();
  const Svg = draws ? Drawn : Still;
  const { x, y, width, height } = box;
  return (
    <Svg
      viewBox={`${x} ${y} ${width} ${height}`}
      width={width}
      height={height}
      fill="none"
      strokeWidth={strokeWidth}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <img> does not inherit the colours
      role="img"
      aria-label={label}
    >
      {draws ? (
        <mask id={mask} maskUnits="userSpaceOnUse" {...box}>
          <use href={`${partners}#line`} stroke={sectionColours.line} strokeWidth={strokeWidth * 2.4} />
        </mask>
      ) : null}
      <use href={`${partners}#line`} fill={sectionColours.fill} fillRule="evenodd" />
      <g mask={draws ? `url(#${mask})` : undefined}>
        <use href={`${partners}#left`} className="left" />
        <use href={`${partners}#right`} stroke={sectionColours.answer} />
      </g>
      <use href={`${partners}#dots`} stroke={sectionColours.dot} strokeWidth="23" strokeLinecap="round" />
    </Svg>
  );
}
