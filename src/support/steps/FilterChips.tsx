import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { supportCopy } from '../../content/trace/supportScreen.ts';
import { stepFilters } from '../story/filterStory.ts';
import type { StepFilter } from '../story/filterStory.ts';

const copy = supportCopy.list;

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 5, alignItems: 'center' });

const Choice = styled('button')(({ theme }) => ({
  ...theme.typography.body2,
  fontSize: '0.875rem',
  minHeight: 32,
  padding: '2px 10px 0',
  borderRadius: 16,
  border: `1.5px solid ${theme.vars.palette.border}`,
  backgroundColor: 'transparent',
  color: theme.vars.palette.text.primary,
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&[aria-pressed=true]': {
    borderColor: 'transparent',
    fontWeight: 600,
    backgroundColor: theme.vars.palette.primary.container,
    color: theme.vars.palette.primary.onContainer,
    // Not an outline: it would look like the focus ring and replace it.
    '@media (forced-colors: active)': { border: '2px solid CanvasText' },
  },
}));

const Count = styled('span')({ fontWeight: 400, opacity: 0.85 });

type FilterChipsProps = {
  chosen: StepFilter;
  counts: Readonly<Record<StepFilter, number>>;
  onChoose: (filter: StepFilter) => void;
  /** At the end of the row. */
  children: ReactNode;
};

/** Chooses which kind of steps the list shows. */
export const FilterChips = ({ chosen, counts, onChoose, children }: FilterChipsProps) => (
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for what is filled in
  <Row role="group" aria-label={copy.filterLabel}>
    {stepFilters.map((filter) => (
      <Choice key={filter} type="button" aria-pressed={filter === chosen} onClick={() => onChoose(filter)}>
        {copy.filters[filter]} <Count>{counts[filter].toLocaleString('en')}</Count>
      </Choice>
    ))}
    {children}
  </Row>
);
