import { teams } from '../../../content/marketing/positions.ts';
import { inRow, wholeRow, widthsOf } from './teamColumns.ts';

const roles = teams.map((team) => team.roles.length);

test.each([2, 3])('rows of at most %d cards leave no place empty', (most) => {
  const filled = widthsOf(roles, most).reduce((place, width) => {
    expect(place % wholeRow === 0 || (place % wholeRow) + width <= wholeRow).toBe(true);
    return place + width;
  }, 0);
  expect(filled % wholeRow).toBe(0);
});

test('consecutive teams with one role share rows, and those in the last row fill it', () => {
  expect(widthsOf([3, 1, 1, 1, 1, 1, 2], 3)).toEqual([6, 2, 2, 2, 3, 3, 6]);
  expect(widthsOf([1, 1, 1], 2)).toEqual([3, 3, 6]);
  expect(widthsOf([1], 3)).toEqual([6]);
});

test.each([
  [1, 3, 1],
  [2, 3, 2],
  [3, 3, 3],
  [4, 3, 2],
  [6, 3, 3],
  [3, 2, 2],
])('%d cards in rows of at most %d stand in rows of %d', (cards, most, expected) => {
  expect(inRow(cards, most)).toBe(expected);
});
