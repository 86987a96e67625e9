import { formSnapshotOf } from '../../testing/traces/snapshots.ts';
import {
  firstSnapshot,
  longVisit,
  refusedApplication,
  startedAt,
  traceOf,
} from '../../testing/traces/traceExamples.ts';
import type { ExampleStep } from '../../testing/traces/traceExamples.ts';
import type { Snapshot } from '../../trace/recording/snapshot.ts';
import { filterStory, nextPosition } from './filterStory.ts';
import { formatDuration, formatOffset, formatTimestamp } from './formatTime.ts';
import { positionOf, readReference } from './reference.ts';
import { requestsOf } from './requestsOf.ts';
import { longestGap, positionAt, scheduleOf } from './scheduleOf.ts';
import { isError, storyOf } from './storyOf.ts';

const trace = traceOf(refusedApplication, { droppedBefore: 140 });
const story = storyOf(trace);

test('the story begins with the start, and has the kind of each step and which of them failed', () => {
  expect(story.map(({ kind }) => kind)).toEqual([
    'page',
    'page',
    'form',
    'form',
    'form',
    'call',
    'call',
    'form',
    'dialog',
    'dialog',
    'other',
  ]);
  expect(story.flatMap(({ failed, number }) => (failed ? [number] : []))).toEqual([145, 147]);
  expect(story[0]).toMatchObject({ number: null, at: startedAt, type: '' });
});

test('a lost connection and an unsent form are errors, a cancelled call is none', () => {
  const form = formSnapshotOf({ submitFailed: true });
  const errors = storyOf(
    traceOf([
      {
        type: 'notices/connectionLost',
        after: 1,
        changes: { notices: { ...firstSnapshot.notices, connection: 'lost' } },
      },
      {
        type: 'api/executeMutation/rejected',
        after: 2,
        changes: {
          api: {
            logIn: {
              call: 'logIn',
              status: 'rejected',
              fault: { kind: 'aborted', status: null, message: null },
            },
          },
        },
      },
      { type: 'forms/fieldsReported', after: 3, changes: { forms: { job: form } } },
      { type: 'forms/reviewOpened', after: 4, changes: { forms: { job: { ...form, phase: 'reviewing' } } } },
    ]),
  ).map(isError);
  expect(errors).toEqual([false, true, false, true, false]);
});

describe('a call that failed', () => {
  const errorsOf = (steps: readonly ExampleStep[]) =>
    storyOf(traceOf(steps)).flatMap(({ error, number }) => (error === null ? [] : [[number, error]]));
  const sentence = 'The job application was sent: the server refused it (422)';

  test('is one error together with the dialog about it', () => {
    expect(errorsOf(refusedApplication)).toEqual([[7, sentence]]);
  });

  test('is an error at the first step at which nothing loads, if no dialog follows', () => {
    expect(errorsOf(refusedApplication.slice(0, 7))).toEqual([[6, sentence]]);
    const [opened, ...rest] = refusedApplication.slice(7);
    expect(errorsOf([...refusedApplication.slice(0, 7), { ...opened!, after: 90_000 }, ...rest])).toEqual([
      [6, sentence],
      [7, 'The dialog “Submission Failed” appeared'],
    ]);
  });

  test('is an error of its own beside an earlier one', () => {
    const lost = { type: 'notices/connectionLost', after: 61_000, changes: {} };
    expect(errorsOf([lost, ...refusedApplication]).map(([number]) => number)).toEqual([0, 8]);
  });

  test('is one error with a message that follows within a second, but not with a later one', () => {
    const [opened, ...rest] = refusedApplication.slice(7);
    const openedAt = (after: number) =>
      errorsOf([...refusedApplication.slice(0, 7), { ...opened!, after }, ...rest]).map(([number]) => number);
    expect(openedAt(62_251)).toEqual([7]);
    expect(openedAt(62_252)).toEqual([6, 7]);
  });

  test('is an error of whatever kind, unless it was cancelled', () => {
    const withFault = (fault: NonNullable<Snapshot['api']['logIn']>['fault']) =>
      errorsOf([
        {
          type: 'api/executeMutation/rejected',
          after: 1,
          changes: { api: { logIn: { call: 'logIn', status: 'rejected', fault } } },
        },
      ]).length;
    expect(withFault(null)).toBe(1);
    expect(withFault({ kind: 'network', status: null, message: null })).toBe(1);
    expect(withFault({ kind: 'aborted', status: null, message: null })).toBe(0);
  });

  test('becomes an error when the loading screen is gone, or at the call if the recording ends before', () => {
    const loading = (keys: Snapshot['ui']['loading']) => ({ ui: { ...firstSnapshot.ui, loading: keys } });
    const before = refusedApplication.slice(0, 5);
    const [rejected, ended] = refusedApplication.slice(5, 7);
    const shown = { type: 'ui/loadingStarted', after: 60_010, changes: loading({ submit: 1 }) };
    const gone = { type: 'ui/loadingEnded', after: 61_252, changes: loading({}) };
    expect(errorsOf([...before, shown, rejected!, ended!, gone])).toEqual([[8, sentence]]);
    expect(errorsOf([...before, shown, rejected!])).toEqual([[6, sentence]]);
    const lost = { type: 'notices/connectionLost', after: 60_100, changes: {} };
    const absent = { type: 'notices/scriptFailed', after: 60_200, changes: {} };
    expect(errorsOf([...before.slice(0, 3), shown, lost, absent, gone])).toEqual([
      [6, 'The connection was lost. A script of this page does not arrive'],
    ]);
    expect(errorsOf([...before, shown, lost, ended!, gone]).map(([number]) => number)).toEqual([8]);
  });
});

