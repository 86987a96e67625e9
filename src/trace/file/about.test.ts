import { firstSnapshot } from '../../testing/traces/traceExamples.ts';
import { sanitize } from '../sanitizer/sanitize.ts';
import { aboutOf } from './about.ts';

const ignore = () => {};
const placesKept = (leftOut: Record<string, number>) => aboutOf({ leftOut }, ignore).leftOut;

test.each(['snapshot', 'steps', 'types'])('what was left out of the %s is counted', (place) => {
  expect(placesKept({ [place]: 3 })).toEqual({ [place]: 3 });
});

test.each(Object.keys(firstSnapshot))('what was left out of the slice %s is counted', (slice) => {
  const { leftOut } = sanitize({ ...firstSnapshot, [slice]: 'Asha' });
  expect(Object.keys(leftOut)).not.toEqual([]);
  expect(placesKept(leftOut)).toEqual(leftOut);
});

test('a place with a name of no list is not counted', () => {
  expect(placesKept({ 'forms.asha': 1, asha: 1 })).toEqual({});
});

test('a place with more names than any part of a snapshot has is not counted', () => {
  const deepest = 'navigation.arrival.prefill.opening';
  expect(placesKept({ [deepest]: 1, [`${deepest}.ui.ui.ui`]: 1, ['ui.'.repeat(1000) + 'ui']: 1 })).toEqual({
    [deepest]: 1,
  });
});
