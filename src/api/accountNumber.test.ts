import { accountNumberOf, forgetAccount } from './accountNumber.ts';

const [asha, meena] = ['asha@mail.example', 'meena@mail.example'];

test('an account keeps its number when its session ends', () => {
  const number = accountNumberOf(asha);
  expect(accountNumberOf(null)).not.toBe(number);
  expect(accountNumberOf(asha)).toBe(number);
});

test('no account gets the number of another one, nor its own again after another', () => {
  const numbers = [asha, meena, asha].map(accountNumberOf);
  forgetAccount();
  const all = [...numbers, ...[asha, meena, null].map(accountNumberOf)];
  expect(new Set(all).size).toBe(all.length);
});
