import { fireEvent, renderHook } from '@testing-library/react';
import { useDeferDuringPress } from './useDeferDuringPress.ts';

/** jsdom has no `PointerEvent`. */
const press = ({ button = 0 } = {}) =>
  fireEvent(document.body, new MouseEvent('pointerdown', { button, bubbles: true }));

test('work waits for the release, even if a listener stops the propagation of that event', () => {
  const { result } = renderHook(() => useDeferDuringPress());
  const work = jest.fn();
  result.current(work);
  expect(work).toHaveBeenCalledTimes(1);
  const keep = (event: Event) => event.stopPropagation();
  for (const name of ['pointerdown', 'pointerup']) window.addEventListener(name, keep, true);
  press();
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
  press();
  result.current(work);
  fireEvent.pointerCancel(document.body);
  window.removeEventListener('pointercancel', keep, true);
  expect(work).toHaveBeenCalledTimes(1);
  fireEvent.pointerUp(document.body);
  expect(work).toHaveBeenCalledTimes(1);
});

test.each([
  ['a context menu opens', () => fireEvent.contextMenu(document.body)],
  ['another window comes to the front', () => fireEvent.blur(window)],
])('a press whose release is never seen ends when %s', (_what, end) => {
  const { result } = renderHook(() => useDeferDuringPress());
  const work = jest.fn();
  press();
  result.current(work);
  end();
  expect(work).toHaveBeenCalledTimes(1);
  result.current(work);
  expect(work).toHaveBeenCalledTimes(2);
});

test('a control that loses focus does not end the press that took it', () => {
  const { result } = renderHook(() => useDeferDuringPress());
  const control = document.body.appendChild(document.createElement('input'));
  const work = jest.fn();
  press();
  result.current(work);
  fireEvent.blur(control);
  control.remove();
  expect(work).not.toHaveBeenCalled();
});

test('the right mouse button puts nothing off', () => {
  const { result } = renderHook(() => useDeferDuringPress());
  const work = jest.fn();
  press({ button: 2 });
  result.current(work);
  expect(work).toHaveBeenCalledTimes(1);
});

test.each(['pointerUp', 'pointerCancel'] as const)(
  'deferred work does not run if the form unmounts before the %s',
  (release) => {
    const { result, unmount } = renderHook(() => useDeferDuringPress());
    const work = jest.fn();
    press();
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
  press();
  result.current(work);
  expect(work).toHaveBeenCalledTimes(1);
});
