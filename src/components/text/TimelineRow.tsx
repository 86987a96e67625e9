import { styled } from '@mui/material/styles';
import { notForwarded } from '../../theme/notForwarded.ts';
import { sectionColours } from '../../theme/scopes/sectionColours.ts';

type TimelineRowProps = {
  /** Number of columns below it. */
  loops: number;
  /** Space between those columns. */
  gapPx: number;
  /** The line comes to the first loop from the edge of the first column. Otherwise it begins with that loop. */
  goesOn?: boolean;
};

/** px of the row, whose lower edge is the line, and of the space below it. */
export const timelineRow = { height: 50, below: 28 } as const;

const Row = styled('div')({
  display: 'flex',
  height: timelineRow.height,
  marginBottom: timelineRow.below,
  '@media print': { display: 'none' },
});

const Column = styled(
  'div',
  notForwarded('gapPx'),
)<{ gapPx: number }>(({ gapPx }) => ({
  position: 'relative',
  flex: '1 1 0',
  minWidth: 0,
  marginRight: gapPx,
  // The straight part, up to the next column's loop.
  '&::after': {
    content: '""',
    position: 'absolute',
    left: 60,
    // Nothing follows the last one.
    right: gapPx === 0 ? 0 : 28 - gapPx,
    bottom: 0,
    height: 3,
    backgroundColor: sectionColours.line,
  },
}));

/** px of the drawing in which the line approaches a loop; the first loop has no such part. */
const approach = 27;

const Loop = styled(
  'svg',
  notForwarded('first'),
)<{ first: boolean }>({
  position: 'absolute',
  bottom: 0,
  left: -28,
  overflow: 'visible',
  variants: [{ props: { first: true }, style: { left: approach - 28 } }],
});

// The ends lie on whole px, as the straight part does: browsers round a path and a box differently.
const tail = 'M0 48.5C22 48.5 29.3 56.7 44 42';
const shortTail = 'M27 48.5C34 48.5 38 48 44 42';
const loop =
  'C52.7 33.3 61 30.6 61 18.4C61 9 53.4 1.4 44 1.4C34.6 1.4 27 9 27 18.4C27 30.6 35.3 33.3 44 42C58.7 56.7 66 48.5 88 48.5';

/** One line across, with a loop round a dot at the beginning of each column. */
export function TimelineRow({ loops, gapPx, goesOn = false }: TimelineRowProps) {
  const beginning = goesOn ? shortTail : 'M44 42';
  return (
    <Row aria-hidden="true">
      {Array.from({ length: loops }, (_, at) => (
        <Column key={at} gapPx={at === loops - 1 ? 0 : gapPx}>
          <Loop
            first={at === 0}
            width={at === 0 ? 88 - approach : 88}
            height="50"
            viewBox={at === 0 ? `${approach} 0 ${88 - approach} 50` : '0 0 88 50'}
            fill="none"
            strokeLinecap="round"
          >
            <path d={(at === 0 ? beginning : tail) + loop} stroke={sectionColours.line} strokeWidth="3" />
            <circle cx="44" cy="18.4" r="6.5" fill={sectionColours.dot} />
          </Loop>
        </Column>
      ))}
    </Row>
  );
}
