import { paths } from '../../../contract/paths.ts';
import { installApiAndEntries } from '../../app/store/installApiAndEntries.ts';
import { makeStore } from '../../app/store/store.ts';
import { takeSnapshot } from './takeSnapshot.ts';

type State = Parameters<typeof takeSnapshot>[0];

const firstState = (): State => makeStore().getState();
/** The snapshot of a site that has just been opened, with some slices replaced. */
const seen = (change: Partial<State>) => takeSnapshot({ ...firstState(), ...change });
const { auth, dialog } = firstState();

const claims = { email: 'asha@mail.example', expiresAt: null };
const draft = { owner: null, savedAt: 1, values: { name: 'canary' }, fileNames: {} };

describe('a look at the state', () => {
  test('returns the same objects for unchanged slices, so that a patch can skip them', () => {
    installApiAndEntries();
    const before = { ...firstState(), accountEntries: { signUp: { owner: null, values: {}, code: null } } };
    const [one, other] = [
      takeSnapshot(before),
      takeSnapshot({ ...before, ui: { ...before.ui, drawerOpen: true } }),
    ];
    const same = Object.entries(other).filter(
      ([slice, snapshot]) => one[slice as keyof typeof one] === snapshot,
    );
    expect(same.map(([slice]) => slice)).toEqual(Object.keys(one).filter((slice) => slice !== 'ui'));
    expect(other.ui.drawerOpen).toBe(true);
  });

  test.each([
    ['no token', { token: null, claims: null }, { session: 'none', endsAt: null }],
    ['an invalid token', { token: 'x', claims: null }, { session: 'over', endsAt: null }],
    ['a session without an end', { token: 'x', claims }, { session: 'live', endsAt: null }],
    [
      'a session with an end',
      { token: 'x', claims: { ...claims, expiresAt: 1_790_000_099 } },
      { session: 'live', endsAt: 1_790_000_040_000 },
    ],
  ])('shows, with %s, only the session’s state and its end in whole minutes', (_what, session, snapshot) => {
    expect(seen({ auth: { ...auth, ...session } }).auth).toEqual({
      ...snapshot,
      lapsed: false,
      loggedIn: false,
    });
  });

  test('shows whether a dialog belongs to an account, outlives its page and reports a lost answer, but not the account', () => {
    const current = { kind: 'job.failed', params: {} } as const;
    const snapshotWith = (change: object) =>
      seen({ dialog: { ...dialog, current: { ...current, ...change } } }).dialog.current;
    expect(snapshotWith({})).toEqual({
      kind: 'job.failed',
      message: null,
      returnPath: null,
      hasOwner: false,
      mayHaveArrived: false,
      page: null,
      transient: false,
    });
    const params = { owner: 'canary', message: 'No.', mayHaveArrived: true };
    expect(snapshotWith({ params, page: paths.home, transient: true })).toEqual({
      kind: 'job.failed',
      message: 'No.',
      returnPath: null,
      hasOwner: true,
      mayHaveArrived: true,
      page: paths.home,
      transient: true,
    });
  });

  test('skips drafts that are undefined, and the `_persist` key of redux-persist', () => {
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

  test('shows the kind and time of a receipt and whether it has a file, but no answers', () => {
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
    const shown = { kind: 'job', mailed: true, sentAt: 5 };
    expect(seen({ receipt: { sent, open: true } }).receipt).toEqual({ ...shown, hasFile: false, open: true });
    const file = { field: 'resume', name: 'canary.pdf', size: 1, reference: null };
    expect(seen({ receipt: { sent: { ...sent, file }, open: false } }).receipt).toEqual({
      ...shown,
      hasFile: true,
      open: false,
    });
  });

  test('shows the times of a code and which call may have used it, but not the address', () => {
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
  const callsSeen = (mutations: Record<string, object | undefined>, queries: Record<string, object> = {}) =>
    seen({ api: { queries, mutations } }).api;
  const faultSeen = (error: object | undefined) =>
    callsSeen({ a: entry({ status: 'rejected', error }) }).logIn?.fault;

  test('shows the latest call of each name, whatever the order of the cache entries', () => {
    const [first, last] = [entry({ status: 'rejected' }), entry({ startedTimeStamp: 11 })];
    const running = { call: 'logIn', status: 'pending', fault: null };
    expect(callsSeen({ a: first, b: last })).toEqual({ logIn: running });
    expect(callsSeen({ a: last, b: first })).toEqual({ logIn: running });
    // Of two that started in the same millisecond, the one that was stored later.
    expect(callsSeen({ a: first, b: entry({}) })).toEqual({ logIn: running });
  });

  test('skips cache entries that have not started, have no endpoint name or are undefined', () => {
    expect(
      callsSeen({
        a: undefined,
        b: entry({ startedTimeStamp: undefined, status: 'uninitialized' }),
        c: entry({ endpointName: undefined }),
      }),
    ).toEqual({});
    expect(callsSeen({}, { a: entry({ endpointName: 'loadProfile', data: {} }) })).toEqual({
      loadProfile: { call: 'loadProfile', status: 'fulfilled', fault: null },
    });
    expect(seen({ api: undefined }).api).toEqual({});
  });

  test('copies the fields that an error has', () => {
    expect(faultSeen({ kind: 'failure', status: 500 })).toEqual({
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
    expect(faultSeen(whole)).toEqual(whole);
    expect(faultSeen({ kind: 'network' })).toEqual({ kind: 'network', status: null, message: null });
    expect(faultSeen({ name: 'AbortError' })).toEqual({ kind: 'aborted', status: null, message: null });
    expect(faultSeen(undefined)).toEqual({ kind: 'network', status: null, message: null });
  });
});
