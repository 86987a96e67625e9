import { styled } from '@mui/material/styles';
import type { Breakpoint } from '@mui/material/styles';
import { notForwarded } from '../../theme/notForwarded.ts';
import { LinePiece } from './LinePiece.tsx';
import { besideInSection, lineWidth } from './place.ts';

type LineDownProps = {
  /** From this width of the window on, it runs down the right side. */
  rightFrom?: Breakpoint;
  /** From this width on, the section has pieces of its own. */
  until?: Breakpoint;
};

const Piece = styled(
  LinePiece,
  notForwarded('rightFrom'),
)<Pick<LineDownProps, 'rightFrom'>>(({ theme, rightFrom }) => ({
  insetBlock: 0,
  left: besideInSection,
  width: lineWidth,
  ...(rightFrom && { [theme.breakpoints.up(rightFrom)]: { left: 'auto', right: besideInSection } }),
}));

/** The line down the left side of its section, from the upper edge to the lower one. */
export const LineDown = (props: LineDownProps) => <Piece shape="down" {...props} />;
