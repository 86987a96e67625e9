import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { sectionColours } from '../../theme/scopes/sectionColours.ts';
import { gutter } from '../../theme/space.ts';
import { LoopDrawing } from '../text/LoopDrawing.tsx';
import { lineInLoop, timelineLoop } from '../text/timelineLoop.ts';

type TabsProps<Key extends string> = {
  tabs: readonly { key: Key; label: string }[];
  selected: Key;
  onSelect: (key: Key) => void;
  /** Id of the heading that names the list. */
  labelledBy: string;
  /** Id of the one panel, which shows the selected tab. */
  panelId: string;
};

const height = 48;
/** px a loop reaches into the tabs above and below. */
const reach = (timelineLoop.height - height) / 2;
/** px from the edge of the tabs to the line, which stands on the edge of the text. */
const left = -2;

const List = styled('div')(({ theme }) => ({
  [theme.breakpoints.down('lg')]: {
    display: 'flex',
    gap: 8,
    // Room for the focus ring; the row reaches the window's edge, where a cut-off chip shows that there are more.
    margin: `-5px calc(-1 * ${gutter}) -5px -5px`,
    padding: '5px 20px 5px 5px',
    overflowX: 'auto',
    scrollPaddingInline: 24,
    scrollbarWidth: 'none',
  },
  [theme.breakpoints.up('lg')]: {
    position: 'relative',
    marginLeft: `calc(-1 * var(--tabs-outside, ${left}px) - ${left}px)`,
    paddingBlock: reach,
  },
}));

/**
 * `data-first` begins the line and `data-last` ends it; `data-beside` stands above or below the selected tab, whose loop
 * reaches into it. They are attributes, as `aria-selected` is, because a class for each state would repeat all of this in
 * the HTML.
 */
const Tab = styled('button')(({ theme }) => ({
  ...theme.typography.button,
  position: 'relative',
  flex: 'none',
  border: 0,
  color: theme.vars.palette.text.secondary,
  background: 'none',
  cursor: 'pointer',
  '&:hover, &[aria-selected="true"]': { color: theme.vars.palette.text.primary },
  [theme.breakpoints.down('lg')]: {
    minHeight: 44,
    padding: '0 18px',
    borderRadius: 22,
    boxShadow: `inset 0 0 0 1.5px ${theme.vars.palette.border}`,
    '&[aria-selected="true"]': {
      boxShadow: 'none',
      color: theme.vars.palette.primary.onContainer,
      backgroundColor: theme.vars.palette.primary.container,
      // An outline would look like the focus ring.
      '@media (forced-colors: active)': { border: '2px solid CanvasText' },
    },
  },
  [theme.breakpoints.up('lg')]: {
    display: 'block',
    width: '100%',
    minHeight: height,
    padding: '5px 8px 5px 52px',
    borderRadius: 8,
    textAlign: 'left',
    // The line down the side; it makes room for the loop round the selected tab's dot.
    '&::before': {
      content: '""',
      position: 'absolute',
      left,
      top: 0,
      bottom: 0,
      width: 3,
      backgroundColor: sectionColours.line,
    },
    '&[data-first]::before': { top: -reach },
    '&[data-last]::before': { bottom: -reach },
    '&[data-beside="above"]::before': { bottom: reach },
    '&[data-beside="below"]::before': { top: reach },
    '&[aria-selected="true"]::before': { display: 'none' },
    '&::after': {
      content: '""',
      position: 'absolute',
      left: 21,
      top: 'calc(50% - 4.5px)',
      width: 9,
      height: 9,
      borderRadius: '50%',
      backgroundColor: theme.vars.palette.border,
      '@media (forced-colors: active)': { backgroundColor: 'CanvasText' },
    },
    '&:hover::after': { backgroundColor: sectionColours.dot },
    '&[aria-selected="true"]::after': { display: 'none' },
  },
}));

/** A visible gap inside a name such as GameDevelopment, which stays one word in its text (specification D19). */
const Part = styled('span')({ marginInlineEnd: '.25em' });

/** The parts of a compound name, each but the last with a gap after it. */
function partedName(name: string): ReactNode {
  const parts = name.split(/(?<=[a-z]{2})(?=[A-Z])/);
  const last = parts.pop();
  return [...parts.map((part) => <Part key={part}>{part}</Part>), <span key={last}>{last}</span>];
}

const LoopSvg = styled('svg')(({ theme }) => ({
  [theme.breakpoints.down('lg')]: { display: 'none' },
  [theme.breakpoints.up('lg')]: {
    position: 'absolute',
    left: left - lineInLoop,
    top: `calc(50% - ${timelineLoop.height / 2}px)`,
    pointerEvents: 'none',
  },
}));

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  ArrowUp: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** Id of a tab, for the panel that it names. */
export const tabIdOf = (panelId: string, key: string) => `${panelId}-${key.replaceAll(' ', '-')}`;

/**
 * The tabs of one panel: chips in a row that scrolls, and from `lg` a list on a line. Both pairs of arrow keys select,
 * because the direction of the list depends on the window. A surrounding element can move the line out to the left with
 * `--tabs-outside`.
 */
export function Tabs<Key extends string>({ tabs, selected, onSelect, labelledBy, panelId }: TabsProps<Key>) {
  const list = useRef<HTMLDivElement>(null);
  const position = tabs.findIndex(({ key }) => key === selected);

  const choose = (at: number) => {
    const tab = tabs[at];
    if (!tab) return;
    onSelect(tab.key);
    // Focusing also scrolls a half hidden chip into view.
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[at]?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    choose(step(position, tabs.length));
  };

  return (
    <List ref={list} role="tablist" aria-labelledby={labelledBy} onKeyDown={onKeyDown}>
      {tabs.map(({ key, label }, at) => (
        <Tab
          key={key}
          id={tabIdOf(panelId, key)}
          type="button"
          role="tab"
          aria-selected={at === position}
          aria-controls={at === position ? panelId : undefined}
          tabIndex={at === position ? 0 : -1}
          data-first={at === 0 || undefined}
          data-last={at === tabs.length - 1 || undefined}
          data-beside={at === position - 1 ? 'above' : at === position + 1 ? 'below' : undefined}
          onClick={() => choose(at)}
        >
          {at === position && <Loop />}
          {partedName(label)}
        </Tab>
      ))}
    </List>
  );
}

function Loop() {
  return (
    <LoopSvg {...timelineLoop} fill="none" aria-hidden="true">
      <LoopDrawing strokeLinecap="round" />
    </LoopSvg>
  );
}
