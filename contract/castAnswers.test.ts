import type { Field } from './fields.ts';
import { schemaOf } from './rules.ts';

/** What an answer becomes on its way. */
const cast = (control: Field['control'], typed: string): unknown =>
  schemaOf([{ name: 'answer', label: 'Answer', control }]).cast({ answer: typed })['answer'];

test('characters that only format stay where something is read', () => {
  expect(cast('text', '👩\u200d💻 क\u200d')).toBe('👩\u200d💻 क\u200d');
});

test('a code may be pasted with blanks', () => {
  expect(cast('code', ' 12 34-56 ')).toBe('123456');
});

test('a code may be typed in wide digits, and pasted with a dash of print or a mark that nobody sees', () => {
  expect(cast('code', '１２３ ４５６')).toBe('123456');
  expect(cast('code', '\u202a123\u2013456\u202c')).toBe('123456');
});

test('an email loses marks that came along when it was copied, and keeps the joiners of Indian scripts', () => {
  expect(cast('email', ' \u202aa\ufeffsha@\u200bmail.\u00adexample \u202c')).toBe('asha@mail.example');
  expect(cast('email', '\u0b95\u0bcd\u200c\u0bb7@mail.example')).toBe(
    '\u0b95\u0bcd\u200c\u0bb7@mail.example',
  );
});
