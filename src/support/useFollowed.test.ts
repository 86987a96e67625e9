import { act, renderHook } from '@testing-library/react';
import { useFollowed } from './useFollowed.ts';

const follow = (position: number) =>
  renderHook(({ at }: { at: number }) => useFollowed(at), { initialProps: { at: position } });

describe('with requestIdleCallback', () => {
  let idle: Map<number, () => void>;
  let longest: (number | undefined)[];
  beforeEach(() => {
    idle = new Map();
    longest = [];
    let last = 0;
    Object.assign(window, {
      requestIdleCallback(callback: () => void, options?: IdleRequestOptions) {
        last += 1;
        idle.set(last, callback);
        longest.push(options?.timeout);
        return last;
      },
      cancelIdleCallback: (handle: number) => void idle.delete(handle),
    });
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'requestIdleCallback');
    Reflect.deleteProperty(window, 'cancelIdleCallback');
  });
  const beIdle = () =>
    act(() => {
      const callbacks = [...idle.values()];
      idle.clear();
      for (const callback of callbacks) callback();
    });

  test('the newest position is followed when the browser is idle, and later ones after that', () => {
    const { result, rerender } = follow(0);
    beIdle();
    rerender({ at: 1 });
    rerender({ at: 2 });
    expect(result.current[0]).toBe(0);
    expect(result.current[1].current).toBe(2);
    expect(idle.size).toBe(1);
    beIdle();
    expect(result.current[0]).toBe(2);
    rerender({ at: 3 });
    beIdle();
    expect(result.current[0]).toBe(3);
    expect(new Set(longest)).toEqual(new Set([150]));
  });

  test('unmounting cancels a pending idle callback', () => {
    const { rerender, unmount } = follow(0);
    rerender({ at: 1 });
    unmount();
    expect(idle.size).toBe(0);
  });

  test('unmounting cancels nothing if no idle callback is pending', () => {
    const { unmount } = follow(0);
    beIdle();
    const cancel = jest.spyOn(window, 'cancelIdleCallback');
    unmount();
    expect(cancel).not.toHaveBeenCalled();
  });
});

test('without requestIdleCallback, each position is followed at once', () => {
  const { result, rerender } = follow(0);
  rerender({ at: 5 });
  expect([result.current[0], result.current[1].current]).toEqual([5, 5]);
});
