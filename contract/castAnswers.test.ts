import type { Field } from './fields.ts';
import { schemaOf } from './rules.ts';

/** The answer as it is sent. */
const cast = (control: Exclude<Field['control'], 'select' | 'radio'>, typed: string): unknown =>
  schemaOf([{ name: 'answer', label: 'Answer', control }]).cast({ answer: typed })['answer'];

test('joiners inside a visible text are kept', () => {
  expect(cast('text', '👩\u200d💻 क\u200d')).toBe('👩\u200d💻 क\u200d');
});

test('a code may be pasted with blanks', () => {
  expect(cast('code', ' 12 34-56 ')).toBe('123456');
});

test('a code may have digits of another script, a typographic dash or invisible marks', () => {
  expect(cast('code', '１２３ ४५६')).toBe('123456');
  expect(cast('code', '\u202a123\u2013456\u202c')).toBe('123456');
});

test('an email address loses invisible marks from copying, and keeps the joiners of Indian scripts', () => {
  expect(cast('email', ' \u202aa\ufeffsha@\u200bmail.\u00adexample \u202c')).toBe('asha@mail.example');
  expect(cast('email', '\u0b95\u0bcd\u200c\u0bb7@mail.example')).toBe(
    '\u0b95\u0bcd\u200c\u0bb7@mail.example',
  );
});
