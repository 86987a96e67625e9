import { act, render } from '@testing-library/react';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { useOnLeave } from './useOnLeave.ts';

const leave = jest.fn();
beforeEach(() => leave.mockClear());

function Page() {
  useOnLeave(leave);
  return null;
}

/** Shows the page at `/form`, beside one whose chunk is on its way until `arrive` is called. */
function show() {
  const { promise, resolve: arrive } = Promise.withResolvers<null>();
  const router = createMemoryRouter(
    [
      { path: '/form', element: <Page /> },
      { path: '/next', loader: () => promise, element: null },
    ],
    { initialEntries: ['/form'] },
  );
  const { unmount } = render(<RouterProvider router={router} />);
  return { router, unmount, arrive: () => act(async () => arrive(null)) };
}

test('a page is left as soon as a navigation to another one starts', async () => {
  const { router, arrive } = show();
  await act(async () => void router.navigate('/next'));
  expect(leave).toHaveBeenCalledTimes(1);
  expect(router.state.location.pathname).toBe('/form');
  await arrive();
  expect(router.state.location.pathname).toBe('/next');
});

test('a navigation within the page does not leave it', async () => {
  const { router } = show();
  await act(() => router.navigate('/form#part'));
  expect(leave).not.toHaveBeenCalled();
});

test('a page that is removed without a navigation is left, too', () => {
  const { unmount } = show();
  expect(leave).not.toHaveBeenCalled();
  unmount();
  expect(leave).toHaveBeenCalledTimes(1);
});
