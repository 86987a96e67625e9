import { styled } from '@mui/material/styles';
import { sectionColours } from '../../../theme/scopes/sectionColours.ts';

/** A segment of the stepper, coloured by the status of its section. */
export const StepperSvg = styled('svg')(({ theme }) => ({
  display: 'block',
  fill: 'none',
  strokeLinecap: 'round',
  stroke: theme.vars.palette.undrawn,
  '--step-dot': theme.vars.palette.border,
  '&[data-status=complete]': { '--step-dot': theme.vars.palette.turmeric.fill },
  '&[data-current]': { '--step-dot': sectionColours.dot },
  '&[data-status=complete], &[data-current]:not([data-status=wrong])': {
    stroke: sectionColours.line,
  },
}));

export const StepDot = styled('circle')({ stroke: 'none', fill: 'var(--step-dot)' });

export const WrongMark = styled('rect')(({ theme }) => ({
  stroke: 'none',
  fill: theme.vars.palette.error.main,
}));
