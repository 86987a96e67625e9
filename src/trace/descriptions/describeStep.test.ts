import { sentences } from '../../content/trace/stepSentences.ts';
import { formSnapshotOf } from '../../testing/traces/snapshots.ts';
import {
  firstSnapshot,
  refusedApplication,
  snapshotWith,
  traceOf,
} from '../../testing/traces/traceExamples.ts';
import { describeStart, describeStep } from './describeStep.ts';
import type { FormProgress } from '../../state/forms/formsSlice.ts';
import type { Snapshot } from '../recording/snapshot.ts';

const sentenceOf = (type: string, after: Partial<Snapshot>, before: Partial<Snapshot> = {}) =>
  describeStep({ type }, snapshotWith(before), snapshotWith(after));

test('a refused application reads as a story', () => {
  const { steps, snapshotAt } = traceOf(refusedApplication);
  expect([
    describeStart(snapshotAt(-1)),
    ...steps.map((step, index) => describeStep(step, snapshotAt(index - 1), snapshotAt(index))),
  ]).toEqual([
    'The recording starts on the home page',
    'Opened the page “Job application”',
    'Job application: the form was opened',
    'Job application: filled in Phone number',
    'Job application: the form began to be sent',
    'The job application was sent',
    'The job application was sent: the server refused it (422)',
    'Job application: the form is no longer being sent',
    'The dialog “Submission Failed” appeared',
    'The dialog “Submission Failed” was closed',
    sentences.other,
  ]);
});

test('a page that does not exist and a page reached by going back have sentences of their own', () => {
  const at = (path: Snapshot['navigation']['path'], action: 'POP' | 'PUSH') =>
    sentenceOf('navigation/pageOpened', { navigation: { ...firstSnapshot.navigation, path, action } });
  expect(at('*', 'PUSH')).toBe('Opened an address that does not exist');
  expect(at('/careers', 'POP')).toBe('Came back to the page “Careers”, or opened it anew');
});

const answer = { touched: true, filled: true, error: null, refusal: null };
const form = formSnapshotOf();
const reported = (then: FormProgress['fields'], now: FormProgress['fields']) =>
  sentenceOf(
    'forms/fieldsReported',
    { forms: { job: { ...form, fields: now } } },
    { forms: { job: { ...form, fields: then } } },
  );

test('fields are named by their labels, and errors by their rules', () => {
  const wrong = { ...answer, error: 'required', filled: false };
  expect(reported({ phone: answer }, { phone: wrong })).toBe(
    'Job application: emptied Phone number; to be corrected: Phone number (required)',
  );
  expect(reported({ name: { ...answer, error: 'tooLong' } }, { name: answer })).toBe(
    'Job application: corrected Name',
  );
  expect(reported({ name: { ...answer, touched: false } }, { name: answer })).toBe(
    'Job application: moved on from Name',
  );
  expect(reported({}, {})).toBe('A form: answers as before');
});

test('the first report of an empty form says so, and a later one that changes nothing visible does not', () => {
  const blank = { ...answer, touched: false, filled: false };
  expect(reported({}, { phone: blank })).toBe('Job application: nothing filled in yet');
  expect(reported({ phone: answer }, { phone: { ...answer, refusal: 'No.' } })).toBe(
    'Job application: answers as before',
  );
});

test('drafts that another tab stored without a change are not described as changed', () => {
  const synced = (after: Partial<Snapshot>) => sentenceOf('drafts/draftsSyncedFromOtherTab', after);
  expect(synced({})).toBe('Another tab stored the same drafts');
  const drafts = { job: { savedAt: 1, hasOwner: false } };
  expect(synced({ drafts })).toBe('Another tab changed the drafts');
});

test('a call whose cache entry was removed is still named, and needs no answer only if it had none', () => {
  const gone = (status: 'pending' | 'fulfilled') =>
    sentenceOf(
      'api/mutations/removeMutationResult',
      {},
      { api: { logIn: { call: 'logIn', status, fault: null } } },
    );
  expect(gone('pending')).toBe('The login needs no answer any more');
  expect(gone('fulfilled')).toBe('The login was answered before: its result was cleared');
});

test.each([
  ['api/mutations/removeMutationResult', 'A part of the page dropped a call'],
  ['api/queries/removeQueryResult', 'A part of the page dropped a call'],
  ['api/executeQuery/pending', 'A part of the page asked the server again'],
  ['api/executeQuery/rejected', 'Asking the server again brought nothing new'],
  ['api/executeQuery/fulfilled', 'Answers of the server changed'],
  ['api/queries/cacheEntriesUpserted', 'Answers of the server changed'],
])('%s that changes nothing in the snapshot has a sentence of its own', (type, sentence) => {
  expect(sentenceOf(type, {})).toBe(sentence);
});

