import { act, fireEvent, renderHook, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { supportCopy } from '../../content/trace/supportScreen.ts';
import {
  fileOf,
  installLayout,
  pass,
  press,
  refused,
  renderScreen,
  renderScreenOnFakeTimers,
  shownStep,
} from '../../testing/traces/supportScreen.tsx';
import { traceTextOf } from '../../testing/traces/traceExamples.ts';
import { usePlayback } from './usePlayback.ts';

installLayout();

const { player } = supportCopy;

describe('playing', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('steps are played at their recorded times, with long waits shortened, and Space pauses', async () => {
    await renderScreenOnFakeTimers();
    press(' ');
    await pass(100);
    expect(shownStep()).toMatch(/^Step 0/);
    await pass(150);
    expect(shownStep()).toMatch(/^Step 1/);
    expect(screen.getByText(player.waits('9 s', '3 s'), { exact: false })).toBeVisible();
    await pass(2_900);
    expect(shownStep()).toMatch(/^Step 1/);
    await pass(200);
    expect(shownStep()).toMatch(/^Step 2/);
    press(' ');
    await pass(60_000);
    expect(shownStep()).toMatch(/^Step 2/);
    expect(screen.getByRole('button', { name: player.play })).toBeVisible();
  });

  test('at 16 times the speed playback reaches the end, stops there, and can be started again', async () => {
    await renderScreenOnFakeTimers();
    fireEvent.change(screen.getByRole('combobox', { name: player.speed }), { target: { value: '16' } });
    press(' ');
    await pass(1_200);
    expect(shownStep()).toMatch(/^Step 9/);
    fireEvent.click(screen.getByRole('button', { name: player.play }));
    await pass(50);
    expect(shownStep()).toMatch(/^Step [01]/);
  });

  describe('a schedule of three steps, a second apart', () => {
    const schedule = { shownAt: [0, 1_000, 2_000], gaps: [1_000, 1_000, 0] };
    const play = (from = 0) => {
      const moved = jest.fn();
      const { result } = renderHook(() => {
        const [position, setPosition] = useState(from);
        const [jumps, setJumps] = useState(0);
        const jump = (to: number) => {
          setPosition(to);
          setJumps(jumps + 1);
        };
        const move = moved.mockImplementation((next: number) => setPosition(next));
        return { ...usePlayback(schedule, position, move, jumps), jump };
      });
      act(() => result.current.toggle());
      return { moved, result };
    };

    test('between two steps no animation frame calls `move`', async () => {
      const { moved, result } = play();
      await pass(900);
      expect(moved).not.toHaveBeenCalled();
      await pass(1_000);
      expect(moved.mock.calls).toEqual([[1]]);
      await pass(200);
      expect(moved.mock.calls).toEqual([[1], [2]]);
      expect(result.current.playing).toBe(false);
    });

    test('playback starts from the current step, and continues from one that was jumped or sought to', async () => {
      const { moved, result } = play(1);
      await pass(900);
      act(() => result.current.jump(0));
      await pass(900);
      expect(moved).not.toHaveBeenCalled();
      await pass(200);
      expect(moved.mock.calls).toEqual([[1]]);
      act(() => result.current.seek(1));
      await pass(900);
      expect(moved.mock.calls).toEqual([[1], [1]]);
      await pass(200);
      expect(moved.mock.calls).toEqual([[1], [1], [2]]);
    });

    test('playback can be paused between two steps, and its speed can be changed there', async () => {
      const { moved, result } = play();
      act(() => result.current.toggle());
      expect(result.current.playing).toBe(false);
      await pass(5_000);
      expect(moved).not.toHaveBeenCalled();
      act(() => result.current.toggle());
      await pass(500);
      act(() => result.current.setSpeed(4));
      await pass(200);
      expect(moved.mock.calls).toEqual([[1]]);
    });

    test('playback from the last step starts again at the first', async () => {
      const { moved, result } = play();
      act(() => result.current.toggle());
      act(() => result.current.seek(2));
      act(() => result.current.toggle());
      expect(moved.mock.calls).toEqual([[2], [0]]);
      expect(result.current.playing).toBe(true);
      await pass(1_100);
      expect(moved.mock.calls).toEqual([[2], [0], [1]]);
    });

    test('`seek` beyond the ends is clamped', () => {
      const { moved, result } = play();
      act(() => result.current.seek(-1));
      act(() => result.current.seek(3));
      expect(moved.mock.calls).toEqual([[0], [2]]);
    });

    test('playback pauses while the tab is hidden, and skips no step afterwards', async () => {
      const { moved, result } = play();
      const setHidden = (hidden: boolean) => {
        Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
        fireEvent(document, new Event('visibilitychange'));
      };
      await pass(900);
      setHidden(true);
      await pass(60_000);
      setHidden(false);
      await pass(50);
      expect(moved).not.toHaveBeenCalled();
      expect(result.current.playing).toBe(true);
      await pass(100);
      expect(moved.mock.calls).toEqual([[1]]);
    });
  });
});

test('speeds from half to sixteen times are offered', async () => {
  await renderScreen(refused());
  const speeds = within(screen.getByRole('combobox', { name: player.speed })).getAllByRole('option');
  expect(speeds.map((speed) => (speed as HTMLOptionElement).value)).toEqual([
    '0.5',
    '1',
    '2',
    '4',
    '8',
    '16',
  ]);
});

test('a file without steps cannot be played', async () => {
  await renderScreen(fileOf(traceTextOf([])));
  const play = screen.getByRole('button', { name: player.play });
  expect(play).toHaveAttribute('aria-disabled', 'true');
  fireEvent.click(play);
  press(' ');
  expect(screen.queryByRole('button', { name: player.pause })).toBeNull();
});