test('an address that does not exist is an error at the step that shows its page, and at the start', () => {
  const at = (path: '*' | '/careers', after: number) => ({
    type: 'navigation/pageOpened',
    after,
    changes: { navigation: { ...firstSnapshot.navigation, path, action: 'PUSH' as const } },
  });
  const steps = [at('*', 1), { type: 'ui/menusClosed', after: 2, changes: {} }, at('/careers', 3)];
  expect(storyOf(traceOf(steps)).map(({ error }) => error)).toEqual([
    null,
    'Opened an address that does not exist',
    null,
    null,
  ]);
});

test('what went wrong before the first step is an error of the start for as long as it is to be seen', () => {
  const errorAtStart = (first: Partial<Snapshot>) => {
    const opened = traceOf([{ type: 'ui/menusClosed', after: 1, changes: {} }]);
    const snapshotAt = (index: number) => ({ ...opened.snapshotAt(index), ...first });
    const [start, ...steps] = storyOf({ ...opened, snapshotAt });
    expect(steps.map(isError)).toEqual([false]);
    return start?.error;
  };
  const { navigation } = firstSnapshot;
  expect(errorAtStart({})).toBeNull();
  expect(errorAtStart({ navigation: { ...navigation, path: '*' } })).toBe(
    'The recording starts on an address that does not exist',
  );
  expect(errorAtStart({ navigation: { ...navigation, failure: 'chunk' } })).toBe(
    'The page could not be shown: one of its files did not arrive',
  );
  expect(errorAtStart({ dialog: refusedApplication[7]!.changes.dialog! })).toBe(
    'The dialog “Submission Failed” was open',
  );
});

test.each([
  'forms/mailFailed',
  'navigation/pageFailed',
  'notices/connectionLost',
  'notices/siteReplaced',
  'notices/scriptFailed',
  'notices/draftsNotWritten',
  'notices/sessionRanOut',
  'accountEntries/codeRefused',
  'accountEntries/answerLost',
])('%s is an error whatever it changed', (type) => {
  const steps = [
    { type, after: 1, changes: {} },
    { type: 'ui/menusClosed', after: 2, changes: {} },
  ];
  expect(storyOf(traceOf(steps)).map(isError)).toEqual([false, true, false]);
});

test('a dialog about a failure is an error when it opens, and another dialog is not', () => {
  const dialogOf = (kind: 'job.failed' | 'login.welcome') => {
    const [{ changes }] = refusedApplication.slice(7, 8) as [ExampleStep];
    const current = { ...changes.dialog!.current!, kind };
    return storyOf(
      traceOf([
        { type: 'dialog/dialogOpened', after: 1, changes: { dialog: { ...changes.dialog!, current } } },
        { type: 'ui/menusClosed', after: 9_000, changes: {} },
      ]),
    ).map(isError);
  };
  expect(dialogOf('job.failed')).toEqual([false, true, false]);
  expect(dialogOf('login.welcome')).toEqual([false, false, false]);
});

test('a filter and a search leave the steps that match both', () => {
  expect(filterStory(story, 'error', '')).toEqual([8]);
  expect(filterStory(story, 'dialog', 'CLOSED')).toEqual([9]);
  expect(filterStory(story, 'all', 'executeMutation refused')).toEqual([6]);
  // What went wrong, below the sentence of the step that showed it.
  expect(filterStory(story, 'error', 'refused (422)')).toEqual([8]);
  expect(filterStory(story, 'all', '#142')).toEqual([3]);
  expect(filterStory(story, 'page', 'nothing of the kind')).toEqual([]);
  expect(filterStory(story, 'page', ' ')).toEqual([0, 1]);
  // The start has no number.
  expect(filterStory(story, 'page', 'null')).toEqual([]);
  expect(filterStory(story, 'page', '#')).toEqual([0, 1]);
  expect(nextPosition(story, 6, 1, isError)).toBe(8);
  expect(nextPosition(story, 8, -1, isError)).toBeUndefined();
  expect(nextPosition(story, 8, 1, isError)).toBeUndefined();
  expect(nextPosition(story, 1, -1, () => true)).toBe(0);
});

test.each([
  ['142', { id: null, number: 142 }],
  ['#142', { id: null, number: 142 }],
  [' k7q-142 ', { id: 'K7Q', number: 142 }],
  ['#K7Q–142', { id: 'K7Q', number: 142 }],
  ['k7q 142', { id: 'K7Q', number: 142 }],
  ['K7Q - 142', { id: 'K7Q', number: 142 }],
  ['K7Q142', null],
  ['K7Q', null],
  ['', null],
  ['K7Q-1.5', null],
])('%j is parsed as a reference, or as none', (text, reference) => {
  expect(readReference(text)).toEqual(reference);
});

