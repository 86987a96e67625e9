import { act, render, screen } from '@testing-library/react';
import { Waiting } from './Waiting.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const passes = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('what arrives within 150 ms was no wait, and a longer one is said in a region that stood there before', async () => {
  render(<Waiting>On its way.</Waiting>);
  const region = screen.getByRole('status');
  expect(region).toBeEmptyDOMElement();
  await passes(149);
  expect(region).toBeEmptyDOMElement();
  await passes(1);
  expect(screen.getByRole('status')).toBe(region);
  expect(region).toHaveTextContent('On its way.');
});
