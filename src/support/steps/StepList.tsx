import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { memo, useDeferredValue, useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { fromKeys } from '../../../contract/fromKeys.ts';
import { LiveRegion } from '../../components/feedback/LiveRegion.tsx';
import { supportCopy } from '../../content/trace/supportScreen.ts';
import type { OpenTrace } from '../opening/openTrace.ts';
import { filterStory, stepFilters } from '../story/filterStory.ts';
import type { StepFilter } from '../story/filterStory.ts';
import type { StoryStep } from '../story/storyOf.ts';
import { FilterChips } from './FilterChips.tsx';
import { VirtualSteps } from './VirtualSteps.tsx';

const copy = supportCopy.list;

const Panel = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 10,
  minHeight: 0,
  [theme.breakpoints.up('lg')]: { gridArea: 'list' },
  borderRadius: 12,
  paddingTop: 12,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
}));

const Head = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: 10,
  paddingInline: 12,
}));

const Found = styled(LiveRegion)(({ theme }) => ({
  marginInlineStart: 'auto',
  color: theme.vars.palette.text.secondary,
}));

const Empty = styled('div')({ display: 'grid', justifyItems: 'start', gap: 8, padding: '0 12px 16px' });

/** How many of the listed positions count: among all steps the start does not, but it counts as a page of the visit. */
const countOf = (story: readonly StoryStep[], filter: StepFilter, positions: readonly number[]) =>
  filter === 'all'
    ? positions.filter((position) => story[position]?.number !== null).length
    : positions.length;

type StepListProps = {
  file: OpenTrace;
  position: number;
  /** The player's current position, which `position` follows later. */
  latestPosition: RefObject<number>;
  searchFieldRef: RefObject<HTMLInputElement | null>;
  /** The key that focuses the search; undefined while letters and signs are switched off. */
  searchKey: string | undefined;
  onSeek: (position: number) => void;
};

/** Every step in words, with filters and a search. */
export const StepList = memo(function StepList({
  file,
  position,
  latestPosition,
  searchFieldRef,
  searchKey,
  onSeek,
}: StepListProps) {
  const { story } = file;
  const [filter, setFilter] = useState<StepFilter>('all');
  const [search, setSearch] = useState('');
  /** The element that had the focus before the search field. */
  const cameFrom = useRef<EventTarget | null>(null);
  const searched = useDeferredValue(search);
  const listed = useMemo(() => filterStory(story, filter, searched), [story, filter, searched]);
  const counts = useMemo(
    () => fromKeys(stepFilters, (one) => countOf(story, one, filterStory(story, one, ''))),
    [story],
  );
  const clear = () => {
    setFilter('all');
    setSearch('');
    // The button is removed: the focus must move on, and Escape must not try to return it there.
    searchFieldRef.current?.focus();
    cameFrom.current = null;
  };
  return (
    <Panel aria-label={copy.label}>
      <Head>
        <OutlinedInput
          inputRef={searchFieldRef}
          type="search"
          size="small"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          onFocus={({ relatedTarget }) => {
            cameFrom.current = relatedTarget;
          }}
          onKeyDown={({ key, currentTarget }) => {
            if (key !== 'Escape') return;
            // The previous element may be a step that the search has removed from the list; then nothing is focused.
            currentTarget.blur();
            if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
          }}
          placeholder={copy.search}
          inputProps={{ 'aria-label': copy.search, 'aria-keyshortcuts': searchKey }}
          sx={{ minHeight: 44, fontSize: '1rem', '& input': { padding: '9px 14px' } }}
        />
        <FilterChips chosen={filter} counts={counts} onChoose={setFilter}>
          <Found>{copy.found(countOf(story, 'all', listed), story.length - 1, listed[0] === 0)}</Found>
        </FilterChips>
      </Head>
      {listed.length === 0 ? (
        <Empty>
          <p>{copy.nothing}</p>
          <Button size="small" variant="outlined" onClick={clear}>
            {copy.clear}
          </Button>
        </Empty>
      ) : (
        <VirtualSteps
          file={file}
          listed={listed}
          position={position}
          latestPosition={latestPosition}
          onSeek={onSeek}
        />
      )}
    </Panel>
  );
});
