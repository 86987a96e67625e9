import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { aboutCopy } from '../../../content/marketing/about.ts';
import { fluid } from '../../../theme/fluid.ts';

// Shown before the script of the kolam of the day has loaded, and in the same place afterwards.

export const dayKolamHeadingId = 'day-kolam';

/** In a narrow window words, drawing and facts below one another; in a wide one the drawing beside the others. */
export const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: 28,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
    gridTemplateRows: 'auto 1fr',
    columnGap: 'clamp(40px, 7vw, 104px)',
  },
}));

/** px at which each crossing button is 24 px wide; in the narrowest windows the picture extends into the gutters. */
const leastWidth = 308;

export const Picture = styled('div')(({ theme }) => ({
  position: 'relative',
  justifySelf: 'center',
  width: '100%',
  minWidth: leastWidth,
  maxWidth: 560,
  breakInside: 'avoid',
  [theme.breakpoints.up('md')]: { gridColumn: 2, gridRow: '1 / span 2', alignSelf: 'center' },
  [theme.breakpoints.up('xl')]: { maxWidth: 640 },
  '@media print': { maxWidth: '120mm' },
}));

export const Introduction = () => (
  <div>
    <Typography variant="h2" id={dayKolamHeadingId}>
      {aboutCopy.dayKolam.heading}
    </Typography>
    <Typography variant="lead" sx={{ mt: 1.5, mb: fluid(0, 16), color: 'text.secondary' }}>
      {aboutCopy.dayKolam.introduction}
    </Typography>
  </div>
);
