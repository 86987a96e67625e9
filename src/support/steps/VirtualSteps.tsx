import { styled } from '@mui/material/styles';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useRef } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { supportCopy } from '../../content/trace/supportScreen.ts';
import type { OpenTrace } from '../opening/openTrace.ts';
import { longestGap } from '../story/scheduleOf.ts';
import { StepRow } from './StepRow.tsx';

const copy = supportCopy.list;

/** Estimated height in px, of a row with a one-line sentence; a row is measured when it is rendered. */
const usualHeight = 62;

const Scroller = styled('div')(({ theme }) => ({
  position: 'relative',
  height: '60vh',
  minHeight: 200,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('lg')]: { flex: '1 1 0', height: 'auto' },
}));

const List = styled('ol')({ position: 'relative' });

const Row = styled('li')(({ theme }) => ({
  position: 'absolute',
  top: 0,
  left: 0,
  width: '100%',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

type VirtualStepsProps = {
  file: OpenTrace;
  /** Positions that are listed, ascending. */
  listed: readonly number[];
  position: number;
  /** The player's current position, from which the arrow keys move on; `position` may lag behind it. */
  latestPosition: RefObject<number>;
  onSeek: (position: number) => void;
};

/**
 * The listed steps, of which only those in view are in the document, and always the current one, so that it stays a tab
 * stop.
 */
export function VirtualSteps({ file, listed, position, latestPosition, onSeek }: VirtualStepsProps) {
  const { story, schedule, trace } = file;
  const scroller = useRef<HTMLDivElement>(null);
  const found = listed.indexOf(position);
  const tabStop = Math.max(0, found);
  // oxlint-disable-next-line react/incompatible-library -- the compiler that minds is not in use
  const rows = useVirtualizer({
    count: listed.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => usualHeight,
    getItemKey: (index) => listed[index] ?? index,
    overscan: 6,
    rangeExtractor: useCallback(
      (range: Parameters<typeof defaultRangeExtractor>[0]) =>
        [...new Set([...defaultRangeExtractor(range), tabStop])]
          .filter((index) => index < range.count)
          .toSorted((one, other) => one - other),
      [tabStop],
    ),
  });

  const followed = useRef<{ position: number; height: number }>(null);
  const height = rows.scrollRect?.height ?? 0;
  useEffect(() => {
    if (found < 0) return;
    const before = followed.current;
    followed.current = { position, height };
    // If the list has shrunk, as when the detail opens below it, the current step may have left the view.
    if (before?.position === position && height >= before.height) return;
    // Centred, so that the next steps are visible, too. A row that is in view is not moved away from the pointer.
    const row = rows.measurementsCache[found];
    const top = rows.scrollOffset ?? 0;
    const isInView = row !== undefined && row.start >= top && row.end <= top + height;
    if (!isInView) rows.scrollToIndex(found, { align: 'center' });
    if (scroller.current?.contains(document.activeElement))
      scroller.current.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true });
  }, [found, position, height, rows]);

  const onKeyDown = (event: KeyboardEvent) => {
    const { current: from } = latestPosition;
    let next: number | undefined;
    if (event.key === 'ArrowDown') next = listed.find((at) => at > from);
    if (event.key === 'ArrowUp') next = listed.findLast((at) => at < from);
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onSeek(next);
  };

  return (
    <Scroller ref={scroller} onKeyDown={onKeyDown}>
      <List aria-label={copy.label} style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, key, start }) => {
          const at = listed[index] ?? 0;
          const step = story[at];
          const gap = schedule.gaps[at - 1] ?? 0;
          return (
            step && (
              <Row
                key={key}
                ref={rows.measureElement}
                data-index={index}
                aria-setsize={listed.length}
                aria-posinset={index + 1}
                style={{ transform: `translateY(${start}px)` }}
              >
                <StepRow
                  step={step}
                  startedAt={trace.about.startedAt}
                  gap={gap > longestGap ? gap : null}
                  current={at === position}
                  tabStop={index === tabStop}
                  position={at}
                  onSeek={onSeek}
                />
              </Row>
            )
          );
        })}
      </List>
    </Scroller>
  );
}
