import type { StoryStep } from './story/storyOf.ts';
import { seekCommandsAt } from './seekCommandsAt.ts';

type SeekCommand = keyof ReturnType<typeof seekCommandsAt>;

const start: StoryStep = {
  number: null,
  at: 0,
  type: '',
  sentence: '',
  kind: 'page',
  error: null,
  failed: false,
};
/** A start, and thirty steps: a page at 5 and at 20, an error at 9 and at 23. */
const story = Array.from({ length: 31 }, (_step, position): StoryStep => {
  if (position === 0) return start;
  const type = [5, 20].includes(position) ? 'navigation/pageOpened' : 'forms/changed';
  return { ...start, number: position, type, error: [9, 23].includes(position) ? 'It failed' : null };
});

/** The position that a command seeks; null if it seeks none. */
function leadsTo(command: SeekCommand, from: number): number | null {
  const seek = jest.fn<void, [number]>();
  seekCommandsAt(story, from, seek)[command]();
  const [call, ...more] = seek.mock.calls;
  expect(more).toEqual([]);
  return call ? call[0] : null;
}

test.each<[SeekCommand, number, number | null]>([
  ['back', 12, 11],
  ['forward', 12, 13],
  ['backTen', 12, 2],
  ['forwardTen', 12, 22],
  ['first', 12, 0],
  ['last', 12, 30],
  ['previousPage', 12, 5],
  ['previousPage', 5, 0],
  ['previousPage', 0, null],
  ['nextPage', 0, 5],
  ['nextPage', 12, 20],
  ['nextPage', 20, null],
  ['previousError', 12, 9],
  ['previousError', 9, null],
  ['nextError', 12, 23],
  ['nextError', 23, null],
])('%s leads from %i to %s', (command, from, to) => {
  expect(leadsTo(command, from)).toBe(to);
});
