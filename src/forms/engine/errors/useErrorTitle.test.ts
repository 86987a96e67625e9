import { renderHook } from '@testing-library/react';
import { useErrorTitle } from './useErrorTitle.ts';

const open = () => {
  document.title = 'Login | Kolam Works';
  return renderHook(useErrorTitle, { initialProps: true });
};

test('the title starts with ‘Error: ’ for as long as the form has errors', () => {
  const { rerender } = open();
  expect(document.title).toBe('Error: Login | Kolam Works');
  rerender(false);
  expect(document.title).toBe('Login | Kolam Works');
});

test('unmounting the form leaves the title of the next page alone', () => {
  const { unmount } = open();
  document.title = 'Careers | Kolam Works';
  unmount();
  expect(document.title).toBe('Careers | Kolam Works');
});
