import { accountNumberOf, forgetAccounts } from './accountNumber.ts';

const [asha, meena] = ['asha@mail.example', 'meena@mail.example'];

test('an account keeps its number when its session ends', () => {
  const number = accountNumberOf(asha);
  expect(accountNumberOf(null)).not.toBe(number);
  expect(accountNumberOf(asha)).toBe(number);
});

test('an account keeps its number while others are asked for, and no two have the same', () => {
  const [first, other, again] = [asha, meena, asha].map(accountNumberOf);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

test('after a logout no account gets a number that one had before', () => {
  const before = [asha, meena, null].map(accountNumberOf);
  forgetAccounts();
  const after = [asha, meena].map(accountNumberOf);
  expect(new Set([...before, ...after]).size).toBe(5);
});
