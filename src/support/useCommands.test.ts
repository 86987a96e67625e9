import { renderHook } from '@testing-library/react';
import type { KeyCommand } from '../content/trace/supportKeys.ts';
import type { StoryStep } from './story/storyOf.ts';
import { useCommands } from './useCommands.ts';

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
  renderHook(() => useCommands(story, from, given)).result.current[command]();
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
  const { result } = renderHook(() => useCommands(story, 3, given));
  for (const command of ['play', 'search', 'detail', 'full', 'help'] as const) result.current[command]();
  const { seek, ...others } = given;
  for (const way of Object.values(others)) expect(way).toHaveBeenCalledTimes(1);
  expect(seek).not.toHaveBeenCalled();
});

test('commands use the current story, position and functions', () => {
  const initialProps = { shown: story, at: 3, given: ways() };
  const { result, rerender } = renderHook(
    ({ shown, at, given }: typeof initialProps) => useCommands(shown, at, given),
    { initialProps },
  );
  const { given } = initialProps;
  rerender({ shown: story, at: 12, given });
  result.current.back();
  rerender({ shown: story.slice(0, 20), at: 12, given });
  result.current.last();
  expect(given.seek.mock.calls).toEqual([[11], [19]]);
  for (const way of ['seek', 'toggle', 'search', 'toggleDetail', 'toggleFull', 'help'] as const) {
    const changed = { ...given, [way]: jest.fn() };
    rerender({ shown: story, at: 12, given });
    rerender({ shown: story, at: 12, given: changed });
    const commands = { seek: 'first', toggle: 'play', toggleDetail: 'detail', toggleFull: 'full' } as const;
    result.current[way in commands ? commands[way as keyof typeof commands] : (way as 'search' | 'help')]();
    expect(changed[way]).toHaveBeenCalledTimes(1);
  }
});
