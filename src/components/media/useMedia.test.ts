import { act, renderHook } from '@testing-library/react';
import { useMedia } from './useMedia.ts';

/** A device whose answer to any media query can be changed. */
function device() {
  const list = Object.assign(new EventTarget(), { matches: false });
  const read = jest.fn(() => list.matches);
  const query = new Proxy(list, {
    get: (target, key) => {
      if (key === 'matches') return read();
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? (value as () => void).bind(target) : value;
    },
  });
  jest.spyOn(window, 'matchMedia').mockReturnValue(query as unknown as MediaQueryList);
  const change = (matches: boolean) => {
    list.matches = matches;
    list.dispatchEvent(new Event('change'));
  };
  return { read, change };
}

test('a media query is followed as long as the component is there', () => {
  const { change } = device();
  const { result, unmount } = renderHook(() => useMedia('print'));
  expect(result.current).toBe(false);
  act(() => change(true));
  expect(result.current).toBe(true);
  act(() => change(false));
  expect(result.current).toBe(false);
  unmount();
  change(true);
  expect(renderHook(() => useMedia('print')).result.current).toBe(true);
});

test('later renders do not have the browser bring its styles up to date', () => {
  const { read } = device();
  const { rerender } = renderHook(() => useMedia('print'));
  read.mockClear();
  rerender();
  expect(read).not.toHaveBeenCalled();
});
