import { renderHook } from '@testing-library/react';
import { useErrorTitle } from './useErrorTitle.ts';

const open = () => {
  document.title = 'Login | Kolam Works';
  return renderHook(useErrorTitle, { initialProps: true });
};

test('the title says that a form has errors for as long as it has', () => {
  const { rerender } = open();
  expect(document.title).toBe('Error: Login | Kolam Works');
  rerender(false);
  expect(document.title).toBe('Login | Kolam Works');
});

test('the title of the next page stays as it is when the form goes', () => {
  const { unmount } = open();
  document.title = 'Careers | Kolam Works';
  unmount();
  expect(document.title).toBe('Careers | Kolam Works');
});
