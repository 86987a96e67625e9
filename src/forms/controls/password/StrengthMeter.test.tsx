import { act, render, screen } from '@testing-library/react';
import { inTheme } from '../../../testing/rendering/inTheme.tsx';
import { passwordRatingOf } from './passwordRatingOf.ts';
import { StrengthMeter } from './StrengthMeter.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const meter = (password: string) =>
  inTheme(<StrengthMeter rating={passwordRatingOf(password, '')} isRefused={false} />);
const heard = () => screen.getByRole('status').textContent;
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('the strength is announced as a sentence once typing pauses, with the problem of the password', () => {
  const { rerender } = render(meter(''));
  rerender(meter('k'));
  expect(screen.getByText('Weak')).toBeVisible();
  pass(900);
  rerender(meter('kolam'));
  expect(screen.getByText('Medium')).toBeVisible();
  pass(900);
  expect(heard()).toBe('');
  pass(100);
  expect(heard()).toBe('Password strength: Medium. Password must have at least 8 characters.');
  rerender(meter('kolam-dots'));
  pass(1000);
  expect(heard()).toBe('Password strength: Strong.');
  rerender(meter(''));
  pass(1000);
  expect(heard()).toBe('');
});

test('the visible strength is hidden from screen readers', () => {
  render(meter('kola'));
  expect(screen.getByText('Weak').closest('[aria-hidden]')).toBeInTheDocument();
});
