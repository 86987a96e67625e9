import { styled } from '@mui/material/styles';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../contract/paths.ts';
import { LinePiece } from '../../components/line/LinePiece.tsx';
import { beside, lineWidth } from '../../components/line/place.ts';
import { stripPadding } from './stripPadding.ts';

/**
 * px by which the line overlaps the border's last loop: the width of that loop's stroke, which is thinner in narrow
 * windows.
 */
const reach = { left: 3, right: 4 };

const height = {
  top: 0,
  bottom: `calc((100% - ${stripPadding}) / 2 - ${lineWidth / 2}px)`,
};

/** The last piece comes from the left or the right, where the last section's line ends. */
const FromLeft = styled(LinePiece)({ ...height, left: beside, right: `calc(100% - ${reach.left}px)` });
const FromRight = styled(LinePiece)({ ...height, left: `calc(100% - ${reach.right}px)`, right: beside });

/** Where the one line down the home page ends: in the closed line of the footer's border. */
export function EndOfLine() {
  const { pathname } = useLocation();
  if (pathname !== paths.home) return null;
  return (
    <>
      <FromLeft shape="downRight" until="lg" />
      <FromRight shape="downLeft" from="lg" />
    </>
  );
}
