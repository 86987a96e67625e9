import { refusedApplication, traceOf } from '../../testing/traces/traceExamples.ts';
import { filterStory, nextPosition } from './filterStory.ts';
import { isError, storyOf } from './storyOf.ts';

const story = storyOf(traceOf(refusedApplication, { droppedBefore: 140 }));

test('a filter and a search leave the steps that match both', () => {
  expect(filterStory(story, 'error', '')).toEqual([8]);
  expect(filterStory(story, 'dialog', 'CLOSED')).toEqual([9]);
  expect(filterStory(story, 'all', 'executeMutation refused')).toEqual([6]);
  // What went wrong, below the sentence of the step that showed it.
  expect(filterStory(story, 'error', 'refused (422)')).toEqual([8]);
  expect(filterStory(story, 'all', '#142')).toEqual([3]);
  expect(filterStory(story, 'page', 'nothing of the kind')).toEqual([]);
  expect(filterStory(story, 'page', ' ')).toEqual([0, 1]);
  // The start has no number.
  expect(filterStory(story, 'page', 'null')).toEqual([]);
  expect(filterStory(story, 'page', '#')).toEqual([0, 1]);
  expect(nextPosition(story, 6, 1, isError)).toBe(8);
  expect(nextPosition(story, 8, -1, isError)).toBeUndefined();
  expect(nextPosition(story, 8, 1, isError)).toBeUndefined();
  expect(nextPosition(story, 1, -1, () => true)).toBe(0);
});
