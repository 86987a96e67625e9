import { readFileSync } from 'node:fs';
import path from 'node:path';
import { writtenWalk } from '../../testing/recordedWalk.ts';
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
  ['a number that is none', '{"format":01}', 'E_NOT_JSON', '12'],
  ['a text with a line break', '{"a":"\n"}', 'E_NOT_JSON', '7'],
  ['a text with an escape that there is none of', String.raw`{"a":"\x"}`, 'E_NOT_JSON', null],
  ['steps with such a text', textOf({ payload: String.raw`{"a":"\x"}` }), 'E_NOT_JSON', 'payload'],
  ['half of a file', text.slice(0, text.length / 2), 'E_TRUNCATED', String(Math.floor(text.length / 2) + 1)],
  ['half of a word', '{"a":tru', 'E_TRUNCATED', '6'],
  ['another list', '[1,2,3]', 'E_NOT_TRACE', null],
  ['another file', '{"name":"kolam-works-site"}', 'E_NOT_TRACE', null],
  ['a trace of a later version', textOf({ version: 2 }), 'E_VERSION_NEWER', '2'],
  ['a trace of no version', textOf({ version: 'one' }), 'E_SHAPE', 'version'],
  ['a trace of version 0', textOf({ version: 0 }), 'E_SHAPE', 'version'],
  ['a trace between two versions', textOf({ version: 1.5 }), 'E_SHAPE', 'version'],
  ['a trace that says nothing of itself', textOf({ about: [] }), 'E_SHAPE', 'about'],
  ['a trace without steps', textOf({ payload: undefined }), 'E_SHAPE', 'payload'],
  [
    'a trace whose steps are cut off',
    textOf({ payload: file.payload.slice(0, 99) }),
    'E_TRUNCATED',
    'payload:100',
  ],
  ['a trace whose first sight is a list', textOf({ preloadedState: '[]' }), 'E_SHAPE', 'preloadedState'],
  [
    'steps that are in no order',
    withPayload((lifted) => void Object.assign(lifted, { stagedActionIds: {} })),
    'E_SHAPE',
    'payload.stagedActionIds',
  ],
  [
    'an order without steps',
    withPayload((lifted) => void Object.assign(lifted, { actionsById: null })),
    'E_SHAPE',
    'payload.actionsById',
  ],
  [
    'steps that begin without DevTools’ own',
    withPayload(({ stagedActionIds }) => stagedActionIds.shift()),
    'E_SHAPE',
    'payload.actionsById.0',
  ],
  ['a step that does nothing', withAction(null), 'E_SHAPE', 'payload.actionsById.3.action'],
  ['a step of no type', withAction({ type: 5 }), 'E_SHAPE', 'payload.actionsById.3.action.type'],
  ['a step of no time', withTime('5'), 'E_SHAPE', 'payload.actionsById.3.timestamp'],
  ['a step between two milliseconds', withTime(0.5), 'E_SHAPE', 'payload.actionsById.3.timestamp'],
  ['a step after all dates', withTime(8.64e15 + 1), 'E_SHAPE', 'payload.actionsById.3.timestamp'],
  [
    'a step that is missing',
    withPayload(({ actionsById }) => delete actionsById[3]),
    'E_SHAPE',
    'payload.actionsById.3.timestamp',
  ],
  [
    'a step by a name',
    withPayload(({ stagedActionIds }) => stagedActionIds.push('constructor')),
    'E_SHAPE',
    'payload.stagedActionIds.61',
  ],
  [
    'a step that is named twice',
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
  ['a change that is none', withPatch([5]), 'E_SHAPE', 'payload.actionsById.3.action.meta.patch.0'],
  [
    'a change to two values',
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
  ['a patch without a path', withPatch([[[], 1]]), 'E_SHAPE', 'payload.actionsById.3.action.meta.patch.0'],
  [
    'a long path',
    withPatch([[Array.from({ length: 11 }, () => 'ui'), 1]]),
    'E_SHAPE',
    'payload.actionsById.3.action.meta.patch.0',
  ],
  [
    'a path to all objects',
    withPatch([[['__proto__', 'polluted'], true]]),
    'E_KEYS',
    'payload.actionsById.3.action.meta.patch.0',
  ],
  ['a key that reaches further', '{"a":{"__proto__":1}}', 'E_KEYS', '7'],
  ['the same in disguise', String.raw`{"\u005f_proto__":1}`, 'E_KEYS', '2'],
  ['a key of the importer', '{"constructor":1}', 'E_KEYS', '2'],
  [
    'a key that the importer would obey',
    textOf({ preloadedState: '{"$jsan":"d1"}' }),
    'E_KEYS',
    'preloadedState:2',
  ],
  ['a deep one', deep(100_000), 'E_DEPTH', '41'],
  [
    'a deep value',
    withPatch([[['ui'], JSON.parse(deep(40)) as unknown]]),
    'E_DEPTH',
    expect.stringMatching(/^payload:\d+$/),
  ],
  ['very many values', `[${'0,'.repeat(500_000)}0]`, 'E_NODES', '800000'],
] as const)('says why it does not open %s', async (_, found, code, detail) => {
  expect(await readTrace(found)).toEqual({ error: { code, detail } });
});

