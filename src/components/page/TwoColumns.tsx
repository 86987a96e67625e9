import { styled } from '@mui/material/styles';
import { notForwarded } from '../../theme/notForwarded.ts';

type TwoColumnsProps = {
  /** px between the two where they stand below one another */
  rowGap: number;
};

const gap = 'clamp(32px, 6vw, 88px)';

/** Width of the second column, in whole px: what goes on outside of it meets its edge. */
export const secondColumn = `round(down, (100% - ${gap}) * 7 / 12, 1px)`;

/** A heading with its introduction, and beside it, in the wider column, what they speak of. */
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
