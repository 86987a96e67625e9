import { readFileSync } from 'node:fs';
import path from 'node:path';
import { file, textOf, withPatch, withPayload } from '../../testing/traces/editedTrace.ts';
import { readTrace } from './readTrace.ts';

test('opens a file of 5,000 steps, the maximum, and can yield to the browser every 16 of them', async () => {
  const yieldNow = jest.fn(() => Promise.resolve());
  Object.assign(globalThis, { scheduler: { yield: yieldNow } });
  // By this clock every piece of work takes longer than a slice.
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => (now += 13));
  const { trace } = await readTrace(
    withPayload((lifted) => {
      for (let id = 61; id <= 5000; id += 1)
        lifted.actionsById[id] = { ...lifted.actionsById[1 + (id % 60)], action: { type: 'ui/menusClosed' } };
      lifted.stagedActionIds = Array.from({ length: 5001 }, (_unused, index) => index);
    }),
  );
  Reflect.deleteProperty(globalThis, 'scheduler');
  expect(trace?.steps).toHaveLength(5000);
  expect(trace?.snapshotAt(4999)).toBeDefined();
  // Both loops over the steps yield: the one that checks them and the one that makes their snapshots.
  expect(yieldNow.mock.calls.length).toBeGreaterThan((2 * 5000) / 16);
  expect(yieldNow.mock.calls.length).toBeLessThan((3 * 5000) / 16);
});

test('rebuilds the values of a patch from the lists, and counts those that it refuses', async () => {
  const { trace } = await readTrace(
    withPatch([
      [['ui', 'openMenu'], '<img src=x>'],
      [['dialog', 'current'], { kind: 'job.failed', message: 'Asha' }],
      [['somewhere', 'else'], 'Asha'],
    ]),
  );
  expect(trace?.refusedValues).toBe(3);
  expect(JSON.stringify([trace?.steps, trace?.snapshotAt(2)])).not.toMatch(/Asha|img/);
  expect(trace?.snapshotAt(2).dialog.current).toMatchObject({
    kind: 'job.failed',
    message: '•••• (words of the server)',
  });
});

test('numbers the steps from `droppedBefore` on, and clamps the index of a snapshot', async () => {
  const { trace } = await readTrace(textOf({ about: { ...file.about, droppedBefore: 140 } }));
  expect(trace?.steps.map(({ number }) => number)).toEqual(
    Array.from({ length: 60 }, (_unused, index) => 140 + index),
  );
  expect(trace?.snapshotAt(-2)).toBe(trace?.snapshotAt(-1));
  expect(trace?.snapshotAt(60)).toBe(trace?.snapshotAt(59));
  expect(trace?.snapshotAt(59)).not.toEqual(trace?.snapshotAt(-1));
});

test('counts what it refuses of the first snapshot and of the steps’ types', async () => {
  const preloadedState = JSON.stringify({ ui: { openMenu: 'Asha', technologyTab: 'Asha' }, Asha: 1 });
  expect((await readTrace(textOf({ preloadedState }))).trace?.refusedValues).toBe(3);
  const { trace } = await readTrace(
    withPayload(({ actionsById }) => {
      Object.assign(actionsById[3]!, { action: { type: 'Asha' } });
      Object.assign(actionsById[4]!, { action: { type: '@@other' } });
      Object.assign(actionsById[5]!, { action: { type: 'Asha/again' } });
    }),
  );
  expect(trace?.refusedValues).toBe(2);
  expect(trace?.steps.slice(2, 5).map(({ type }) => type)).toEqual(['@@other', '@@other', '@@other']);
});

test('a key that a patch removes is gone, and does not count as refused', async () => {
  const { trace } = await readTrace(
    withPatch([
      [['api', 'logIn'], { call: 'logIn', status: 'pending' }],
      [['api', 'signUp'], { call: 'signUp', status: 'pending' }],
      [['api', 'logIn']],
    ]),
  );
  expect(Object.keys(trace?.snapshotAt(2).api ?? {})).toEqual(['signUp']);
  expect(trace?.refusedValues).toBe(0);
});

test('the path of a change may have ten keys', async () => {
  const path10 = Array.from({ length: 10 }, () => 'ui');
  expect((await readTrace(withPatch([[path10, 1]]))).trace?.refusedValues).toBe(1);
});

test.each([
  ['`meta.at` where it is a time', 1_790_000_000_000, 1_790_000_000_000],
  ['the timestamp where `meta.at` is no time', 'Asha', 1_700_000_000_000],
])('in an export of DevTools the time of a step is %s', async (_what, at, time) => {
  const { trace } = await readTrace(
    withPayload(({ actionsById }) =>
      Object.assign(actionsById[3]!, {
        timestamp: 1_700_000_000_000,
        action: { type: 'ui/menusClosed', meta: { at } },
      }),
    ),
  );
  expect(trace?.steps[2]?.at).toBe(time);
});

test.each([
  ['no window', undefined, { width: 1280, height: 800 }, 0],
  ['a window without a height', { width: 360 }, { width: 360, height: 800 }, 0],
  ['a window of 0 × 0', { width: 0, height: 0 }, { width: 1280, height: 800 }, 2],
  ['a window of negative height', { width: 360, height: -1 }, { width: 360, height: 800 }, 1],
])(
  'an opened trace has a window with an area where the file has %s',
  async (_what, window, shown, refused) => {
    const { trace } = await readTrace(textOf({ about: { ...file.about, window } }));
    expect(trace?.about.window).toEqual(shown);
    expect(trace?.refusedValues).toBe(refused);
  },
);

test('still opens the files of version 1', async () => {
  const stored = readFileSync(path.join(import.meta.dirname, 'fixtures/version1.trace.json'), 'utf8');
  const { trace } = await readTrace(stored);
  expect(trace?.about.steps).toBe(40);
  expect(trace?.refusedValues).toBe(0);
  expect(trace?.snapshotAt(39).navigation.path).toBe('/job-application');
  // The field is newer than this file.
  expect(trace?.snapshotAt(39).auth.lapsed).toBe(false);
  expect(trace?.steps.at(-1)?.type).toBe('forms/fieldsReported');
});

test('leaves out the form choices that return paths contain in files of policy 1', async () => {
  const returnPath = { path: '/job-application', prefill: { jobType: 'Full-Time' } };
  const { trace } = await readTrace(
    withPatch([
      [['dialog', 'current'], { kind: 'job.loginRequired', returnPath }],
      [
        ['navigation', 'arrival'],
        { returnPath, prefill: { jobType: 'Full-Time', opening: 'SEO Specialist' } },
      ],
    ]),
  );
  const { dialog, navigation } = trace!.snapshotAt(2);
  expect(dialog.current?.returnPath).toEqual({ path: '/job-application' });
  expect(navigation.arrival).toMatchObject({
    returnPath: { path: '/job-application' },
    prefill: { opening: 'SEO Specialist' },
  });
  expect(JSON.stringify([trace?.steps, trace?.snapshotAt(2)])).not.toContain('Full-Time');
});
