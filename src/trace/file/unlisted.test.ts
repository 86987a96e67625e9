import { environmentExample } from '../../testing/environmentExample.ts';
import { firstSight, sightWith, startedAt } from '../../testing/traceExamples.ts';
import type { Lifted } from './lifted.ts';
import type { Change, TraceFile } from './traceFile.ts';
import { unlistedIn } from './unlisted.ts';
import { writeTrace } from './writeTrace.ts';

const steps = [
  { type: 'ui/drawerToggled', at: startedAt, before: firstSight },
  {
    type: 'ui/drawerToggled',
    at: startedAt + 1,
    before: sightWith({ ui: { ...firstSight.ui, drawerOpen: true } }),
  },
];
const { file } = writeTrace({ id: 'K7Q', missed: 0, dropped: 0, steps }, firstSight, {
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
/** The last step changes this instead of what it did. */
const withPatch = (...patch: readonly (readonly [readonly string[], unknown?])[]) =>
  withPayload(({ actionsById }) => {
    actionsById[2]!.action.meta = { patch: patch as readonly Change[] };
    return { actionsById };
  });

test('finds nothing in a file as it is written', () => {
  expect(unlistedIn(file)).toBeNull();
});

test.each<[string, TraceFile, string]>([
  ['what the file says of itself', withAbout({ browser: 'Asha' }), 'about'],
  ['a word more that the file says of itself', withAbout({ name: 'Asha' }), 'about'],
  ['a text of the first state', withFirst({ ui: { openMenu: 'Asha' } }), 'preloadedState.ui.openMenu'],
  ['a key of the first state', withFirst({ ui: { Asha: 1 } }), 'preloadedState.ui'],
  ['a telephone number', withFirst({ ui: { openMenu: '98400' } }), 'preloadedState.ui.openMenu'],
  ['a word with a number', withFirst({ ui: { openMenu: 'Asha 12' } }), 'preloadedState.ui.openMenu'],
  ['a number with a word', withFirst({ ui: { openMenu: '12 Asha' } }), 'preloadedState.ui.openMenu'],
  ['a key of the steps', withPayload(() => ({ Asha: [] })), 'payload'],
  [
    'a text that a step brings',
    withPatch([['ui', 'openMenu'], 'Asha']),
    'payload.actionsById.2.action.meta.patch.0.1',
  ],
  [
    'a number that a step brings',
    withPatch([['receipt'], { kind: 'job', sentAt: 98_400 }]),
    'receipt.sentAt',
  ],
  // Nothing is left out of it, but more of it would stand in the file than the sieve lets through.
  [
    'the size of what is sent',
    withPatch([['forms', 'job'], { upload: { sent: 3_210_000, all: 10_700_000 } }]),
    'payload.actionsById.2',
  ],
])('finds %s that is on no list', (_, tampered, place) => {
  expect(unlistedIn(tampered)).toBe(place);
});
