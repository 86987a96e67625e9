import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { tones } from '../theme/tones.ts';

const List = styled('ol')({ position: 'relative' });

const loopHeight = 76;
/** where the loop begins, px below the item's top: its dot then stands beside the first line of a heading */
const loopTop = -22;

const Item = styled('li')(({ theme }) => ({
  position: 'relative',
  paddingLeft: 64,
  paddingBottom: 40,
  [theme.breakpoints.up('md')]: { paddingLeft: 84 },
  '& > svg': { position: 'absolute', left: 0, top: loopTop },
  '&::before, &::after': {
    content: '""',
    position: 'absolute',
    left: 14.5,
    width: 3,
    backgroundColor: tones.line,
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
export function ThreadList({ items }: ThreadListProps) {
  return (
    <List>
      {items.map(({ key, content }) => (
        <Item key={key}>
          <svg width="64" height={loopHeight} viewBox="0 0 64 76" fill="none" aria-hidden="true">
            <path
              d="M16 0C16 20 8.4 25.4 21 38C28.6 45.6 31 53 41.8 53C50.1 53 56.8 46.3 56.8 38C56.8 29.7 50.1 23 41.8 23C31 23 28.6 30.4 21 38C8.4 50.6 16 56 16 76"
              stroke={tones.line}
              strokeWidth="3"
            />
            <circle cx="41.8" cy="38" r="6" fill={tones.dot} />
          </svg>
          {content}
        </Item>
      ))}
    </List>
  );
}
