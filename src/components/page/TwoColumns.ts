import { styled } from '@mui/material/styles';
import { notForwarded } from '../../theme/notForwarded.ts';

type TwoColumnsProps = {
  /** px between the two where the second stands below the first. */
  rowGap: number;
};

const gap = 'clamp(32px, 6vw, 88px)';

/** Width of the second column, in whole px, so that a line which goes on outside of it meets its edge. */
export const secondColumn = `round(down, (100% - ${gap}) * 7 / 12, 1px)`;

/** A heading with its introduction, and beside it, in the wider column, the content that they introduce. */
export const TwoColumns = styled(
  'div',
  notForwarded('rowGap'),
)<TwoColumnsProps>(({ theme, rowGap }) => ({
  display: 'grid',
  gap: rowGap,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: ['minmax(0, 5fr) minmax(0, 7fr)', `minmax(0, 1fr) ${secondColumn}`],
    gap,
  },
}));
