import { passwordProblemOf } from '../../../../contract/passwords/passwords.ts';
import { passwordRatingOf } from './passwordRatingOf.ts';

const email = 'asha.raman@mail.example';

test.each([
  ['', 0],
  ['a', 1],
  ['abcd', 1],
  ['abcde', 2],
  ['kolam-7', 2],
  ['kolam-78', 3],
  ['four quiet words', 3],
  ['k'.repeat(999) + 'm', 3],
] as const)('“%s” is rated by its length', (password, status) => {
  expect(passwordRatingOf(password, email).status).toBe(status);
});

test.each([
  'abcdefgh',
  'PassWord123',
  'zzzzzzzzzz',
  'asha.raman',
  'asha.raman@mail.example',
  ' Asha.Raman@mail.example'.trim(),
  'kolam-78'.repeat(126),
])('“%s”, which the server refuses, is Weak', (password) => {
  expect(passwordProblemOf(password, email)).toBeDefined();
  expect(passwordRatingOf(password, email)).toEqual({
    status: 1,
    problem: passwordProblemOf(password, email),
  });
});

test('a password that is too short has that problem, whatever its rating', () => {
  expect(passwordRatingOf('kolam-7', email).problem).toBe('Password must have at least 8 characters.');
  expect(passwordRatingOf('', email).problem).toBeUndefined();
  expect(passwordRatingOf('kolam-78', email).problem).toBeUndefined();
});

test('the address is refused as a password in any spelling; without an address nothing is', () => {
  expect(passwordRatingOf('asha.raman', ' ASHA.RAMAN@mail.example ').status).toBe(1);
  expect(passwordRatingOf('asha.raman', '').status).toBe(3);
});
