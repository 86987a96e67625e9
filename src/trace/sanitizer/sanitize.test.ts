import * as fc from 'fast-check';
import { serverMessages } from '../../../contract/serverMessages.ts';
import { makeStore } from '../../app/store/store.ts';
import { takeSnapshot } from '../recording/takeSnapshot.ts';
import { sanitize } from './sanitize.ts';
import { hiddenWords } from './sanitizeWords.ts';

const firstSnapshot = () => sanitize(takeSnapshot(makeStore().getState())).snapshot;

/** Keys of snapshots and some others, so that the random input reaches the nested rules. */
const names =
  'auth ui dialog navigation forms notices drafts receipt accountEntries api job login fields name upload sent all ' +
  'current kind message path arrival returnPath prefill positions signUp logIn call status fault phase session ' +
  '__proto__ constructor hasOwnProperty whatever';
const key = fc.constantFrom(...names.split(' '));
const leaf = fc.oneof(
  fc.constantFrom('job', 'job.failed', 'logIn', 'pending', 'rejected', 'failure', '/', '*', 'live', 'canary'),
  fc.constantFrom(0, 1, 29, 100, 401, 1_790_000_000_000, -1, 0.5, Number.NaN, 1e300),
  fc.boolean(),
  fc.constant(null),
  fc.constant([]),
);
const { anything } = fc.letrec<{ anything: unknown }>((tie) => ({
  anything: fc.oneof({ maxDepth: 6 }, leaf, fc.dictionary(key, tie('anything'), { maxKeys: 8 })),
}));

test('is idempotent: a snapshot that it returned passes again unchanged', () => {
  fc.assert(
    fc.property(anything, (found) => {
      const once = sanitize(found);
      expect(sanitize(once.snapshot)).toEqual({ snapshot: once.snapshot, leftOut: {} });
      expect(Object.keys(once.snapshot)).toEqual(Object.keys(firstSnapshot()));
    }),
    { numRuns: 1000 },
  );
});

test('an object that a rule has made is not made again, but a copy of it is', () => {
  const form = (field: string) => ({ fields: { [field]: question } });
  const { snapshot } = sanitize(withPart({ forms: { login: form('email'), job: form('name') } }));
  const changed = {
    ...snapshot,
    ui: { ...snapshot.ui, openMenu: 'Asha' },
    forms: { ...snapshot.forms, job: { ...snapshot.forms.job, stopped: true } },
  };
  const next = sanitize(changed);
  expect(next.snapshot.forms.login).toBe(snapshot.forms.login);
  expect(next.snapshot.forms.job).toEqual(changed.forms.job);
  expect(next.snapshot.forms.job).not.toBe(changed.forms.job);
  expect(next.snapshot.forms.job?.fields).toBe(snapshot.forms.job?.fields);
  expect(next.leftOut).toEqual({ 'ui.openMenu': 1 });
});

test('leaves nothing out of a site that has just been opened', () => {
  const seen = takeSnapshot(makeStore().getState());
  expect(sanitize(seen)).toEqual({ snapshot: seen, leftOut: {} });
});

test('fills in missing parts with defaults, without counting anything as left out', () => {
  const nothing = { ...firstSnapshot(), navigation: { path: null, action: null } };
  expect(sanitize(undefined)).toEqual({ snapshot: nothing, leftOut: {} });
  const { receipt } = sanitize({ receipt: { kind: 'job' } }).snapshot;
  expect(receipt).toEqual({ kind: 'job', mailed: false, sentAt: 0, hasFile: false, open: false });
});

const chosen = { jobType: 'Full-Time' };
const withPart = (part: object) => ({ ...firstSnapshot(), ...part });

