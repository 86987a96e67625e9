import { fireEvent, renderHook } from '@testing-library/react';
import { useDeferDuringPress } from './useDeferDuringPress.ts';

test('work waits for the release, even where somebody keeps that from the page', () => {
  const { result } = renderHook(() => useDeferDuringPress());
  const keep = (event: Event) => event.stopPropagation();
  window.addEventListener('pointerup', keep, true);
  const work = jest.fn();
  fireEvent.pointerDown(document.body);
  result.current(work);
  expect(work).not.toHaveBeenCalled();
  fireEvent.pointerUp(document.body);
  window.removeEventListener('pointerup', keep, true);
  expect(work).toHaveBeenCalledTimes(1);
  result.current(work);
  expect(work).toHaveBeenCalledTimes(2);
});
