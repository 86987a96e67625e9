import type { KeyCommand } from '../content/trace/supportKeys.ts';
import type { StoryStep } from './story/storyOf.ts';
import { commandsAt } from './commandsAt.ts';

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

const ways = () => ({
  seek: jest.fn<void, [number]>(),
  toggle: jest.fn<void, []>(),
  search: jest.fn<void, []>(),
  toggleDetail: jest.fn<void, []>(),
  toggleFull: jest.fn<void, []>(),
  help: jest.fn<void, []>(),
});
/** The position that a command seeks; null if it seeks none. */
function leadsTo(command: KeyCommand, from: number): number | null {
  const given = ways();
  commandsAt(story, from, given)[command]();
  const [call, ...more] = given.seek.mock.calls;
  expect(more).toEqual([]);
  return call ? call[0] : null;
}

test.each<[KeyCommand, number, number | null]>([
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

test('the other commands call the screen’s own functions', () => {
  const given = ways();
  const commands = commandsAt(story, 3, given);
  for (const command of ['play', 'search', 'detail', 'full', 'help'] as const) commands[command]();
  const { seek, ...others } = given;
  for (const way of Object.values(others)) expect(way).toHaveBeenCalledTimes(1);
  expect(seek).not.toHaveBeenCalled();
});