test('a number gives the position of its step, also if earlier steps are not in the file', () => {
  expect(positionOf(story, 140)).toBe(1);
  expect(positionOf(story, 149)).toBe(10);
  expect(positionOf(story, 139)).toBeUndefined();
  expect(positionOf(story, 150)).toBeUndefined();
});

test('a call has its start, duration and outcome; one that never ended stays pending', () => {
  expect(requestsOf(trace)).toEqual([
    {
      call: 'submitJobApplication',
      from: 5,
      to: 6,
      sentAt: startedAt + 60_010,
      duration: 1_240,
      outcome: 'rejected',
      fault: { kind: 'failure', status: 422, message: null },
    },
  ]);
  const [running] = requestsOf(traceOf(refusedApplication.slice(0, 5)));
  expect(running).toMatchObject({ to: null, duration: null, outcome: 'pending' });
  expect(requestsOf(traceOf(longVisit(33)))).toHaveLength(3);
});

test('a call that was running when the recording started begins at position 0', () => {
  const pending = { call: 'logIn', status: 'pending', fault: null } as const;
  const steps = [
    {
      ...refusedApplication[5]!,
      after: 500,
      changes: { api: { logIn: { ...pending, status: 'fulfilled' as const } } },
    },
  ];
  const visit = traceOf(steps);
  const before = {
    ...firstSnapshot,
    api: { logIn: pending, signUp: { ...pending, call: 'signUp' as const, status: 'rejected' as const } },
  };
  const snapshotAt = (index: number) => (index < 0 ? before : visit.snapshotAt(index));
  expect(requestsOf({ ...visit, snapshotAt })).toEqual([
    {
      call: 'logIn',
      from: 0,
      to: 1,
      sentAt: startedAt,
      duration: 500,
      outcome: 'fulfilled',
      fault: null,
    },
  ]);
});

test('a call is listed once, although others run beside it and its cache entry is removed later', () => {
  const callOf = (call: 'logIn' | 'signUp', status: 'pending' | 'fulfilled') => ({
    [call]: { call, status, fault: null },
  });
  const steps = [
    callOf('logIn', 'pending'),
    { ...callOf('logIn', 'pending'), ...callOf('signUp', 'fulfilled') },
    { ...callOf('logIn', 'fulfilled'), ...callOf('signUp', 'fulfilled') },
    {},
  ].map((calls, index) => ({
    type: 'api/executeMutation/pending',
    after: index * 100,
    changes: { api: calls },
  }));
  expect(requestsOf(traceOf(steps))).toMatchObject([
    { call: 'logIn', from: 1, to: 3, duration: 200, outcome: 'fulfilled' },
    // A call whose pending state is not in the trace has the duration 0.
    { call: 'signUp', from: 2, to: 2, duration: 0, outcome: 'fulfilled' },
  ]);
});

test('a call whose cache entry disappears while it runs counts as cancelled at that step', () => {
  const left = { type: 'api/mutations/removeMutationResult', after: 62_010, changes: { api: {} } };
  const later = { type: 'notices/connectionLost', after: 90_000, changes: {} };
  expect(requestsOf(traceOf([...refusedApplication.slice(0, 5), left, later]))).toMatchObject([
    { from: 5, to: 6, duration: 2_000, outcome: 'rejected', fault: { kind: 'aborted' } },
  ]);
});

test('long waits are shortened in the schedule, and every time has a position', () => {
  const schedule = scheduleOf([{ at: 0 }, { at: 1_000 }, { at: 61_000 }, { at: 60_000 }]);
  expect(schedule.shownAt).toEqual([0, 1_000, 1_000 + longestGap, 1_000 + longestGap]);
  expect(schedule.gaps).toEqual([1_000, 60_000, 0, 0]);
  expect([0, 999, 1_000, 3_999, 4_000, 99_999].map((time) => positionAt(schedule, time))).toEqual([
    0, 0, 1, 1, 3, 3,
  ]);
});

test('offsets, durations and times are formatted for reading', () => {
  expect([-1, 0, 61_260, 3_599_949, 3_600_000, 7_265_000].map(formatOffset)).toEqual([
    '0:00.0',
    '0:00.0',
    '1:01.3',
    '59:59.9',
    '1:00:00.0',
    '2:01:05.0',
  ]);
  expect(
    [-1, 820, 1_000, 1_240, 3_000, 59_949, 59_950, 245_000, 3_599_499, 3_600_000, 7_380_000].map(
      formatDuration,
    ),
  ).toEqual([
    '0 ms',
    '820 ms',
    '1 s',
    '1.2 s',
    '3 s',
    '59.9 s',
    '1 min 0 s',
    '4 min 5 s',
    '59 min 59 s',
    '1 h 0 min',
    '2 h 3 min',
  ]);
  expect(formatTimestamp(startedAt, 'UTC')).toBe('22 Nov 2026, 09:30:00');
});
