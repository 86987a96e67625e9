import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { dataAnalytics } from '../theme/art/dataAnalytics.ts';
import { tones } from '../theme/tones.ts';

interface SceneProps {
  /** what the picture shows, for who cannot see it */
  label: string;
}

const Svg = styled('svg')({ display: 'block', width: '100%', height: 'auto' });

/** The first scene of the home page. It fills the width it is given, 5:4, and has no ground of its own. */
export function DataAnalyticsScene({ label }: SceneProps) {
  const grid = useId();
  const { area, pattern, drops, line, dots, points, answer } = dataAnalytics;
  return (
    <Svg
      viewBox="0 0 1200 960"
      width="1200"
      height="960"
      fill="none"
      strokeLinecap="round"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <img> does not inherit the tones
      role="img"
      aria-label={label}
    >
      <pattern id={grid} width="60" height="60" patternUnits="userSpaceOnUse">
        <circle cx="30" cy="30" r="2.5" fill={tones.grid} />
      </pattern>
      <rect width="1200" height="960" fill={`url(#${grid})`} />
      <path d={area} fill={tones.fill} opacity=".6" />
      <path d={pattern} fill={tones.fill} fillRule="evenodd" />
      <path d={drops} stroke={tones.thin} strokeWidth="3" strokeDasharray="1 14" />
      <path d={line} stroke={tones.line} strokeWidth="7" strokeLinecap="butt" strokeLinejoin="round" />
      <path d={dots} stroke={tones.dot} strokeWidth="15" />
      <path d={points} stroke={tones.dot} strokeWidth="20" />
      <path d={answer} stroke={tones.answer} strokeWidth="24" />
    </Svg>
  );
}
