import { styled } from '@mui/material/styles';
import partners from '../theme/kolams/partners.svg';
import { dark } from '../theme/tokens.ts';
import { tones } from '../theme/tones.ts';

interface JoinedKolamsProps {
  /** what the picture shows, for who cannot see it */
  label: string;
}

const Svg = styled('svg')({
  display: 'block',
  width: '100%',
  height: 'auto',
  // peacock as it is in the dark: night has no second tone of its own for a line
  '& > .left': { stroke: dark.primary.main },
  '@media (forced-colors: active)': { '& > .left': { stroke: 'CanvasText' } },
});

/** Two firms: two kolams in two colours on one line. For a night ground. */
export function JoinedKolams({ label }: JoinedKolamsProps) {
  return (
    <Svg
      viewBox="-462 -862 1424 1324"
      width="1424"
      height="1324"
      fill="none"
      strokeWidth="11"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <img> does not inherit the tones
      role="img"
      aria-label={label}
    >
      <use href={`${partners}#line`} fill={tones.fill} fillRule="evenodd" />
      <use href={`${partners}#left`} className="left" />
      <use href={`${partners}#right`} stroke={tones.answer} />
      <use href={`${partners}#dots`} stroke={tones.dot} strokeWidth="23" strokeLinecap="round" />
    </Svg>
  );
}
