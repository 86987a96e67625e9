import type { Field } from '../../../contract/fields.ts';
import type { Draft } from '../../state/forms/draftsSlice.ts';
import { changedElsewhereIn, isAskedAbout, whyAnswerNotRestored, whyNotRestored } from './restorable.ts';

const day = 24 * 60 * 60 * 1000;
const meena = 'meena@example.org';
const draft: Draft = {
  owner: meena,
  values: { name: 'Meena', jobType: 'Part-Time', password: 'canary' },
  fileNames: {},
  savedAt: Date.now() - day,
  entry: 'first',
};
const visit = { account: meena, isOwnDraft: false, isTypedHere: false };

test.each([
  ['of the visitor', draft, visit, 'it is restored'],
  ['of nobody yet', { ...draft, owner: null }, { ...visit, isTypedHere: true }, 'it is restored'],
  ['of nobody knows whom', { ...draft, owner: null }, visit, /^somebody who had not logged in left it/],
  ['the form has', draft, { ...visit, isOwnDraft: true }, /^the form has this draft already/],
  ['of somebody else', { ...draft, owner: 'other@mail.example' }, visit, /^it belongs to another account$/],
  ['met before logging in', draft, { ...visit, account: null }, /^it belongs to another account$/],
  ['of long ago', { ...draft, savedAt: Date.now() - 14 * day }, visit, /^it is older than 14 days$/],
])('a draft %s is restored, or one finds why not', (_which, found, context, reason) => {
  const why = whyNotRestored(found, context);
  expect(why ?? 'it is restored').toMatch(reason);
});

const name: Field = { name: 'name', label: 'Name', control: 'text' };
const jobType: Field = { name: 'jobType', label: 'Type', control: 'radio', options: [] };
const form = {
  values: { name: '', jobType: 'Full-Time' },
  initialValues: { name: '', jobType: 'Full-Time' },
  prefillValues: {},
  entry: 'second',
  isOption: (): boolean => true,
};

test.each([
  ['that was saved', name, form, 'it is restored'],
  ['that replaces a choice the form began with', jobType, form, 'it is restored'],
  ['the draft lacks', { ...name, name: 'phone' }, form, 'the draft does not have it'],
  [
    'that is secret',
    { ...name, name: 'password', control: 'password' },
    form,
    'answers like this are not saved',
  ],
  ['the account gives', { ...name, readOnly: true }, form, 'answers like this are not saved'],
  ['typed anew', name, { ...form, values: { name: 'Asha' } }, /^the visitor has typed something else/],
  [
    'chosen elsewhere since',
    jobType,
    { ...form, prefillValues: { jobType: 'Full-Time' } },
    /^the page before chose/,
  ],
  [
    'chosen before',
    jobType,
    { ...form, prefillValues: { jobType: 'Full-Time' }, entry: 'first' },
    'it is restored',
  ],
  ['no longer offered', jobType, { ...form, isOption: (): boolean => false }, /^its list does not offer it/],
] as const)('an answer %s is restored, or one finds why not', (_which, field, context, reason) => {
  const why = whyAnswerNotRestored(field, draft, context);
  expect(why ?? 'it is restored').toMatch(reason);
});

test('the visitor is asked about a draft of nobody knows whom, and about no other', () => {
  const why = (found: Draft) => whyNotRestored(found, visit);
  expect(isAskedAbout(why({ ...draft, owner: null }))).toBe(true);
  expect(isAskedAbout(why({ ...draft, owner: null, savedAt: Date.now() - 14 * day }))).toBe(false);
  expect(isAskedAbout(why({ ...draft, owner: 'other@mail.example' }))).toBe(false);
  expect(isAskedAbout(why(draft))).toBe(false);
});

test('of a draft that another tab changed, the later answers count', () => {
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
});
