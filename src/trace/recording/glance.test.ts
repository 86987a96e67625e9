import { paths } from '../../../contract/paths.ts';
import { installApi } from '../../app/store/installApi.ts';
import { makeStore } from '../../app/store/store.ts';
import { glance } from './glance.ts';

type State = Parameters<typeof glance>[0];

const firstState = (): State => makeStore().getState();
/** What is told of a site that has just been opened, but for some slices. */
const seen = (change: Partial<State>) => glance({ ...firstState(), ...change });
const { auth, dialog } = firstState();

const claims = { email: 'asha@mail.example', expiresAt: null };
const draft = { owner: null, savedAt: 1, values: { name: 'canary' }, fileNames: {} };

describe('a look at the state', () => {
  test('holds on to what did not change, so that a step says what did', () => {
    installApi();
    const before = { ...firstState(), accountEntries: { signUp: { owner: null, values: {}, code: null } } };
    const [one, other] = [glance(before), glance({ ...before, ui: { ...before.ui, drawerOpen: true } })];
    const same = Object.entries(other).filter(([slice, sight]) => one[slice as keyof typeof one] === sight);
    // Without a receipt there is nothing to hold on to.
    expect(same.map(([slice]) => slice)).toEqual(Object.keys(one).filter((slice) => slice !== 'ui'));
    expect(other.ui.drawerOpen).toBe(true);
  });

  test.each([
    ['no token', { token: null, claims: null }, { session: 'none', endsAt: null }],
    ['a token that does not count', { token: 'x', claims: null }, { session: 'over', endsAt: null }],
    ['a session without an end', { token: 'x', claims }, { session: 'live', endsAt: null }],
    [
      'a session with an end',
      { token: 'x', claims: { ...claims, expiresAt: 1_790_000_099 } },
      { session: 'live', endsAt: 1_790_000_040_000 },
    ],
  ])('tells with %s nothing of the session but its end, in whole minutes', (_what, session, told) => {
    expect(seen({ auth: { ...auth, ...session } }).auth).toEqual({
      ...told,
      lapsed: false,
      loggedIn: false,
    });
  });

  test('tells of a dialog whether it belongs to an account and outlives its page, not to which', () => {
    const current = { kind: 'job.failed', params: {} } as const;
    const told = (change: object) =>
      seen({ dialog: { ...dialog, current: { ...current, ...change } } }).dialog.current;
    expect(told({})).toEqual({
      kind: 'job.failed',
      message: null,
      returnPath: null,
      hasOwner: false,
      page: null,
      transient: false,
    });
    expect(told({ params: { owner: 'canary', message: 'No.' }, page: paths.home, transient: true })).toEqual({
      kind: 'job.failed',
      message: 'No.',
      returnPath: null,
      hasOwner: true,
      page: paths.home,
      transient: true,
    });
  });

  test('passes over drafts that are gone, and over the mark of what is stored', () => {
    const drafts = {
      job: draft,
      feedback: { ...draft, owner: 'canary' },
      service: undefined,
      _persist: { version: 1, rehydrated: true },
    };
    expect(seen({ drafts }).drafts).toEqual({
      job: { savedAt: 1, hasOwner: false },
      feedback: { savedAt: 1, hasOwner: true },
    });
  });

  test('tells of a receipt what was sent and whether with a file', () => {
    const sent = {
      kind: 'job',
      owner: 'canary',
      sentAt: 5,
      reference: 'canary',
      values: { name: 'canary' },
      file: null,
      mailed: true,
    } as const;
    expect(seen({ receipt: { sent: null, open: false } }).receipt).toBeNull();
    const told = { kind: 'job', mailed: true, sentAt: 5 };
    expect(seen({ receipt: { sent, open: true } }).receipt).toEqual({ ...told, hasFile: false, open: true });
    const file = { field: 'resume', name: 'canary.pdf', size: 1, reference: null };
    expect(seen({ receipt: { sent: { ...sent, file }, open: false } }).receipt).toEqual({
      ...told,
      hasFile: true,
      open: false,
    });
  });

  test('tells of a code its times and what may have used it, not where it went', () => {
    const times = { stage: 'sent', endsAt: 3, sendAfter: 1, verifyAfter: 2, lost: 'verifyCode' } as const;
    const entries = { owner: null, values: { email: 'canary' } };
    expect(seen({ accountEntries: undefined }).accountEntries).toEqual({});
    expect(
      seen({
        accountEntries: {
          signUp: { ...entries, code: { ...times, address: 'canary', toldAt: 4 } },
          forgotPassword: { ...entries, code: null },
        },
      }).accountEntries,
    ).toEqual({ signUp: times, forgotPassword: null });
  });
});

describe('a look at the calls', () => {
  const entry = (change: object) => ({
    endpointName: 'logIn',
    requestId: '1',
    status: 'pending',
    startedTimeStamp: 10,
    ...change,
  });
  const told = (mutations: Record<string, object | undefined>, queries: Record<string, object> = {}) =>
    seen({ api: { queries, mutations } }).api;
  const refused = (error: object | undefined) =>
    told({ a: entry({ status: 'rejected', error }) }).logIn?.fault;

  test('tells the last one of each name, whatever the order in which they are stored', () => {
    const [first, last] = [entry({ status: 'rejected' }), entry({ startedTimeStamp: 11 })];
    const running = { call: 'logIn', status: 'pending', fault: null };
    expect(told({ a: first, b: last })).toEqual({ logIn: running });
    expect(told({ a: last, b: first })).toEqual({ logIn: running });
    // Of two in one millisecond the one that was stored later.
    expect(told({ a: first, b: entry({}) })).toEqual({ logIn: running });
  });

  test('passes over what has not begun, has no name or is gone', () => {
    expect(
      told({
        a: undefined,
        b: entry({ startedTimeStamp: undefined, status: 'uninitialized' }),
        c: entry({ endpointName: undefined }),
      }),
    ).toEqual({});
    expect(told({}, { a: entry({ endpointName: 'loadProfile', data: {} }) })).toEqual({
      loadProfile: { call: 'loadProfile', status: 'fulfilled', fault: null },
    });
    expect(seen({ api: undefined }).api).toEqual({});
  });

  test('tells of an error what there is of it and no more', () => {
    expect(refused({ kind: 'failure', status: 500 })).toStrictEqual({
      kind: 'failure',
      status: 500,
      message: null,
    });
    const whole = {
      kind: 'failure',
      status: 422,
      message: 'No.',
      fields: { otp: 'No.' },
      attemptsLeft: 0,
      retryAfter: 0,
    };
    expect(refused(whole)).toEqual(whole);
    expect(refused({ kind: 'network' })).toEqual({ kind: 'network', status: null, message: null });
    expect(refused({ name: 'AbortError' })).toEqual({ kind: 'aborted', status: null, message: null });
    expect(refused(undefined)).toEqual({ kind: 'network', status: null, message: null });
  });
});