test('values that the site filled in or cleared are not described as the visitor’s own doing', () => {
  const given = { ...answer, touched: false };
  const blank = { ...given, filled: false };
  expect(reported({}, { email: given, name: answer, phone: blank })).toBe(
    'Job application: already filled in: Email; filled in Name',
  );
  expect(reported({ name: blank }, { name: given })).toBe('Job application: filled in Name');
  expect(reported({ email: given, name: answer }, { email: given, name: blank })).toBe(
    'Job application: the form was cleared',
  );
});

test('a form is said to be cleared where its draft was discarded, and a field to be emptied where a visitor did it', () => {
  const given = { ...answer, touched: false };
  const blank = { ...given, filled: false };
  const kept = { partnership: { savedAt: 1, hasOwner: true } };
  const partnership = (fields: FormProgress['fields'], drafts: Snapshot['drafts'] = {}) => ({
    forms: { partnership: { ...form, fields } },
    drafts,
  });
  const emptied = (then: FormProgress['fields'], now: FormProgress['fields'], drafts?: Snapshot['drafts']) =>
    sentenceOf('forms/fieldsReported', partnership(now, drafts), partnership(then, drafts));
  const cleared = 'Partnership application: the form was cleared';
  expect(emptied({ industry: given }, { industry: blank })).toBe(cleared);
  // Beneath the discarded draft there was another one.
  expect(emptied({ industry: given, email: given }, { industry: blank, email: blank }, kept)).toBe(cleared);
  expect(emptied({ industry: given }, { industry: blank }, kept)).toBe(
    'Partnership application: emptied Industry',
  );
});

test('a question that is no longer asked, or is asked now, is not described as emptied, corrected or cleared', () => {
  const given = { ...answer, touched: false };
  const asked = (then: FormProgress['fields'], now: FormProgress['fields']) =>
    sentenceOf(
      'forms/fieldsReported',
      { forms: { partnership: { ...form, fields: now } } },
      { forms: { partnership: { ...form, fields: then } } },
    );
  expect(asked({ industry: given, otherIndustry: answer }, { industry: given })).toBe(
    'Partnership application: no longer asks for Other industry',
  );
  expect(asked({ industry: given, otherIndustry: { ...answer, error: 'max' } }, { industry: given })).toBe(
    'Partnership application: no longer asks for Other industry',
  );
  expect(asked({ industry: given }, { industry: given, otherIndustry: { ...given, filled: false } })).toBe(
    'Partnership application: now asks for Other industry',
  );
});

test('what was discarded or dropped is only said to be gone if it was there', () => {
  const open = { forms: { signUp: form } };
  const discarded = (before: Snapshot['drafts'], after: Snapshot['drafts']) =>
    sentenceOf('drafts/draftDiscarded', { drafts: after }, { drafts: before });
  const [older, newer] = [1, 2].map((savedAt) => ({ job: { savedAt, hasOwner: false } })) as [
    Snapshot['drafts'],
    Snapshot['drafts'],
  ];
  expect(discarded(newer, {})).toBe('Job application: the draft was removed');
  expect(discarded(newer, older)).toBe('Job application: the draft was removed, and an earlier one is back');
  expect(discarded({}, {})).toBe('A form: there was no draft to remove');
  expect(sentenceOf('accountEntries/entriesDropped', open, open)).toBe(
    'Sign-up: no answers were kept that could be dropped',
  );
});

test('before there is a code, steps about it name the open form and do not say that one was lost', () => {
  const open = { forms: { signUp: form } };
  expect(sentenceOf('forms/codeForgotten', open, open)).toBe('Sign-up: an email address was typed');
  expect(sentenceOf('accountEntries/entriesKept', open, open)).toBe(
    'Sign-up: its answers were kept for this visit',
  );
  const sent = { forms: { signUp: { ...form, code: 'sent' } } } as const;
  expect(sentenceOf('forms/codeForgotten', open, sent)).toBe('Sign-up: the code is forgotten');
  // Kept for a reload, and no longer valid when the form opened.
  const code = { stage: 'sent', endsAt: 0, sendAfter: 0, verifyAfter: 0 } as const;
  const [kept, none] = [{ signUp: code }, { signUp: null }];
  expect(
    sentenceOf('forms/codeForgotten', { ...open, accountEntries: none }, { ...open, accountEntries: kept }),
  ).toBe('Sign-up: the code is forgotten');
});

