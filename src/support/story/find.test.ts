import { refusedApplication, traceOf } from '../../testing/traceExamples.ts';
import type { OpenTrace } from '../opening/openTrace.ts';
import { find } from './find.ts';
import { scheduleOf } from './scheduleOf.ts';
import { storyOf } from './storyOf.ts';

const fileOf = (key: string): OpenTrace => {
  const trace = traceOf(refusedApplication);
  const story = storyOf(trace);
  return { key, name: `${key}.trace.json`, trace, story, requests: [], schedule: scheduleOf(story) };
};

test('of several files of one visit a reference means the one that is looked at', () => {
  const [first, second] = [fileOf('first'), fileOf('second')];
  const reference = { id: first.trace.about.id, number: 1 };
  expect(find(reference, [first, second], second)).toMatchObject({ key: 'second' });
  expect(find(reference, [first, second], first)).toMatchObject({ key: 'first' });
});
