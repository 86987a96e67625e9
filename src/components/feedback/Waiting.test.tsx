import { act, render, screen } from '@testing-library/react';
import { Waiting } from './Waiting.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const passes = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('a wait is announced only after 150 ms, in a region that was mounted before', async () => {
  render(<Waiting>On its way.</Waiting>);
  const region = screen.getByRole('status');
  expect(region).toBeEmptyDOMElement();
  await passes(149);
  expect(region).toBeEmptyDOMElement();
  await passes(1);
  expect(screen.getByRole('status')).toBe(region);
  expect(region).toHaveTextContent('On its way.');
});
