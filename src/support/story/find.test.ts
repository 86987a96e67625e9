import { refusedApplication, traceOf } from '../../testing/traces/traceExamples.ts';
import type { About } from '../../trace/file/traceFile.ts';
import type { OpenTrace } from '../opening/openTrace.ts';
import { awaitsFile, find } from './find.ts';
import { scheduleOf } from './scheduleOf.ts';
import { storyOf } from './storyOf.ts';

const fileOf = (key: string, steps = refusedApplication, about: Partial<About> = {}): OpenTrace => {
  const trace = traceOf(steps, about);
  const story = storyOf(trace);
  return { key, name: `${key}.trace.json`, trace, story, requests: [], schedule: scheduleOf(story) };
};

test('with several files of one visit, a reference is looked up in the current one first', () => {
  const [first, second] = [fileOf('first'), fileOf('second')];
  const reference = { id: first.trace.about.id, number: 1 };
  expect(find(reference, [first, second], second)).toMatchObject({ key: 'second' });
  expect(find(reference, [first, second], first)).toMatchObject({ key: 'first' });
});

test('a number without an id is looked up in the current file only', () => {
  const [long, short] = [fileOf('long'), fileOf('short', refusedApplication.slice(0, 3))];
  expect(find({ id: null, number: 2 }, [long, short], short)).toEqual({ key: 'short', position: 3 });
  expect(find({ id: null, number: 5 }, [long, short], short)).toEqual({
    problem: 'Step 5 is not in this file: it has 0 to 2.',
  });
});

test('a reference with an id is looked up in all files of that visit, and in no others', () => {
  const [long, short] = [fileOf('long'), fileOf('short', refusedApplication.slice(0, 3))];
  const other = fileOf('other', refusedApplication, { id: 'DEF', droppedBefore: 20 });
  const open = [other, short, long];
  expect(find({ id: 'K7Q', number: 5 }, open, other)).toEqual({ key: 'long', position: 6 });
  expect(find({ id: 'DEF', number: 25 }, open, short)).toEqual({ key: 'other', position: 6 });
  expect(find({ id: 'DEF', number: 5 }, open, short)).toEqual({
    problem: 'Step 5 is not in this file: it has 20 to 29.',
  });
});

test('reports a reference to a file that is not open, or that has no steps', () => {
  const [file, empty] = [fileOf('file'), fileOf('empty', [])];
  expect(find({ id: 'DEF', number: 1 }, [file], file)).toEqual({
    problem: 'No open file has the id DEF. Open the file of that visitor.',
  });
  expect(find({ id: null, number: 1 }, [empty], empty)).toEqual({
    problem: 'This file has no steps: it shows the page as it was when it was saved.',
  });
});

test('only a reference with an id waits for a file, and only while that is not open', () => {
  const open = [fileOf('one'), fileOf('two', [], { id: 'DEF' })];
  expect(awaitsFile({ id: 'DEF', number: 1 }, open)).toBe(false);
  expect(awaitsFile({ id: 'GHJ', number: 1 }, open)).toBe(true);
  expect(awaitsFile({ id: null, number: 1 }, open)).toBe(false);
});
