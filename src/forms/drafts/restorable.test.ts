import type { Field } from '../../../contract/fields.ts';
import type { Draft } from '../../state/forms/draftsSlice.ts';
import { changedElsewhereIn, draftStateOf, isRestorable } from './restorable.ts';

const now = Date.UTC(2026, 10, 20, 12);
const day = 24 * 60 * 60 * 1000;
const meena = 'meena@example.org';
const draft: Draft = {
  owner: meena,
  values: { name: 'Meena', jobType: 'Part-Time', password: 'canary' },
  fileNames: {},
  savedAt: now - day,
  entry: 'first',
};
const visit = { account: meena, isTypedHere: false, now };

const anonymous = { ...draft, owner: null };
const old = { savedAt: now - 14 * day };

test.each([
  ['of the visitor', draft, visit, 'restore'],
  ['typed here without an account', anonymous, { ...visit, isTypedHere: true }, 'restore'],
  ['typed elsewhere without an account', anonymous, visit, 'ask'],
  ['typed elsewhere without an account, and expired', { ...anonymous, ...old }, visit, 'ignore'],
  ['of another account', { ...draft, owner: 'other@mail.example' }, visit, 'ignore'],
  ['of an account that is not logged in', draft, { ...visit, account: null }, 'ignore'],
  ['that has expired', { ...draft, ...old }, visit, 'ignore'],
])('a draft %s is restored, asked about, or ignored', (_which, found, context, expected) => {
  expect(draftStateOf(found, context)).toBe(expected);
});

const name = { name: 'name', label: 'Name', control: 'text' } as const;
const jobType: Field = { name: 'jobType', label: 'Type', control: 'radio', options: [] };
const form = {
  values: { name: '', jobType: 'Full-Time' },
  initialValues: { name: '', jobType: 'Full-Time' },
  prefillValues: {},
  entry: 'second',
  isOption: (): boolean => true,
};

test.each([
  ['that was saved', name, form, true],
  ['that replaces a choice the form began with', jobType, form, true],
  ['the draft lacks', { ...name, name: 'phone' }, form, false],
  ['that is secret', { ...name, name: 'password', control: 'password' }, form, false],
  ['taken from the account', { ...name, control: 'email', readOnly: true }, form, false],
  ['that was emptied', jobType, { ...form, values: { jobType: '' } }, true],
  ['typed differently since', name, { ...form, values: { name: 'Asha' } }, false],
  ['chosen on another page since', jobType, { ...form, prefillValues: { jobType: 'Full-Time' } }, false],
  [
    'chosen there before',
    jobType,
    { ...form, prefillValues: { jobType: 'Full-Time' }, entry: 'first' },
    true,
  ],
  ['no longer offered', jobType, { ...form, isOption: (): boolean => false }, false],
] as const)('an answer %s is restored with its draft, or not', (_which, field, context, expected) => {
  expect(isRestorable(field, draft, context)).toBe(expected);
});

test('lists the fields whose answer is later in the draft than here, and still on offer', () => {
  const phone: Field = { name: 'phone', label: 'Phone', control: 'tel' };
  const secret: Field = { name: 'password', label: 'Password', control: 'password' };
  const found: Draft = {
    ...draft,
    values: { name: 'Meena', jobType: 'Part-Time', phone: '1', password: 'canary' },
    changedAt: { name: 200, jobType: 100, phone: 300, password: 300 },
  };
  const times = { name: 100, jobType: 100, phone: 300 };
  const fields = [name, jobType, phone, secret];
  expect(changedElsewhereIn(found, fields, { times, isOption: () => true })).toEqual([name]);
  expect(changedElsewhereIn(found, fields, { times: {}, isOption: () => true })).toEqual([
    name,
    jobType,
    phone,
  ]);
  expect(changedElsewhereIn(found, fields, { times, isOption: () => false })).toEqual([]);
  expect(changedElsewhereIn({ ...found, values: {} }, fields, { times, isOption: () => true })).toEqual([]);
});
