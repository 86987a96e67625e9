import {
  firstSnapshot,
  longVisit,
  refusedApplication,
  startedAt,
  traceOf,
} from '../../testing/traces/traceExamples.ts';
import { requestsOf } from './requestsOf.ts';

test('a call has its start, duration and outcome; one that never ended stays pending', () => {
  expect(requestsOf(traceOf(refusedApplication, { droppedBefore: 140 }))).toEqual([
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
