import { readFileSync } from 'node:fs';
import path from 'node:path';
import { writtenWalk } from '../../testing/traces/recordedWalk.ts';
import { readTrace } from './readTrace.ts';
import type { TraceFile } from '../file/traceFile.ts';

const { file, text } = writtenWalk(60);

type Lifted = { actionsById: Record<string, Record<string, unknown>>; stagedActionIds: unknown[] };

const textOf = (changes: Partial<Record<keyof TraceFile, unknown>>) =>
  JSON.stringify({ ...file, ...changes });
const withPayload = (change: (lifted: Lifted) => void) => {
  const lifted = JSON.parse(file.payload) as Lifted;
  change(lifted);
  return textOf({ payload: JSON.stringify(lifted) });
};
const withPatch = (patch: unknown) =>
  withPayload(({ actionsById }) => {
    actionsById[3] = { ...actionsById[3], action: { type: 'ui/menusClosed', meta: { patch } } };
  });
const withAction = (action: unknown) =>
  withPayload(({ actionsById }) => Object.assign(actionsById[3]!, { action }));
const withTime = (timestamp: unknown) =>
  withPayload(({ actionsById }) => Object.assign(actionsById[3]!, { timestamp }));
const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

test.each([
  ['nothing', '', 'E_EMPTY', null],
  ['blanks', ' \n\t', 'E_EMPTY', null],
  ['8 MiB of blanks', ' '.repeat(8 * 1024 * 1024), 'E_EMPTY', null],
  ['more than 8 MiB', ' '.repeat(8 * 1024 * 1024 + 1), 'E_TOO_LARGE', null],
  ['words', 'Dear support team,', 'E_NOT_JSON', '1'],
  ['a slip in the middle', '{"format":"kolam-trace",,}', 'E_NOT_JSON', '25'],
  ['something after the end', `${text} x`, 'E_NOT_JSON', String(text.length + 2)],
  ['a malformed number', '{"format":01}', 'E_NOT_JSON', '12'],
  ['a text with a line break', '{"a":"\n"}', 'E_NOT_JSON', '7'],
  ['a text with an invalid escape', String.raw`{"a":"\x"}`, 'E_NOT_JSON', null],
  ['steps with an invalid escape', textOf({ payload: String.raw`{"a":"\x"}` }), 'E_NOT_JSON', 'payload'],
  ['half of a file', text.slice(0, text.length / 2), 'E_TRUNCATED', String(Math.floor(text.length / 2) + 1)],
  ['half of a literal', '{"a":tru', 'E_TRUNCATED', '6'],
  ['a JSON array', '[1,2,3]', 'E_NOT_TRACE', null],
  ['another JSON file', '{"name":"kolam-works-site"}', 'E_NOT_TRACE', null],
  ['a trace of a later version', textOf({ version: 2 }), 'E_VERSION_NEWER', '2'],
  ['a trace whose version is a word', textOf({ version: 'one' }), 'E_SHAPE', 'version'],
  ['a trace of version 0', textOf({ version: 0 }), 'E_SHAPE', 'version'],
  ['a trace of version 1.5', textOf({ version: 1.5 }), 'E_SHAPE', 'version'],
  ['a trace without a description', textOf({ about: [] }), 'E_SHAPE', 'about'],
  ['a trace without steps', textOf({ payload: undefined }), 'E_SHAPE', 'payload'],
  [
    'a trace whose steps are cut off',
    textOf({ payload: file.payload.slice(0, 99) }),
    'E_TRUNCATED',
    'payload:100',
  ],
  ['a trace whose first snapshot is a list', textOf({ preloadedState: '[]' }), 'E_SHAPE', 'preloadedState'],
  [
    'a trace without a list of step ids',
    withPayload((lifted) => void Object.assign(lifted, { stagedActionIds: {} })),
    'E_SHAPE',
    'payload.stagedActionIds',
  ],
  [
    'step ids without steps',
    withPayload((lifted) => void Object.assign(lifted, { actionsById: null })),
    'E_SHAPE',
    'payload.actionsById',
  ],
  [
    'steps that do not begin with DevTools’ @@INIT',
    withPayload(({ stagedActionIds }) => stagedActionIds.shift()),
    'E_SHAPE',
    'payload.actionsById.0',
  ],
  ['a step without an action', withAction(null), 'E_SHAPE', 'payload.actionsById.3.action'],
  ['a step whose type is a number', withAction({ type: 5 }), 'E_SHAPE', 'payload.actionsById.3.action.type'],
  ['a step whose time is a text', withTime('5'), 'E_SHAPE', 'payload.actionsById.3.timestamp'],
  ['a step at a fraction of a millisecond', withTime(0.5), 'E_SHAPE', 'payload.actionsById.3.timestamp'],
  [
    'a step after the last date of ECMAScript',
    withTime(8.64e15 + 1),
    'E_SHAPE',
    'payload.actionsById.3.timestamp',
  ],
  [
    'a step that is missing',
    withPayload(({ actionsById }) => delete actionsById[3]),
    'E_SHAPE',
    'payload.actionsById.3.timestamp',
  ],
  [
    'a step id that is a text',
    withPayload(({ stagedActionIds }) => stagedActionIds.push('constructor')),
    'E_SHAPE',
    'payload.stagedActionIds.61',
  ],
  [
    'a step id that occurs twice',
    withPayload(({ stagedActionIds }) => stagedActionIds.push(3)),
    'E_SHAPE',
    'payload.stagedActionIds.61',
  ],
  [
    '5,001 steps',
    withPayload((lifted) => void (lifted.stagedActionIds = Array.from({ length: 5002 }, () => 0))),
    'E_STEPS',
    '5001',
  ],
  ['a patch that is no list', withPatch({}), 'E_SHAPE', 'payload.actionsById.3.action.meta.patch'],
  ['a change that is a number', withPatch([5]), 'E_SHAPE', 'payload.actionsById.3.action.meta.patch.0'],
  [
    'a change with two values',
    withPatch([[['ui'], 1, 2]]),
    'E_SHAPE',
    'payload.actionsById.3.action.meta.patch.0',
  ],
  [
    'a path with a number',
    withPatch([
      [['ui'], {}],
      [['ui', 5], 1],
    ]),
    'E_SHAPE',
    'payload.actionsById.3.action.meta.patch.1',
  ],
  [
    'a change with an empty path',
    withPatch([[[], 1]]),
    'E_SHAPE',
    'payload.actionsById.3.action.meta.patch.0',
  ],
  [
    'a path of 11 keys',
    withPatch([[Array.from({ length: 11 }, () => 'ui'), 1]]),
    'E_SHAPE',
    'payload.actionsById.3.action.meta.patch.0',
  ],
  [
    'a path with a forbidden key',
    withPatch([[['__proto__', 'polluted'], true]]),
    'E_KEYS',
    'payload.actionsById.3.action.meta.patch.0',
  ],
  ['a nested forbidden key', '{"a":{"__proto__":1}}', 'E_KEYS', '7'],
  ['a forbidden key with an escape in it', String.raw`{"\u005f_proto__":1}`, 'E_KEYS', '2'],
  ['the key `constructor`', '{"constructor":1}', 'E_KEYS', '2'],
  [
    'a key that DevTools’ parser gives a meaning',
    textOf({ preloadedState: '{"$jsan":"d1"}' }),
    'E_KEYS',
    'preloadedState:2',
  ],
  ['an array of 100,000 levels', deep(100_000), 'E_DEPTH', '41'],
  [
    'a value of 40 levels in a patch',
    withPatch([[['ui'], JSON.parse(deep(40)) as unknown]]),
    'E_DEPTH',
    expect.stringMatching(/^payload:\d+$/),
  ],
  ['very many values', `[${'0,'.repeat(500_000)}0]`, 'E_NODES', '800000'],
] as const)('refuses %s with an error code and the place', async (_, found, code, detail) => {
  expect(await readTrace(found)).toEqual({ error: { code, detail } });
});

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
