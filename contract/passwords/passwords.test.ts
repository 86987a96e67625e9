import { resetFields, signUpFields } from '../accounts.ts';
import type { Field } from '../fields.ts';
import { passwordMessages } from '../messages.ts';
import { passwordLimits } from './passwordLimits.ts';
import { passwordProblemOf } from './passwords.ts';

const email = ' Meena.Raman@Example.org ';

test.each([
  ['a8-chars', undefined],
  ['7-chars', passwordMessages.tooShort(8)],
  ['long word'.repeat(111) + '!', undefined],
  ['long word'.repeat(111) + '!!', passwordMessages.tooLong(1000)],
  ['PassWord1', passwordMessages.guessable],
  ['aAaAaAaAaA', passwordMessages.guessable],
  ['meena.raman@example.ORG', passwordMessages.guessable],
  ['Meena.Raman', passwordMessages.guessable],
  ['meena.raman@example', undefined],
])('the new password %s gives the message: %s', (password, expected) => {
  expect(passwordProblemOf(password, email)).toBe(expected);
});

test.each<[string, readonly Field[], string]>([
  ['sign-up', signUpFields, 'password'],
  ['a new password', resetFields, 'newPassword'],
])('the form for %s states the shortest password that is accepted', (_, fields, name) => {
  const help = fields.find((field) => field.name === name)?.help;
  expect(help).toContain(`${passwordLimits.minLength} characters or more`);
});
