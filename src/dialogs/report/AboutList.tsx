import { styled } from '@mui/material/styles';
import { reportCopy } from '../../content/report.ts';
import { leftOutCounts } from '../../trace/file/leftOutCounts.ts';
import { leftOutWordsOf } from '../../trace/file/leftOutWordsOf.ts';
import type { About } from '../../trace/file/traceFile.ts';

const copy = reportCopy.contents.about;

const List = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, auto) minmax(0, 1fr)',
  gap: '6px 20px',
  padding: '4px 0 8px',
}));

const Label = styled('dt')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

const Value = styled('dd')({ overflowWrap: 'anywhere' });

const listFormat = new Intl.ListFormat('en-GB');

/** What the values are about that were left out, each named once. */
function whatIsLeftOut({ leftOut: { steps: _steps, ...values } }: About): string[] {
  return [...new Set(Object.keys(values).flatMap((place) => leftOutWordsOf(place) ?? []))];
}

/** What the file contains about the browser and about itself. */
export function AboutList({ about }: { about: About }) {
  const { browser, window: size, language, colourMode, reducedMotion, build } = about;
  const counts = leftOutCounts(about);
  const rows: readonly (readonly [label: string, value: string])[] = [
    [copy.browser, browser === 'other' ? copy.other : browser],
    [copy.window, copy.size(size.width, size.height)],
    [copy.language, language],
    [copy.colours, copy.colourModes[colourMode]],
    [copy.motion, reducedMotion ? copy.motions.reduced : copy.motions.usual],
    [copy.build, build],
    [copy.leftOut, copy.leftOutOf(counts.values, listFormat.format(whatIsLeftOut(about)))],
    ...(counts.steps > 0 ? [[copy.missed, copy.missedCount(counts.steps)] as const] : []),
  ];
  return (
    <List>
      {rows.flatMap(([label, value]) => [
        <Label key={`${label} label`}>{label}</Label>,
        <Value key={label}>{value}</Value>,
      ])}
    </List>
  );
}
