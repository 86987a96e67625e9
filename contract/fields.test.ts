import * as accounts from './accounts.ts';
import type { Question } from './applications/application.ts';
import { plainOptions } from './enumerations/options.ts';
import type { Consistent, Field } from './fields.ts';

/*
 * Tests of types: `tsc` fails where a line below an `@ts-expect-error` compiles. The functions return what they are given; a
 * call compiles if the type allows it.
 */
const field = (asked: Field) => asked;
const question = (asked: Question<readonly ['you', 'topic']>) => asked;
const list = <const Fields extends readonly Field[]>(fields: Fields & Consistent<Fields>) => fields;

const a = { name: 'a', label: 'A' } as const;
const industry = {
  name: 'industry',
  label: 'Industry',
  control: 'select',
  options: plainOptions(['Retail', 'Others']),
} as const;
const other = { name: 'other', label: 'Other', control: 'text' } as const;
const day = { name: 'day', label: 'Day', control: 'date' } as const;
const time = { name: 'time', label: 'Time', control: 'time' } as const;

test('a field has only what its control can show', () => {
  const fields = [
    field({ ...a, control: 'number', suffix: 'years', max: 80, width: 'third' }),
    field({ ...a, control: 'multiline', rows: 3 }),
    field({ ...a, control: 'radio', options: [], initial: 'Low' }),
    // @ts-expect-error: only `multiline` has rows
    field({ ...a, control: 'number', rows: 3 }),
    // @ts-expect-error: only `select` and `radio` have options
    field({ ...a, control: 'number', options: [] }),
    // @ts-expect-error: a choice needs its options
    field({ ...a, control: 'select' }),
    // @ts-expect-error: only `number` has a suffix
    field({ ...a, control: 'text', suffix: 'years' }),
    // @ts-expect-error: only `time` belongs to a day
    field({ ...a, control: 'date', day: 'day' }),
    // @ts-expect-error: a file has no initial value
    field({ ...a, control: 'file', initial: 'cv.pdf' }),
    // @ts-expect-error: there is no such control
    field({ ...a, control: 'slider' }),
  ];
  expect(fields).toHaveLength(10);
});

test('a question of an application is in a section of its form', () => {
  const questions = [
    question({ ...a, control: 'text', section: 'topic' }),
    // @ts-expect-error: the form has no such section
    question({ ...a, control: 'text', section: 'topik' }),
    // @ts-expect-error: it would be in no section
    question({ ...a, control: 'text' }),
  ];
  expect(questions).toHaveLength(3);
});

test('a field refers to fields of its own list, and to values that they offer', () => {
  const equals = { field: 'password', message: 'Passwords do not match.' } as const;
  const lists = [
    list([industry, { ...other, showWhen: { field: 'industry', is: 'Others' } }]),
    list([other, { ...a, control: 'text', showWhen: { field: 'other', is: 'anything' } }]),
    list([day, { ...time, day: 'day' }]),
    list([
      { ...a, name: 'password', control: 'password' },
      { ...a, control: 'password', equals },
    ]),
    // @ts-expect-error: the list has no field `industri`
    list([industry, { ...other, showWhen: { field: 'industri', is: 'Others' } }]),
    // @ts-expect-error: `industry` does not offer `Other`
    list([industry, { ...other, showWhen: { field: 'industry', is: 'Other' } }]),
    // @ts-expect-error: the list has no field `dya`
    list([day, { ...time, day: 'dya' }]),
    // @ts-expect-error: `other` is no date
    list([other, { ...time, day: 'other' }]),
    // @ts-expect-error: the list has no field `password`
    list([{ ...a, control: 'password', equals }]),
  ];
  expect(lists).toHaveLength(9);
});

/** The exports of a module, with its lists of fields checked. */
type Checked<Module> = {
  [Name in keyof Module]: Module[Name] extends readonly Field[] ? Consistent<Module[Name]> : unknown;
};

test('the two lists for accounts that have a new password ask for it twice', () => {
  const checked: Checked<typeof accounts> = accounts;
  const lists = Object.entries<unknown>(checked).filter((entry): entry is [string, readonly Field[]] =>
    Array.isArray(entry[1]),
  );
  const repeated = lists.flatMap(([name, fields]) =>
    fields.flatMap(({ equals }) => (equals ? [`${name}: ${equals.field}`] : [])),
  );
  expect(repeated.toSorted()).toEqual(['resetFields: newPassword', 'signUpFields: password']);
});
