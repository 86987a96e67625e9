import { formSnapshotOf, liveSession, snapshotOf } from '../../../testing/traces/snapshots.ts';
import type { Snapshot } from '../../../trace/recording/snapshot.ts';
import { addressOf } from './addressOf.ts';
import { nameOf, openingOf } from './openingOf.ts';
import { stateAt } from './replayedState.ts';

const at = new Date(2026, 5, 1, 10, 30).getTime();
const hours = 3_600_000;

const nameFor = (change: Partial<Snapshot> = {}, moment = at): string => {
  const snapshot = snapshotOf('/job-application', { auth: liveSession, ...change });
  const address = addressOf(snapshot.navigation)!;
  return nameOf(openingOf(address, stateAt({ snapshot, at: moment, colourMode: 'light' })), moment);
};

test('what is done on a page after it opens does not change the name of its opening', () => {
  const { ui, notices, dialog } = snapshotOf('/');
  const done: Partial<Snapshot> = {
    forms: { job: formSnapshotOf({ phase: 'submitting' }) },
    api: { submitJobApplication: { call: 'submitJobApplication', status: 'pending', fault: null } },
    ui: { ...ui, loading: { submit: 1 }, openMenu: 'services', drawerOpen: true },
    notices: { ...notices, connection: 'lost' },
    dialog: {
      ...dialog,
      page: '/job-application',
      current: {
        kind: 'job.failed',
        message: null,
        returnPath: null,
        hasOwner: false,
        mayHaveArrived: false,
        page: '/job-application',
        transient: false,
      },
    },
  };
  expect(nameFor(done)).toBe(nameFor());
  expect(nameFor({}, at + hours)).toBe(nameFor());
});

test.each<[string, Partial<Snapshot>, number]>([
  ['without a session', { auth: snapshotOf('/').auth }, at],
  ['with a draft', { drafts: { job: { savedAt: at, hasOwner: true } } }, at],
  ['with a profile', { api: { loadProfile: { call: 'loadProfile', status: 'fulfilled', fault: null } } }, at],
  ['with a receipt', { receipt: { kind: 'job', mailed: true, sentAt: at, hasFile: false, open: false } }, at],
  ['in the afternoon', {}, at + 3 * hours],
  ['on another day', {}, at + 24 * hours],
])('a page that opens %s has another name', (_when, change, moment) => {
  expect(nameFor(change, moment)).not.toBe(nameFor());
});

test('a page that opens after the session is over has another name', () => {
  const auth = { ...liveSession, endsAt: at };
  expect(nameFor({ auth }, at + hours)).not.toBe(nameFor({ auth }));
});

test('another page, or the same one with another arrival, has another name', () => {
  const { navigation } = snapshotOf('/job-application');
  const arrival = { ...navigation.arrival!, hasEmail: true };
  const names = [
    {},
    { navigation: { ...navigation, arrival } },
    { navigation: snapshotOf('/shop').navigation },
  ];
  expect(new Set(names.map((change) => nameFor(change))).size).toBe(3);
});
