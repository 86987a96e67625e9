import { screen } from '@testing-library/react';
import { snapshotOf } from '../../../testing/traces/snapshots.ts';
import { makeReplay } from '../makeReplay.tsx';
import { keepTimersAtHand, runTimers } from './promptTimers.ts';
import { standStill } from './standStill.ts';

// Without `act`, React schedules its work as in a browser: the tests await only what the frame itself awaits.
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  standStill();
  keepTimersAtHand();
});

test('`runTimers` runs each zero-delay timer once, including those that another one sets', async () => {
  const done: string[] = [];
  const note = (what: string) => done.push(what);
  setTimeout(() => setTimeout(note, 0, 'then'), 0);
  setTimeout(note, 0, 'now');
  setTimeout(note, 1, 'later');
  clearTimeout(setTimeout(note, 0, 'never'));
  runTimers();
  expect(done).toEqual(['now', 'then']);
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(done).toEqual(['now', 'then', 'later']);
});

test('a zero-delay timer also fires by itself, and then only once', async () => {
  const done = jest.fn();
  setTimeout(done, 0);
  await new Promise((resolve) => setTimeout(resolve, 5));
  runTimers();
  expect(done).toHaveBeenCalledTimes(1);
});

test('a dialog that closes is removed by the time its step is shown', async () => {
  const replay = makeReplay(document.body.appendChild(document.createElement('div')), { onFailed: () => {} });
  const snapshot = snapshotOf('/settings');
  const current = {
    kind: 'job.submitted',
    message: null,
    returnPath: null,
    hasOwner: false,
    mayHaveArrived: false,
    page: '/settings',
    transient: false,
  } as const;
  const dialog = { ...snapshot.dialog, current };
  const moment = { at: Date.UTC(2026, 5, 1, 10, 30), colourMode: 'light' } as const;
  await replay.show(1, { ...moment, snapshot: { ...snapshot, dialog }, position: 1 });
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
  await replay.show(2, { ...moment, snapshot, position: 2 });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  replay.end();
});