test.each([
  ['forms/codeSent', 'sent', 'Sign-up: a code was sent by email'],
  ['forms/codeArrivedByLink', 'sent', 'Sign-up: a code came with the link of an email'],
  ['forms/codeRestored', 'sent', 'Sign-up: the code that was sent before still counts'],
  ['forms/codeRestored', 'verified', 'Sign-up: the code that was right before still counts'],
  ['forms/codeVerified', 'verified', 'Sign-up: the code was right'],
  ['forms/codeRevoked', 'unsent', 'Sign-up: the code no longer counts'],
] as const)('%s, after which the code is %s, reads “%s”', (type, code, sentence) => {
  const then = code === 'unsent' ? 'verified' : 'unsent';
  const withCode = (stage: FormProgress['code']) => ({ forms: { signUp: { ...form, code: stage } } });
  expect(sentenceOf(type, withCode(code), withCode(then))).toBe(sentence);
});

test('checking a code is not described as sending one to the visitor', () => {
  const api = { verifyCode: { call: 'verifyCode', status: 'pending', fault: null } } as const;
  expect(sentenceOf('api/executeMutation/pending', { api })).toBe('The typed code was sent for checking');
});

test('menus are said to close only if one was open', () => {
  expect(sentenceOf('ui/menusClosed', {})).toBe('Menus stayed closed');
  const { ui } = firstSnapshot;
  expect(sentenceOf('ui/menusClosed', {}, { ui: { ...ui, openMenu: 'about' } })).toBe('All menus closed');
  expect(sentenceOf('ui/menusClosed', {}, { ui: { ...ui, drawerOpen: true } })).toBe('All menus closed');
});

test.each([
  [{ kind: 'network', status: null, message: null }, 'did not arrive: the server could not be reached'],
  [{ kind: 'aborted', status: null, message: null }, 'was cancelled'],
  [{ kind: 'failure', status: 503, message: null }, 'was sent: the server failed (503)'],
  [null, 'was sent: it failed'],
] as const)('a failed call says why: %j', (fault, outcome) => {
  const api = { logIn: { call: 'logIn', status: 'rejected', fault } } as const;
  expect(sentenceOf('api/executeMutation/rejected', { api })).toBe(`The login ${outcome}`);
});

test('the progress of an upload is given in per cent', () => {
  const sending = { ...form, phase: 'submitting', upload: { sent: 450, all: 1000 } } as const;
  expect(sentenceOf('forms/uploadProgressed', { forms: { job: sending } })).toBe(
    'Job application: sending, 45% uploaded',
  );
});

test('a step that changed nothing still has a complete sentence', () => {
  expect(sentenceOf('drafts/draftSaved', {})).toBe('A form: a draft was saved on the device');
  expect(sentenceOf('ui/menuToggled', {})).toBe('Closed a menu of the header');
  expect(sentenceOf('api/executeQuery/fulfilled', {})).toBe('Answers of the server changed');
  expect(sentenceOf('notices/sessionEndNeared', {})).toBe('A notice says that the session ends soon');
});

test('a form without a draft is said to have unsaved changes, or none', () => {
  const open = { forms: { profile: { ...form, unsaved: true } } };
  const saved = { forms: { profile: { ...form, unsaved: false } } };
  expect(sentenceOf('forms/unsavedChanged', open, saved)).toMatch(/has changes that are not saved$/);
  expect(sentenceOf('forms/unsavedChanged', saved, open)).toMatch(/has no changes that are not saved$/);
});

test('the logged-in flag, which is not visible, is not described as something the header shows', () => {
  const { auth } = firstSnapshot;
  expect(sentenceOf('auth/loggedInFlagSet', { auth: { ...auth, loggedIn: true } })).toBe(
    'The site noted that somebody is logged in',
  );
  expect(sentenceOf('auth/loggedInFlagSet', { auth: { ...auth, loggedIn: false } })).toBe(
    'The site noted that nobody is logged in',
  );
});

test('‘Apply Now’ is described as pressed on the page, not on a role', () => {
  expect(sentenceOf('ui/applyPressed', {})).toBe('Pressed “Apply Now” on the page of teams and roles');
});

test('a review that ends because the form is sent is not described as a return to the form', () => {
  const reviewing = { forms: { job: { ...form, phase: 'reviewing' } } } as const;
  expect(sentenceOf('forms/reviewClosed', { forms: { job: form } }, reviewing)).toBe(
    'Job application: the review was closed',
  );
});

test('the sentence about a wait covers both sending and checking a code', () => {
  const code = { stage: 'sent', endsAt: 0, sendAfter: 0, verifyAfter: 0 } as const;
  const waiting = { ...code, verifyAfter: 60_000 };
  expect(
    sentenceOf(
      'accountEntries/codeRefused',
      { accountEntries: { signUp: waiting } },
      { accountEntries: { signUp: code } },
    ),
  ).toBe('Sign-up: the server asks to wait before it sends or checks another code');
});
