import { formSnapshotOf } from '../../testing/traces/snapshots.ts';
import { firstSnapshot, refusedApplication, startedAt, traceOf } from '../../testing/traces/traceExamples.ts';
import type { ExampleStep } from '../../testing/traces/traceExamples.ts';
import type { Snapshot } from '../../trace/recording/snapshot.ts';
import { isError, storyOf } from './storyOf.ts';

const story = storyOf(traceOf(refusedApplication, { droppedBefore: 140 }));

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
