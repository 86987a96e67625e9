import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { dayIn, isoDayOf } from '../../../../contract/times/dates.ts';
import { daySize } from '../../../art/kolam/daySize.ts';
import { loopsOf } from '../../../art/kolam/kolam.ts';
import type { Pattern } from '../../../art/kolam/kolam.ts';
import { dayKolamCopy } from '../../../content/marketing/dayKolam.ts';

type KolamFactsProps = {
  pattern: Pattern;
  /** null as long as the drawing belongs to no day. */
  date: Date | null;
  /** Whether the pattern differs from that of its day. */
  changed: boolean;
};

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: 24,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.between('sm', 'md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

/** Wraps the value below its name where large text leaves no room beside it. */
const Entry = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 20,
  padding: '10px 0',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

const Term = styled('dt')(({ theme }) => ({ flex: '0 0 5em', color: theme.vars.palette.text.secondary }));

const Value = styled('dd')({ flex: '1 1 8em', fontWeight: 600 });

function lineFact(lines: number, changed: boolean): string {
  if (lines > 1) return dayKolamCopy.brokenInto(lines);
  return changed ? dayKolamCopy.oneAgain : dayKolamCopy.unbroken;
}

function Fact({ name, children }: { name: keyof typeof dayKolamCopy.facts; children: ReactNode }) {
  return (
    <Entry>
      <Term>{dayKolamCopy.facts[name]}</Term>
      <Value>{children}</Value>
    </Entry>
  );
}

/** Facts about a kolam. Screen readers announce it when its line breaks. */
export function KolamFacts({ pattern, date, changed }: KolamFactsProps) {
  return (
    <List>
      <Fact name="day">
        {date ? <time dateTime={isoDayOf(date)}>{dayIn(date.getTime())}</time> : dayKolamCopy.example}
      </Fact>
      <Fact name="line">
        {/* the same words before and after the day is known, so that nothing is announced then */}
        <output>{lineFact(loopsOf(pattern).length, changed)}</output>
      </Fact>
      <Fact name="crossings">{pattern.crossings.size}</Fact>
      <Fact name="grid">{dayKolamCopy.gridOf(pattern.dots.length, daySize)}</Fact>
    </List>
  );
}