test('opens what it may hold at most, 5,000 steps, and lets the page have its turn every 16 of them', async () => {
  const turn = jest.fn(() => Promise.resolve());
  Object.assign(globalThis, { scheduler: { yield: turn } });
  // Each piece of work takes long.
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
  expect(trace?.sightAt(4999)).toBeDefined();
  // Once while they are read and once while they are told.
  expect(turn.mock.calls.length).toBeGreaterThan((2 * 5000) / 16);
  expect(turn.mock.calls.length).toBeLessThan((3 * 5000) / 16);
});

test('makes whatever a file says anew from the lists, and counts what it refuses', async () => {
  const { trace } = await readTrace(
    withPatch([
      [['ui', 'openMenu'], '<img src=x>'],
      [['dialog', 'current'], { kind: 'job.failed', message: 'Asha' }],
      [['somewhere', 'else'], 'Asha'],
    ]),
  );
  expect(trace?.refusedValues).toBe(3);
  expect(JSON.stringify([trace?.steps, trace?.sightAt(2)])).not.toMatch(/Asha|img/);
  expect(trace?.sightAt(2).dialog.current).toMatchObject({
    kind: 'job.failed',
    message: '•••• (words of the server)',
  });
});

test('numbers steps on from those that had to make room, and knows no sight before the first or after the last', async () => {
  const { trace } = await readTrace(textOf({ about: { ...file.about, droppedBefore: 140 } }));
  expect(trace?.steps.map(({ number }) => number)).toEqual(
    Array.from({ length: 60 }, (_unused, index) => 140 + index),
  );
  expect(trace?.sightAt(-2)).toBe(trace?.sightAt(-1));
  expect(trace?.sightAt(60)).toBe(trace?.sightAt(59));
  expect(trace?.sightAt(59)).not.toEqual(trace?.sightAt(-1));
});

test('counts what it refuses of the first sight and of the kinds of steps', async () => {
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

test('what a patch takes away is gone, and was not refused', async () => {
  const { trace } = await readTrace(
    withPatch([
      [['api', 'logIn'], { call: 'logIn', status: 'pending' }],
      [['api', 'signUp'], { call: 'signUp', status: 'pending' }],
      [['api', 'logIn']],
    ]),
  );
  expect(Object.keys(trace?.sightAt(2).api ?? {})).toEqual(['signUp']);
  expect(trace?.refusedValues).toBe(0);
});

test('a path may be as long as ten keys', async () => {
  const path10 = Array.from({ length: 10 }, () => 'ui');
  expect((await readTrace(withPatch([[path10, 1]]))).trace?.refusedValues).toBe(1);
});

test.each([
  ['in the file', 1_790_000_000_000, 1_790_000_000_000],
  ['nowhere else where it is none', 'Asha', 1_700_000_000_000],
])('the time of a step that DevTools took later stands %s', async (_where, at, told) => {
  const { trace } = await readTrace(
    withPayload(({ actionsById }) =>
      Object.assign(actionsById[3]!, {
        timestamp: 1_700_000_000_000,
        action: { type: 'ui/menusClosed', meta: { at } },
      }),
    ),
  );
  expect(trace?.steps[2]?.at).toBe(told);
});

test.each([
  ['none', undefined, { width: 1280, height: 800 }, 0],
  ['one without a height', { width: 360 }, { width: 360, height: 800 }, 0],
  ['one without an area', { width: 0, height: 0 }, { width: 1280, height: 800 }, 2],
  ['one that is below nothing', { width: 360, height: -1 }, { width: 360, height: 800 }, 1],
])('a window has an area where the file tells %s', async (_what, window, shown, refused) => {
  const { trace } = await readTrace(textOf({ about: { ...file.about, window } }));
  expect(trace?.about.window).toEqual(shown);
  expect(trace?.refusedValues).toBe(refused);
});

test('still opens the files of version 1', async () => {
  const stored = readFileSync(path.join(import.meta.dirname, 'fixtures/version1.trace.json'), 'utf8');
  const { trace } = await readTrace(stored);
  expect(trace?.about.steps).toBe(40);
  expect(trace?.refusedValues).toBe(0);
  expect(trace?.sightAt(39).navigation.path).toBe('/job-application');
  // From before it was told.
  expect(trace?.sightAt(39).auth.lapsed).toBe(false);
  expect(trace?.steps.at(-1)?.type).toBe('forms/fieldsReported');
});

test('of files of policy 1 shows no choice that a way back took along', async () => {
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
  const { dialog, navigation } = trace!.sightAt(2);
  expect(dialog.current?.returnPath).toEqual({ path: '/job-application' });
  expect(navigation.arrival).toMatchObject({
    returnPath: { path: '/job-application' },
    prefill: { opening: 'SEO Specialist' },
  });
  expect(JSON.stringify([trace?.steps, trace?.sightAt(2)])).not.toContain('Full-Time');
});
