import { formSightOf, liveSession, sightOf } from '../../../testing/sights.ts';
import type { Sight } from '../../../trace/recording/sight.ts';
import { addressOf } from './addressOf.ts';
import { nameOf, openingOf } from './openingOf.ts';
import { stateAt } from './replayedState.ts';

const at = new Date(2026, 5, 1, 10, 30).getTime();
const hours = 3_600_000;

const nameFor = (change: Partial<Sight> = {}, moment = at): string => {
  const sight = sightOf('/job-application', { auth: liveSession, ...change });
  const address = addressOf(sight.navigation)!;
  return nameOf(openingOf(address, stateAt({ sight, at: moment, colourMode: 'light' })), moment);
};

test('what is done on a page after it opens does not change the name of its opening', () => {
  const { ui, notices, dialog } = sightOf('/');
  const done: Partial<Sight> = {
    forms: { job: formSightOf({ phase: 'submitting' }) },
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
        page: '/job-application',
        transient: false,
      },
    },
  };
  expect(nameFor(done)).toBe(nameFor());
  expect(nameFor({}, at + hours)).toBe(nameFor());
});

test.each<[string, Partial<Sight>, number]>([
  ['without a session', { auth: sightOf('/').auth }, at],
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
  const { navigation } = sightOf('/job-application');
  const arrival = { ...navigation.arrival!, hasEmail: true };
  const names = [{}, { navigation: { ...navigation, arrival } }, { navigation: sightOf('/shop').navigation }];
  expect(new Set(names.map((change) => nameFor(change))).size).toBe(3);
});
