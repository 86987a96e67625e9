import { paths } from '../../../contract/paths.ts';
import { firstSnapshot, refusedApplication, startedAt, traceOf } from '../../testing/traces/traceExamples.ts';
import type { ExampleStep } from '../../testing/traces/traceExamples.ts';
import { fieldsIn, formSnapshotOf, liveSession } from '../../testing/traces/snapshots.ts';
import type { About } from '../../trace/file/traceFile.ts';
import { scheduleOf } from '../story/scheduleOf.ts';
import { storyOf } from '../story/storyOf.ts';
import { replayMomentOf, momentsAhead } from './replayMomentOf.ts';

const fileOf = (steps: readonly ExampleStep[], about: Partial<About> = {}) => {
  const trace = traceOf(steps, about);
  const story = storyOf(trace);
  return { key: 'one', name: 'one.trace.json', trace, story, requests: [], schedule: scheduleOf(story) };
};

test('a moment has the snapshot after so many steps, and its time', () => {
  const file = fileOf(refusedApplication);
  expect(replayMomentOf(file, 0)).toEqual({
    snapshot: firstSnapshot,
    at: startedAt,
    position: 0,
    restored: {},
    sessionKept: false,
    changed: null,
    colourMode: 'light',
  });
  const third = replayMomentOf(file, 3);
  expect(third).toMatchObject({
    at: startedAt + 9_200,
    position: 3,
    changed: { form: 'job', names: ['phone'], position: 3 },
  });
  expect(third.snapshot).toBe(file.trace.snapshotAt(2));
});

test('a draft that was there when its form opened is restored from that step on', () => {
  const draft = { savedAt: startedAt, hasOwner: false };
  const [opened, form, ...rest] = refusedApplication;
  const file = fileOf([
    { ...opened!, changes: { ...opened!.changes, drafts: { job: draft } } },
    form!,
    ...rest,
  ]);
  expect([1, 2, 3].map((position) => replayMomentOf(file, position).restored)).toEqual([
    {},
    { job: draft },
    { job: draft },
  ]);
});

test('a form keeps a session that it has had, until it is closed or opened again', () => {
  const login = formSnapshotOf();
  // When a file is read, each change of a form makes objects of all forms anew.
  const filled = () => formSnapshotOf({ fields: fieldsIn(['name'], { filled: true }) });
  const file = fileOf(
    [
      { type: 'auth/loggedIn', changes: { auth: liveSession } },
      { type: 'forms/formOpened', changes: { forms: { service: filled() } } },
      { type: 'auth/sessionEnded', changes: { auth: { ...firstSnapshot.auth, lapsed: true } } },
      { type: 'forms/formOpened', changes: { forms: { service: filled(), login } } },
      { type: 'forms/formOpened', changes: { forms: { service: formSnapshotOf(), login } } },
      { type: 'auth/sessionSyncedFromOtherTab', changes: { auth: liveSession } },
      { type: 'auth/sessionEnded', changes: { auth: { ...firstSnapshot.auth, lapsed: true } } },
      { type: 'navigation/pageOpened', changes: { forms: {} } },
    ].map((step, after) => ({ ...step, after })),
  );
  expect(file.story.map((_step, position) => replayMomentOf(file, position).sessionKept)).toEqual([
    false, // The start.
    false,
    true,
    true,
    true, // The login opens over the form.
    false,
    true,
    true,
    false,
  ]);
});

test('at steps that close forms, the forms are shown as before, until another step', () => {
  const draft = { savedAt: startedAt, hasOwner: false };
  const [opened, form] = refusedApplication;
  const login = { login: form!.changes.forms!.job! };
  const file = fileOf([
    { ...opened!, changes: { ...opened!.changes, drafts: { job: draft } } },
    { ...form!, changes: { forms: { ...form!.changes.forms, ...login } } },
    { type: 'forms/formClosed', after: 300, changes: { forms: login } },
    { type: 'forms/formClosed', after: 301, changes: { forms: {}, drafts: {} } },
    { type: 'navigation/pageOpened', after: 302, changes: { navigation: { path: '/', action: 'PUSH' } } },
  ]);
  const shown = [2, 3, 4, 5].map((position) => replayMomentOf(file, position));
  expect(shown.map(({ snapshot }) => Object.keys(snapshot.forms))).toEqual([
    ['job', 'login'],
    ['job', 'login'],
    ['job', 'login'],
    [],
  ]);
  expect(shown.map(({ restored }) => restored)).toEqual([{ job: draft }, { job: draft }, { job: draft }, {}]);
  // Other parts of the snapshot are those of the step itself.
  expect(shown[2]!.snapshot.drafts).toEqual({});
});

test.each([
  ['system', 'dark', 'dark'],
  ['system', 'light', 'light'],
  ['light', 'dark', 'light'],
  ['dark', 'light', 'dark'],
] as const)(
  'with the choice %s on a device in %s mode, the page is shown in %s mode',
  (chosen, device, seen) => {
    const colours = {
      type: 'ui/colourModeChosen',
      after: 1,
      changes: { ui: { ...firstSnapshot.ui, colourMode: chosen } },
    };
    expect(replayMomentOf(fileOf([colours], { colourMode: device }), 1).colourMode).toBe(seen);
  },
);

test('moments ahead are the last ones on each of the first eight pages of a visit', () => {
  const pages = Object.values(paths).filter((path) => path !== paths.home);
  // On the third one it was not known yet which page it is.
  const visited = [...pages.slice(0, 2), null, ...pages.slice(2, 9), paths.home];
  const file = fileOf(
    visited.map((path, index) => ({
      type: 'navigation/pageOpened',
      after: index,
      changes: { navigation: { path, action: 'PUSH' } },
    })),
  );
  const ahead = momentsAhead(file);
  expect(ahead.map(({ snapshot }) => snapshot.navigation.path)).toEqual([paths.home, ...pages.slice(0, 7)]);
  // The visit ended where it had begun.
  expect(ahead.map(({ position }) => position)).toEqual([11, 1, 2, 4, 5, 6, 7, 8]);
});
