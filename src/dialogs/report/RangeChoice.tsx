import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { reportCopy } from '../../content/report.ts';
import type { ReportRange } from '../../content/report.ts';
import { SheetHeading } from '../SheetHeading.ts';
import { Choice, QuietText } from './reportStyles.ts';

const { legend, choices, dropped } = reportCopy.range;

const ranges: readonly ReportRange[] = [1, 5, 'all'];

const Group = styled('fieldset')({ minWidth: 0, margin: '28px 0 0', padding: 0, border: 0 });

const Legend = styled(SheetHeading)({ margin: 0, padding: 0 });

const Choices = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  [theme.breakpoints.up('sm')]: { flexDirection: 'row', columnGap: 28 },
}));

type RangeChoiceProps = {
  value: ReportRange;
  onChange: (range: ReportRange) => void;
  /** The number of older steps that the recording has dropped. */
  droppedSteps: number;
};

/** How far back the report reaches. */
export function RangeChoice({ value, onChange, droppedSteps }: RangeChoiceProps) {
  const name = useId();
  return (
    <Group>
      <Legend as="legend">{legend}</Legend>
      <Choices>
        {ranges.map((range) => (
          <Choice key={range}>
            <input type="radio" name={name} checked={range === value} onChange={() => onChange(range)} />
            {choices[range]}
          </Choice>
        ))}
      </Choices>
      {value === 'all' && droppedSteps > 0 && <QuietText>{dropped(droppedSteps)}</QuietText>}
    </Group>
  );
}
