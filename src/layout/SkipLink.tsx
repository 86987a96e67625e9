import { styled } from '@mui/material/styles';
import type { MouseEvent } from 'react';
import { siteCopy } from '../content/site.ts';
import { mainId } from '../navigation/pageFocus.ts';

const Skip = styled('a')(({ theme }) => ({
  ...theme.typography.button,
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: theme.zIndex.skipLink,
  padding: '14px 24px 12px',
  borderRadius: 28,
  backgroundColor: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  '&:not(:focus)': { transform: 'translateY(-200%)' },
  // What is fixed stands on every sheet, and above one is the foot of the sheet before.
  '@media print': { display: 'none' },
}));

/** The first thing the keyboard meets. The jump is no entry of the history, so that Back keeps its meaning. */
export function SkipLink() {
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(mainId)?.focus();
  };
  return (
    <Skip href={`#${mainId}`} onClick={skip}>
      {siteCopy.skip}
    </Skip>
  );
}
