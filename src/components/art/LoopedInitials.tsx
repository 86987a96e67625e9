import { styled } from '@mui/material/styles';
import { sectionColours } from '../../theme/scopes/sectionColours.ts';

type LoopedInitialsProps = {
  initials: string;
  className?: string;
};

const Letters = styled('text')(({ theme }) => ({
  fontFamily: theme.typography.h4.fontFamily,
  fontWeight: 650,
  fontSize: 19,
  fill: 'currentColor',
}));

/** A line that goes once round somebody's initials. Decoration: the name stands beside it. */
export function LoopedInitials({ initials, className }: LoopedInitialsProps) {
  return (
    <svg className={className} width="60" height="60" viewBox="0 0 60 60" fill="none" aria-hidden="true">
      <path
        d="M2 54C14 54 18 52 30 52A22 22 0 1 0 8 30C8 44 18 52 30 52C42 52 46 54 58 54"
        stroke={sectionColours.line}
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <Letters x="30" y="37" textAnchor="middle">
        {initials}
      </Letters>
    </svg>
  );
}
