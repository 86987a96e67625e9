import { pastedCodeOf } from './pastedCodeOf.ts';

test.each([
  ['a code', '048213', '048213'],
  ['a code with blanks', ' 048 213 ', '048213'],
  ['a code with a hyphen', '048-213', '048213'],
  ['a subject', '048213 is your code for Kolam Works', '048213'],
  ['a sentence', 'Your code is 048 213.', '048213'],
  [
    'an email with its link',
    'Your code is: 048213 Fill in the code: http://localhost:8080/sign-up#code=048213&email=meena%40mail.example It works once, for 10 minutes after you asked for it, until 27 November 2026, 12:24.',
    '048213',
  ],
  ['a message pasted after another code', '111111Your code is 048213', '048213'],
  ['two numbers', '048213 or 999999', '048213or999999'],
  ['digits of another script', '௦௪௮ २१३', '048213'],
  ['a longer number', '0482139', '0482139'],
  ['a longer code in groups', '048213-99', '04821399'],
  ['three digits', '048', '048'],
  ['four and three digits', '1048 213', '1048213'],
  ['no digits', 'wro ng', 'wrong'],
  ['nothing', '', ''],
])('the code is taken from %s', (_what, text, code) => {
  expect(pastedCodeOf(text)).toBe(code);
});
