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
  // A fixed element is printed on every sheet, and moved up it would appear at the foot of the sheet before.
  '@media print': { display: 'none' },
}));

/** The first tab stop. The jump adds no entry to the history, so that Back still leads to the previous page. */
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
