import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { sectionColours } from '../../theme/scopes/sectionColours.ts';
import { loopIn, loopOut, timelineLeft, timelineLoop } from './timelineLoop.ts';

const { width: loopWidth, height: loopHeight } = timelineLoop;

const List = styled('ol')(({ theme }) => ({
  position: 'relative',
  // where the page is one column, the line and not its air stands on the edge of the text
  [theme.breakpoints.down('md')]: { marginLeft: -timelineLeft },
}));

/** where the loop begins, px below the item's top: its dot then stands beside the first line of a heading */
const loopTop = -22;

const Item = styled('li')(({ theme }) => ({
  position: 'relative',
  paddingLeft: 75,
  paddingBottom: 40,
  [theme.breakpoints.up('md')]: { paddingLeft: 84 },
  '& > svg': { position: 'absolute', left: 0, top: loopTop },
  '&::before, &::after': {
    content: '""',
    position: 'absolute',
    left: timelineLeft,
    width: 3,
    backgroundColor: sectionColours.line,
  },
  '&::before': { top: loopTop + loopHeight, bottom: -loopTop },
  '&::after': { display: 'none' },
  '&:first-of-type::after': { display: 'block', top: loopTop - 24, height: 24, borderRadius: '2px 2px 0 0' },
  '&:last-of-type': { paddingBottom: 0, minHeight: loopTop + loopHeight },
  '&:last-of-type::before': { bottom: 0, borderRadius: '0 0 2px 2px' },
}));

interface ThreadListProps {
  /** what stands beside each loop; keys are the reader's order */
  items: readonly { key: string; content: ReactNode }[];
}

/** One line down the left side, with a loop round a dot beside each item. Leave 46 px above it for the line's beginning. */
export function Timeline({ items }: ThreadListProps) {
  return (
    <List>
      {items.map(({ key, content }) => (
        <Item key={key}>
          <svg
            width={loopWidth}
            height={loopHeight}
            viewBox={`0 0 ${loopWidth} ${loopHeight}`}
            fill="none"
            aria-hidden="true"
          >
            <path d={loopIn + loopOut} stroke={sectionColours.line} strokeWidth="3" />
            <circle cx="41.8" cy="38" r="6" fill={sectionColours.dot} />
          </svg>
          {content}
        </Item>
      ))}
    </List>
  );
}
