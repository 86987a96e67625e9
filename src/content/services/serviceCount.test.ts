import { inWords } from './serviceCount.ts';

test.each([
  [7, '7'],
  [8, 'eight'],
  [9, 'nine'],
  [10, 'ten'],
  [12, 'twelve'],
  [13, '13'],
])('the number %d is written as “%s”', (count, said) => {
  expect(inWords(count)).toBe(said);
});
