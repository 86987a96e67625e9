import { firstSnapshot, refusedApplication, traceOf } from '../../testing/traces/traceExamples.ts';
import { isSameTrace } from './isSameTrace.ts';

const one = traceOf(refusedApplication);
const { about, steps, snapshotAt } = one;
const otherFirst = { ...firstSnapshot, drafts: { job: { savedAt: 1, hasOwner: false } } };

test('two traces with the same content are the same', () => {
  expect(isSameTrace(one, traceOf(refusedApplication))).toBe(true);
});

test.each([
  ['of another visit', { ...one, about: { ...about, id: 'DEF' } }],
  ['of another browser', { ...one, about: { ...about, reducedMotion: true } }],
  ['with other refused values', { ...one, refusedValues: 1 }],
  ['with another beginning', { ...one, snapshotAt: (at: number) => (at < 0 ? otherFirst : snapshotAt(at)) }],
  [
    'with another step',
    { ...one, steps: [...steps.slice(0, -1), { ...steps.at(-1)!, type: 'ui/menusClosed' as const }] },
  ],
])('a trace %s is not the same', (_what, other) => {
  expect(isSameTrace(one, other)).toBe(false);
  expect(isSameTrace(other, one)).toBe(false);
});