test.each([
  [
    'a message that is not one of the server’s fixed ones',
    { dialog: { current: { kind: 'job.failed', message: 'Asha' } } },
    'dialog.current.message',
  ],
  ['a dialog of no known kind', { dialog: { current: { kind: 'Asha' } } }, 'dialog.current.kind'],
  [
    'a field that the form does not have',
    { forms: { login: { fields: { Asha: {} } } } },
    'forms.login.fields',
  ],
  [
    'a rule that does not exist',
    { forms: { login: { fields: { email: { error: 'Asha' } } } } },
    'forms.login.fields.error',
  ],
  ['a path that is not a page', { navigation: { path: '/Asha' } }, 'navigation.path'],
  ['a role that nobody offers', { ui: { positions: { selectedRole: 'Asha' } } }, 'ui.positions.selectedRole'],
  ['a number that is not a time', { receipt: { kind: 'job', sentAt: 9_840_012_345 } }, 'receipt.sentAt'],
  [
    'a form choice in a return path',
    { dialog: { current: { kind: 'login.welcome', returnPath: { path: '/careers', prefill: chosen } } } },
    'dialog.current.returnPath',
  ],
  [
    'a form choice in an arrival’s prefill',
    { navigation: { arrival: { prefill: chosen } } },
    'navigation.arrival.prefill',
  ],
  ['an unknown call', { api: { Asha: { status: 'pending' } } }, 'api'],
  ['a call without its name', { api: { logIn: { status: 'pending' } } }, 'api'],
  ['a call under the name of another', { api: { signUp: { call: 'logIn', status: 'pending' } } }, 'api'],
  ['an unknown slice', { Asha: 'Asha' }, 'snapshot'],
])('leaves out %s, and counts it', (_, part, place) => {
  const { snapshot, leftOut } = sanitize(withPart(part));
  expect(leftOut[place]).toBe(1);
  expect(JSON.stringify(snapshot)).not.toMatch(/Asha|9840012345|Full-Time/);
});

const question = { touched: true, filled: true, error: null, refusal: null };
const callWith = (part: object) => ({ api: { logIn: { call: 'logIn', status: 'rejected', ...part } } });
const faultWith = (part: object) =>
  callWith({ fault: { kind: 'failure', status: 429, message: null, ...part } });

test.each<[string, object[]]>([
  ['sessions', ['none', 'live', 'over'].map((session) => ({ auth: { session } }))],
  ['navigation actions', ['POP', 'PUSH', 'REPLACE'].map((action) => ({ navigation: { action } }))],
  ['failures of a page', ['chunk', 'error'].map((failure) => ({ navigation: { failure } }))],
  [
    'connection notices',
    ['lost', 'restored', 'replaced', 'failed', 'slow'].map((connection) => ({ notices: { connection } })),
  ],
  [
    'numbers of minutes left',
    [0, 2, 60 * 24 * 366].map((minutesLeft) => ({ notices: { session: { minutesLeft, dismissed: false } } })),
  ],
  ['loading counts', [0, 1, 99].map((route) => ({ ui: { loading: { route } } }))],
  [
    'phases of a form',
    ['editing', 'reviewing', 'submitting'].map((phase) => ({ forms: { job: { phase } } })),
  ],
  [
    'fields of the forgotten-password form',
    ['email', 'otp'].map((name) => ({ forms: { forgotPassword: { fields: { [name]: question } } } })),
  ],
  ['states of a call', ['pending', 'fulfilled', 'rejected'].map((status) => callWith({ status }))],
  ['kinds of error', ['failure', 'network', 'aborted'].map((kind) => faultWith({ kind }))],
  ['statuses', [100, 404, 599].map((status) => faultWith({ status }))],
  ['counts of attempts', [0, 5, 99].map((attemptsLeft) => faultWith({ attemptsLeft }))],
  ['fixed messages about a field', [faultWith({ fields: { otp: serverMessages.wrongSignUpCode } })]],
  ['waits', [0, 3600, 60 * 60 * 24 * 366].map((retryAfter) => faultWith({ retryAfter }))],
])('lets all valid %s through', (_, parts) => {
  for (const part of parts) {
    const { snapshot, leftOut } = sanitize(withPart(part));
    expect(leftOut).toEqual({});
    expect(snapshot).toMatchObject(part);
  }
});

