import { tableOf } from './table.ts';

const cellsOf = (table: string) =>
  table.split('\n').map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

test('each value has its ratio to the base beside it, whichever column the base is', () => {
  const table = tableOf(
    { ours: { 'FCP ms': 650, CLS: 0.004 }, anchor: { 'FCP ms': 1000, CLS: 0.008 } },
    'anchor',
  );
  expect(cellsOf(table)).toEqual([
    ['', 'ours', 'anchor'],
    [expect.stringMatching(/^-+$/), expect.stringMatching(/^-+:$/), expect.stringMatching(/^-+:$/)],
    ['FCP ms', '650 (0.65×)', '1000'],
    ['CLS', '0.004 (0.50×)', '0.008'],
  ]);
});

test('where the base is below 10 ms the difference is shown, and where it is zero no ratio', () => {
  const before = { 'blocking after FCP ms': 4, 'scripts before load KiB': 0, 'heap KiB': 3000 };
  const ours = { 'blocking after FCP ms': 90, 'scripts before load KiB': 12.25, 'heap KiB': 3300 };
  const [, , ...rows] = cellsOf(tableOf({ before, ours }, 'before'));
  expect(rows.map((row) => row[2])).toEqual(['90 (+86)', '12.3', '3300.0 (1.10×)']);
});

test('a figure that could not be measured is a dash', () => {
  const [, , row] = cellsOf(tableOf({ before: { 'menu answers at ms': 900 }, ours: {} }, 'before'));
  expect(row).toEqual(['menu answers at ms', '900', '-']);
});
