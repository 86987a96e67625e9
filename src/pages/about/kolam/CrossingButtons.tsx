import { styled } from '@mui/material/styles';
import { useMemo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { crossingBeside, crossingRows } from '../../../art/kolam/crossingRows.ts';
import type { Pattern } from '../../../art/kolam/kolam.ts';
import { daySize } from '../../../art/kolam/daySize.ts';
import { dayKolamCopy } from '../../../content/marketing/dayKolam.ts';
import { sectionColours } from '../../../theme/scopes/sectionColours.ts';

type CrossingButtonsProps = {
  pattern: Pattern;
  onToggle: (key: string) => void;
};

/** A length in cells as a percentage of the width of the drawing. */
const cells = (share: number) => `${((share * 100) / daySize).toFixed(4)}%`;

/** Diameter, in cells, of circles that touch one another: the places lie half a cell apart in both directions. */
const diameter = Math.SQRT1_2;

/** The middle of the first row lies one cell below the edge of the drawing. */
const Group = styled('div')({
  position: 'absolute',
  inset: 0,
  paddingTop: cells(0.75),
  '--places': 0,
  '&:hover, &:focus-within': { '--places': 1 },
  '@media print': { display: 'none' },
});

const Row = styled('div')({ display: 'flex', justifyContent: 'center' });

const Place = styled('button')({
  position: 'relative',
  flex: 'none',
  width: cells(diameter),
  aspectRatio: '1',
  margin: `${cells((0.5 - diameter) / 2)} ${cells((1 - diameter) / 2)}`,
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: 'none',
  cursor: 'pointer',
  touchAction: 'manipulation',
  // On hover or focus, a dot marks each place without a crossing, because it can be pressed, too.
  '&[aria-pressed="false"]::after': {
    content: '""',
    position: 'absolute',
    inset: '40%',
    borderRadius: '50%',
    backgroundColor: sectionColours.line,
    opacity: 'var(--places)',
    '@media (forced-colors: active)': { backgroundColor: 'CanvasText' },
  },
  // The ring lies over the line, so it must not have the line's colour.
  '&:hover': { outline: `2px solid ${sectionColours.dot}`, outlineOffset: -2 },
  '&:focus-visible': { outline: `3px solid ${sectionColours.dot}`, outlineOffset: -1 },
});

/**
 * A button over each place between two dots: the line crosses itself there, or it turns back. The group is one tab
 * stop; arrow keys move the focus within it.
 */
export function CrossingButtons({ pattern: { dots, crossings }, onToggle }: CrossingButtonsProps) {
  const group = useRef<HTMLDivElement>(null);
  const rows = useMemo(() => crossingRows(dots), [dots]);
  const places = rows.flat();
  const [current, setCurrent] = useState(places[0]?.key);

  const onKeyDown = (event: KeyboardEvent) => {
    const from = places.find(({ key }) => key === current);
    if (!from || event.altKey || event.ctrlKey || event.metaKey) return;
    const to = crossingBeside(rows, from, event.key);
    if (!to) return;
    event.preventDefault();
    group.current?.querySelectorAll('button')[places.indexOf(to)]?.focus();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for the fields of a form
    <Group ref={group} role="group" aria-label={dayKolamCopy.crossings} onKeyDown={onKeyDown}>
      {rows.map((inRow, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the rows never change
        <Row key={at}>
          {inRow.map(({ key, row, column }) => (
            <Place
              key={key}
              type="button"
              aria-label={dayKolamCopy.crossing(row, column)}
              aria-pressed={crossings.has(key)}
              tabIndex={key === current ? 0 : -1}
              onFocus={() => setCurrent(key)}
              onClick={() => onToggle(key)}
            />
          ))}
        </Row>
      ))}
    </Group>
  );
}