test.each<[string, object]>([
  ['notices.session.minutesLeft', { notices: { session: { minutesLeft: 60 * 24 * 366 + 1 } } }],
  ['notices.session.minutesLeft', { notices: { session: { minutesLeft: 0.5 } } }],
  ['notices.session.minutesLeft', { notices: { session: { minutesLeft: '2' } } }],
  ['ui.loading.route', { ui: { loading: { route: 100 } } }],
  ['api.fault.status', faultWith({ status: 600 })],
  ['api.fault.attemptsLeft', faultWith({ attemptsLeft: 100 })],
  ['api.fault.retryAfter', faultWith({ retryAfter: 60 * 60 * 24 * 366 + 1 })],
  ['ui', { ui: ['Asha'] }],
  ['api', { api: ['Asha'] }],
  ['api', { api: 'Asha' }],
])('counts at %s a value of the wrong type or out of bounds', (place, part) => {
  expect(sanitize(withPart(part)).leftOut).toMatchObject({ [place]: 1 });
});

test.each(['Asha', 7])('leaves out a message about a field that is not a fixed one: %j', (reason) => {
  const { snapshot, leftOut } = sanitize(withPart(faultWith({ fields: { otp: reason } })));
  expect(snapshot.api.logIn?.fault).toMatchObject({ status: 429, fields: {} });
  expect(leftOut).toEqual({ 'api.fault.fields': 1 });
});

test.each([
  ['an unknown status', { status: 'Asha' }, { 'api.status': 1 }],
  ['no status', {}, { api: 1 }],
])('leaves out a call with %s, and counts it once', (_, found, counted) => {
  const { snapshot, leftOut } = sanitize(withPart({ api: { logIn: found } }));
  expect(snapshot.api).toEqual({});
  expect(leftOut).toEqual(counted);
});

test('a message of the server that is not a fixed one becomes the placeholder, a missing one stays null', () => {
  const refused = { touched: true, filled: true, error: null, refusal: 'Asha has that already.' };
  const { snapshot, leftOut } = sanitize(
    withPart({
      dialog: { current: { kind: 'job.failed', message: 'Asha' } },
      api: {
        logIn: {
          call: 'logIn',
          status: 'rejected',
          fault: { kind: 'failure', status: 422, message: 'Asha' },
        },
        signUp: { call: 'signUp', status: 'rejected', fault: { kind: 'failure', status: 500 } },
      },
      forms: { job: { fields: { name: refused } } },
    }),
  );
  expect(snapshot.dialog.current?.message).toBe(hiddenWords);
  expect(snapshot.api.logIn?.fault?.message).toBe(hiddenWords);
  expect(snapshot.forms.job?.fields['name']?.refusal).toBe(hiddenWords);
  // The server sent no message, and the page showed its own default text.
  expect(snapshot.api.signUp?.fault?.message).toBeNull();
  expect(leftOut).toEqual({
    'dialog.current.message': 1,
    'api.fault.message': 1,
    'forms.job.fields.refusal': 1,
  });
});

test('an upload is reduced to the percentage that was sent', () => {
  const job = { fields: {}, upload: { sent: 3_210_000, all: 10_700_000 }, submitFailed: false };
  const { snapshot, leftOut } = sanitize(withPart({ forms: { job } }));
  expect(snapshot.forms.job?.upload).toEqual({ sent: 30, all: 100 });
  expect(leftOut['forms.job.upload']).toBeUndefined();
});

test.each([0, 28, 29, 57, 58, 99, 100])('does not change an upload of %d per cent', (sent) => {
  const { snapshot } = sanitize(withPart({ forms: { job: { upload: { sent, all: 100 } } } }));
  expect(snapshot.forms.job?.upload).toEqual({ sent, all: 100 });
});
