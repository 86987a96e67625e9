import { crossingBeside, crossingRows } from './crossingRows.ts';
import { diamond } from './diamond.ts';
import { edgesOf } from './kolam.ts';

const dots = diamond(5);
const rows = crossingRows(dots);
const at = (row: number, column: number) => {
  const found = rows[row - 1]?.find((crossing) => crossing.column === column);
  if (!found) throw new Error(`There is no crossing in row ${row}, column ${column}.`);
  return found;
};
/** ‘row column’ of the place that a sequence of keys reaches. */
const walk = (row: number, column: number, ...keys: string[]) => {
  const end = keys.reduce((from, key) => crossingBeside(rows, from, key) ?? from, at(row, column));
  return `${end.row} ${end.column}`;
};

test('every place between two dots has a row and a column of its own', () => {
  expect(rows.map((row) => row.length)).toEqual([1, 2, 3, 4, 3, 2, 1]);
  const names = rows.flat().map(({ row, column }) => `${row} ${column}`);
  expect(new Set(names).size).toBe(edgesOf(dots).length);
  expect(rows[3]?.map(({ column }) => column)).toEqual([1, 2, 3, 4]);
});

test('arrow keys move to the neighbour, and back again', () => {
  expect(walk(4, 2, 'ArrowRight')).toBe('4 3');
  expect(walk(4, 2, 'ArrowDown')).toBe('5 2');
  expect(walk(4, 2, 'ArrowDown', 'ArrowUp')).toBe('4 2');
  expect(walk(4, 2, 'ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowDown')).toBe('4 2');
});

test('where the row above or below is shorter, arrow keys move to its nearest place', () => {
  expect(walk(4, 4, 'ArrowUp')).toBe('3 3');
  expect(walk(4, 1, 'ArrowDown', 'ArrowDown', 'ArrowDown')).toBe('7 2');
});

test('at the edge of the kolam arrow keys do not move', () => {
  expect(walk(4, 1, 'ArrowLeft')).toBe('4 1');
  expect(walk(4, 4, 'ArrowRight')).toBe('4 4');
  expect(walk(1, 2, 'ArrowUp')).toBe('1 2');
  expect(walk(7, 2, 'ArrowDown')).toBe('7 2');
});

test('Home and End move to the ends of the row, and other keys do not move', () => {
  expect(walk(4, 2, 'Home')).toBe('4 1');
  expect(walk(4, 2, 'End')).toBe('4 4');
  expect(crossingBeside(rows, at(4, 2), 'a')).toBeUndefined();
});

test('every place can be reached with arrow keys alone', () => {
  const reached = new Set([at(1, 2)]);
  for (const from of reached)
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'])
      reached.add(crossingBeside(rows, from, key) ?? from);
  expect(reached.size).toBe(edgesOf(dots).length);
});
