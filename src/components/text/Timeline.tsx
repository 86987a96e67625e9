import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { notForwarded } from '../../theme/notForwarded.ts';
import { sectionColours } from '../../theme/scopes/sectionColours.ts';
import { LoopDrawing } from './LoopDrawing.tsx';
import {
  lineInLoop,
  timelineItemRevealMs,
  timelineLeft,
  timelineLoop,
  timelineRevealItems,
} from './timelineLoop.ts';

const { height: loopHeight } = timelineLoop;

const breakpoints = ['sm', 'md', 'lg'] as const;
type ColumnsFrom = (typeof breakpoints)[number];

type TimelineProps = {
  /** Content beside each loop, in reading order. */
  items: readonly { key: string; content: ReactNode }[];
  /**
   * From these breakpoints on, the items stand in so many columns without a line; a TimelineRow draws one above them.
   */
  columns?: readonly { from: ColumnsFrom; count: number }[];
  /** Between two columns. */
  gapPx?: number;
};

const List = styled(
  'ol',
  notForwarded('columns', 'gapPx'),
)<Required<Pick<TimelineProps, 'columns' | 'gapPx'>>>(({ theme, columns, gapPx }) => ({
  position: 'relative',
  // In one column the line itself, not the space to its left, is aligned with the edge of the text.
  [theme.breakpoints.down(columns[0]?.from ?? 'md')]: {
    marginLeft: `calc(-${timelineLeft}px - var(--timeline-outside, 0px))`,
  },
  ...Object.fromEntries(
    columns.map(({ from, count }) => [
      theme.breakpoints.up(from),
      {
        display: 'grid',
        gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
        gap: `${timelineItemGap}px ${gapPx}px`,
      },
    ]),
  ),
}));

/** px between two items. */
export const timelineItemGap = 40;

/** Where the loop begins, px below the item's top: its dot then stands beside the first line of a heading. */
const loopTop = -22;

/** px that the line begins above the loop. */
const beginning = 24;

/** px that the line begins above the list. */
export const timelineBeginning = beginning - loopTop;

type ColumnsProps = {
  /** Where the items begin to stand in columns. */
  columnsFrom: ColumnsFrom | undefined;
};

/** A Reveal round the list draws the line item by item; the last and all later items together (timelineRevealItems). */
const revealed = {
  clipPath: 'var(--timeline-clip, none)',
  transition: 'var(--timeline-transition, none)',
  transitionDelay: 'var(--timeline-delay, 0ms)',
};

const delays = Object.fromEntries(
  Array.from({ length: timelineRevealItems - 1 }, (_, later) => [
    `&:nth-of-type(n + ${later + 2})`,
    { '--timeline-delay': `${(later + 1) * timelineItemRevealMs}ms` },
  ]),
);

const Item = styled(
  'li',
  notForwarded('columnsFrom'),
)<ColumnsProps>(({ theme }) => ({
  position: 'relative',
  paddingLeft: 75,
  paddingBottom: timelineItemGap,
  [theme.breakpoints.up('md')]: { paddingLeft: 84 },
  ...delays,
  '&::before, &::after': {
    content: '""',
    position: 'absolute',
    left: timelineLeft,
    width: 3,
    backgroundColor: sectionColours.line,
    ...revealed,
  },
  '&::before': { top: loopTop + loopHeight, bottom: -loopTop },
  // The line's beginning.
  '&::after': { top: -timelineBeginning, height: beginning, borderRadius: '2px 2px 0 0' },
  '&:not(:first-of-type)::after': { display: 'none' },
  '&:last-of-type': { paddingBottom: 0, minHeight: loopTop + loopHeight },
  '&:last-of-type::before': { bottom: 0, borderRadius: '0 0 2px 2px' },
  variants: breakpoints.map((columnsFrom) => ({
    props: { columnsFrom },
    style: {
      [theme.breakpoints.up(columnsFrom)]: {
        '&, &:last-of-type': { padding: 0, minHeight: 0 },
        '&::before, &::after': { display: 'none' },
      },
    },
  })),
}));

const Loop = styled(
  'svg',
  notForwarded('columnsFrom'),
)<ColumnsProps>(({ theme }) => ({
  position: 'absolute',
  left: timelineLeft - lineInLoop,
  top: loopTop,
  ...revealed,
  variants: breakpoints.map((columnsFrom) => ({
    props: { columnsFrom },
    style: { [theme.breakpoints.up(columnsFrom)]: { display: 'none' } },
  })),
}));

/**
 * One line down the left side, with a loop round a dot beside each item. Leave 46 px above it for the line's beginning.
 * A surrounding element can move it out to the left with `--timeline-outside`.
 */
export function Timeline({ items, columns = [], gapPx = 0 }: TimelineProps) {
  const columnsFrom = columns[0]?.from;
  return (
    <List columns={columns} gapPx={gapPx}>
      {items.map(({ key, content }) => (
        <Item key={key} columnsFrom={columnsFrom}>
          <Loop columnsFrom={columnsFrom} {...timelineLoop} fill="none" aria-hidden="true">
            <LoopDrawing />
          </Loop>
          {content}
        </Item>
      ))}
    </List>
  );
}
