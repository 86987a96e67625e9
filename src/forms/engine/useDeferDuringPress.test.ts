import { fireEvent, renderHook } from '@testing-library/react';
import { useDeferDuringPress } from './useDeferDuringPress.ts';

test('work waits for the release, even if a listener stops the propagation of that event', () => {
  const { result } = renderHook(() => useDeferDuringPress());
  const work = jest.fn();
  result.current(work);
  expect(work).toHaveBeenCalledTimes(1);
  const keep = (event: Event) => event.stopPropagation();
  for (const name of ['pointerdown', 'pointerup']) window.addEventListener(name, keep, true);
  fireEvent.pointerDown(document.body);
  result.current(work);
  expect(work).toHaveBeenCalledTimes(1);
  fireEvent.pointerUp(document.body);
  for (const name of ['pointerdown', 'pointerup']) window.removeEventListener(name, keep, true);
  expect(work).toHaveBeenCalledTimes(2);
  result.current(work);
  expect(work).toHaveBeenCalledTimes(3);
});

test('a press that becomes a scroll ends, too, and deferred work runs once', () => {
  const { result } = renderHook(() => useDeferDuringPress());
  const keep = (event: Event) => event.stopPropagation();
  window.addEventListener('pointercancel', keep, true);
  const work = jest.fn();
  fireEvent.pointerDown(document.body);
  result.current(work);
  fireEvent.pointerCancel(document.body);
  window.removeEventListener('pointercancel', keep, true);
  expect(work).toHaveBeenCalledTimes(1);
  fireEvent.pointerUp(document.body);
  expect(work).toHaveBeenCalledTimes(1);
});

test.each(['pointerUp', 'pointerCancel'] as const)(
  'deferred work does not run if the form unmounts before the %s',
  (release) => {
    const { result, unmount } = renderHook(() => useDeferDuringPress());
    const work = jest.fn();
    fireEvent.pointerDown(document.body);
    result.current(work);
    unmount();
    fireEvent[release](document.body);
    expect(work).not.toHaveBeenCalled();
  },
);

test('an unmounted form listens to no press', () => {
  const { result, unmount } = renderHook(() => useDeferDuringPress());
  unmount();
  const work = jest.fn();
  fireEvent.pointerDown(document.body);
  result.current(work);
  expect(work).toHaveBeenCalledTimes(1);
});
