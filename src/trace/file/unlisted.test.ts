import { environmentExample } from '../../testing/traces/environmentExample.ts';
import { firstSnapshot, snapshotWith, startedAt } from '../../testing/traces/traceExamples.ts';
import type { Lifted } from './lifted.ts';
import type { Change, TraceFile } from './traceFile.ts';
import { unlistedIn } from './unlisted.ts';
import { writeTrace } from './writeTrace.ts';

const steps = [
  { type: 'ui/drawerToggled', at: startedAt, before: firstSnapshot },
  {
    type: 'ui/drawerToggled',
    at: startedAt + 1,
    before: snapshotWith({ ui: { ...firstSnapshot.ui, drawerOpen: true } }),
  },
];
const { file } = writeTrace({ id: 'K7Q', missed: 0, dropped: 0, steps }, firstSnapshot, {
  environment: environmentExample,
});

type Plain = Record<string, unknown>;

const withAbout = (change: Plain): TraceFile => ({ ...file, about: { ...file.about, ...change } });
const withFirst = (change: Plain): TraceFile => ({
  ...file,
  preloadedState: JSON.stringify({ ...(JSON.parse(file.preloadedState) as Plain), ...change }),
});
const withPayload = (change: (payload: Lifted) => unknown): TraceFile => {
  const payload = JSON.parse(file.payload) as Lifted;
  return { ...file, payload: JSON.stringify({ ...payload, ...(change(payload) as Plain) }) };
};
/** The file with another patch in its last step. */
const withPatch = (...patch: readonly (readonly [readonly string[], unknown?])[]) =>
  withPayload(({ actionsById }) => {
    actionsById[2]!.action.meta = { patch: patch as readonly Change[] };
    return { actionsById };
  });

test('finds nothing unlisted in a file as it is written', () => {
  expect(unlistedIn(file)).toBeNull();
});

test.each<[string, TraceFile, string]>([
  ['a value of `about`', withAbout({ browser: 'Asha' }), 'about'],
  ['an extra field of `about`', withAbout({ name: 'Asha' }), 'about'],
  ['a text of the first state', withFirst({ ui: { openMenu: 'Asha' } }), 'preloadedState.ui.openMenu'],
  ['a key of the first state', withFirst({ ui: { Asha: 1 } }), 'preloadedState.ui'],
  ['a telephone number', withFirst({ ui: { openMenu: '98400' } }), 'preloadedState.ui.openMenu'],
  ['a word before a number', withFirst({ ui: { openMenu: 'Asha 12' } }), 'preloadedState.ui.openMenu'],
  ['a number before a word', withFirst({ ui: { openMenu: '12 Asha' } }), 'preloadedState.ui.openMenu'],
  ['a key of the lifted state', withPayload(() => ({ Asha: [] })), 'payload'],
  [
    'a text in a step’s patch',
    withPatch([['ui', 'openMenu'], 'Asha']),
    'payload.actionsById.2.action.meta.patch.0.1',
  ],
  ['a number in a step’s patch', withPatch([['receipt'], { kind: 'job', sentAt: 98_400 }]), 'receipt.sentAt'],
  // The sanitizer counts nothing as left out here, but turns bytes into a percentage: the file would hold more than it lets
  // through.
  [
    'the size of an upload',
    withPatch([['forms', 'job'], { upload: { sent: 3_210_000, all: 10_700_000 } }]),
    'payload.actionsById.2',
  ],
])('finds %s that is on no list', (_, tampered, place) => {
  expect(unlistedIn(tampered)).toBe(place);
});
