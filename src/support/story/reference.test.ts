import { refusedApplication, traceOf } from '../../testing/traces/traceExamples.ts';
import { positionOf, readReference } from './reference.ts';
import { storyOf } from './storyOf.ts';

const story = storyOf(traceOf(refusedApplication, { droppedBefore: 140 }));

test.each([
  ['142', { id: null, number: 142 }],
  ['#142', { id: null, number: 142 }],
  [' k7q-142 ', { id: 'K7Q', number: 142 }],
  ['#K7Q–142', { id: 'K7Q', number: 142 }],
  ['k7q 142', { id: 'K7Q', number: 142 }],
  ['K7Q - 142', { id: 'K7Q', number: 142 }],
  ['K7Q142', null],
  ['K7Q', null],
  ['', null],
  ['K7Q-1.5', null],
])('%j is parsed as a reference, or as none', (text, reference) => {
  expect(readReference(text)).toEqual(reference);
});

test('a number gives the position of its step, also if earlier steps are not in the file', () => {
  expect(positionOf(story, 140)).toBe(1);
  expect(positionOf(story, 149)).toBe(10);
  expect(positionOf(story, 139)).toBeUndefined();
  expect(positionOf(story, 150)).toBeUndefined();
});
