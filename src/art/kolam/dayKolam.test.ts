import { exampleKolam, kolamOfDay, toggledAt } from './dayKolam.ts';
import { edgesOf, keyOf, loopsOf } from './kolam.ts';
import type { Pattern } from './kolam.ts';

const days = (count: number) => Array.from({ length: count }, (_, at) => new Date(2026, 0, 1 + at, 12));
const linesOf = (pattern: Pattern) => loopsOf(pattern).length;
const edgesIn = ({ dots }: Pattern) => edgesOf(dots).map(([x, y]) => keyOf(x, y));
const namesOf = ({ crossings }: Pattern) => [...crossings].toSorted();

test('every day of a year has one unbroken line, and no other day has the same', () => {
  const kolams = days(366).map(kolamOfDay);
  for (const kolam of kolams) expect(linesOf(kolam)).toBe(1);
  expect(new Set(kolams.map((kolam) => namesOf(kolam).join(' '))).size).toBe(366);
});

test('a date before 1970, as of a clock that is set wrong, has a kolam, too', () => {
  expect(linesOf(kolamOfDay(new Date(1969, 6, 20)))).toBe(1);
});

test('a day has the same kolam from its first minute to its last', () => {
  const first = kolamOfDay(new Date(2026, 10, 22, 0, 0, 1));
  expect(namesOf(kolamOfDay(new Date(2026, 10, 22, 23, 59, 59)))).toEqual(namesOf(first));
  expect(namesOf(kolamOfDay(new Date(2026, 10, 23, 0, 0, 1)))).not.toEqual(namesOf(first));
});

test("the day is the one on the visitor's own calendar", () => {
  const moment = new Date(2026, 10, 22, 12);
  // As in a time zone in which it is tomorrow already.
  jest.spyOn(moment, 'getDate').mockReturnValue(23);
  expect(namesOf(kolamOfDay(moment))).toEqual(namesOf(kolamOfDay(new Date(2026, 10, 23, 12))));
});

test('the crossings of a kolam are places between its dots, and its line passes each of them twice', () => {
  const kolam = kolamOfDay(new Date(2026, 10, 22));
  expect(edgesIn(kolam)).toEqual(expect.arrayContaining(namesOf(kolam)));
  const under = loopsOf(kolam)
    .flat()
    .filter(({ entersUnder }) => entersUnder);
  expect(under).toHaveLength(kolam.crossings.size);
});

test('the example is one unbroken line, too', () => {
  expect(linesOf(exampleKolam())).toBe(1);
});

describe('a choice made the other way', () => {
  const kolam = kolamOfDay(new Date(2026, 10, 22));
  const toggled = edgesIn(kolam).map((edge) => toggledAt(kolam, edge));

  test('adds a crossing or takes one away', () => {
    for (const { crossings } of toggled) expect(Math.abs(crossings.size - kolam.crossings.size)).toBe(1);
  });

  test('breaks the line in two, wherever it is made', () => {
    expect(new Set(toggled.map(linesOf))).toEqual(new Set([2]));
  });

  test('joins two lines where they meet, so that there is one line again, and another kolam', () => {
    const joined = toggled.flatMap((broken) =>
      edgesIn(kolam)
        .map((edge) => toggledAt(broken, edge))
        .filter((twice) => linesOf(twice) === 1),
    );
    // More ways than undoing each choice.
    expect(joined.length).toBeGreaterThan(2 * toggled.length);
  });

  test('is undone by making it once more, and does not change the original kolam', () => {
    const before = namesOf(kolam);
    for (const edge of edgesIn(kolam))
      expect(namesOf(toggledAt(toggledAt(kolam, edge), edge))).toEqual(before);
    expect(namesOf(kolam)).toEqual(before);
  });
});
