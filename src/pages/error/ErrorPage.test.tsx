import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../../../contract/paths.ts';
import { retryAfterMs } from '../../hydration/loading/loadWithRetry.ts';
import { renderFrame } from '../../testing/rendering/renderFrame.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

const heading = 'Unexpected Application Error';
const text = () => screen.getByRole('main').textContent;

/** The details are in a chunk of their own. */
const detailsThere = () => screen.findByText('Details for our support team');

function Failing({ error }: { error: unknown }): never {
  throw error;
}

/** Renders a page that throws. React and the router rightly report that on the console, which is silenced here. */
async function showFailing(error: unknown) {
  const spy = jest.spyOn(console, 'error').mockImplementation(() => {});
  const frame = renderFrame({
    entries: [paths.contact],
    pages: [
      {
        errorElement: <ErrorPage />,
        children: [{ path: paths.contact, element: <Failing error={error} /> }],
      },
    ],
  });
  spy.mockClear();
  await detailsThere();
  return frame;
}

const chunkError = () =>
  Object.assign(new Error('Loading chunk 12 failed.\n(error: https://site.example/static/js/12.js)'), {
    name: 'ChunkLoadError',
  });

test('an unknown address shows an error inside the frame, with a link to the home page', async () => {
  const { user, router } = renderFrame({
    entries: ['/services/quantum-tea'],
    pages: [{ path: '*', element: <NotFoundPage /> }],
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
  await detailsThere();
  expect(screen.getByText('404 Not Found')).toBeVisible();
  expect(screen.getByText('/services/quantum-tea')).toBeVisible();
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Home' }));
  expect(router.state.location.pathname).toBe('/');
});

test('Back goes home when there is no previous page', async () => {
  const { user, router } = renderFrame({
    entries: ['/nowhere'],
    pages: [{ path: '*', element: <NotFoundPage /> }],
  });
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(router.state.location.pathname).toBe('/');
});

test('for a page that throws its message is shown, and the rest of the site still works', async () => {
  const { router } = await showFailing(new Error('The list is empty'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
  expect(screen.getByText('The list is empty')).toBeVisible();
  await act(() => router.navigate(paths.login));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Login page');
});

test('for a response with an error status its status and message are shown', async () => {
  const refuse = () => {
    throw new Response(null, { status: 503, statusText: 'Service Unavailable' });
  };
  const { router } = renderFrame({
    entries: ['/'],
    pages: [
      { errorElement: <ErrorPage />, children: [{ path: paths.contact, loader: refuse, element: null }] },
    ],
  });
  await act(() => router.navigate(paths.contact));
  expect(await screen.findByText('503 Service Unavailable')).toBeVisible();
});

test('a chunk that failed to load is named as the cause, and a button reloads the page', async () => {
  await showFailing(chunkError());
  expect(text()).toContain('Loading chunk failed');
  expect(text()).toContain('A part of this page did not arrive.');
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
});

test('being offline is named as the cause', async () => {
  await showFailing(chunkError());
  expect(text()).not.toContain('You seem to be offline.');
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(text()).toContain('You seem to be offline.');
});

describe('when the connection is back', () => {
  /** Shows the error of a page whose chunk does not arrive at the first tries. */
  async function showLatePage({ failures = 1, fragment = '' } = {}) {
    const load = jest.fn().mockResolvedValue(null);
    for (let failure = 0; failure < failures; failure += 1) load.mockRejectedValueOnce(chunkError());
    const frame = renderFrame({
      entries: [paths.home],
      pages: [
        {
          errorElement: <ErrorPage />,
          children: [{ path: paths.contact, loader: load, element: <h1>Contact page</h1> }],
        },
      ],
    });
    await act(() => frame.router.navigate(`${paths.contact}${fragment}`, { state: { from: 'a test' } }));
    await detailsThere();
    return { ...frame, load };
  }

  test('the page is opened again, with its location state', async () => {
    const { router } = await showLatePage();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('heading', { level: 1, name: 'Contact page' })).toBeVisible();
    expect(router.state.location.state).toEqual({ from: 'a test' });
  });

  test('an address with a fragment is opened again, too', async () => {
    await showLatePage({ fragment: '#office' });
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('heading', { level: 1, name: 'Contact page' })).toBeVisible();
  });

  describe('later', () => {
    afterEach(() => jest.useRealTimers());
    const wait = () => act(() => jest.advanceTimersByTimeAsync(retryAfterMs));
    const goOnline = () =>
      act(async () => {
        jest.useFakeTimers();
        window.dispatchEvent(new Event('online'));
        await jest.advanceTimersByTimeAsync(0);
      });

    test('a page that fails once more is tried again', async () => {
      const { load } = await showLatePage({ failures: 2 });
      const report = jest.spyOn(console, 'error').mockImplementation(() => {});
      await goOnline();
      expect(text()).toContain('Loading chunk failed');
      report.mockClear();
      await wait();
      expect(screen.getByRole('heading', { level: 1, name: 'Contact page' })).toBeVisible();
      await wait();
      expect(load).toHaveBeenCalledTimes(3);
    });

    test('a page that fails five times is given up', async () => {
      const { load } = await showLatePage({ failures: 10 });
      const report = jest.spyOn(console, 'error').mockImplementation(() => {});
      await goOnline();
      for (let second = 0; second < 10; second += 1) await wait();
      report.mockClear();
      expect(load).toHaveBeenCalledTimes(1 + 5);
    });

    test('a report that is open stays, and the page is opened once it is closed', async () => {
      const { user, load } = await showLatePage();
      await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Report a problem' }));
      const report = await screen.findByRole('dialog');
      await goOnline();
      await wait();
      expect(report).toBeVisible();
      expect(load).toHaveBeenCalledTimes(1);
      fireEvent.keyDown(report, { key: 'Escape' });
      await wait();
      await wait();
      expect(screen.getByRole('heading', { level: 1, name: 'Contact page' })).toBeVisible();
    });
  });

  test('a page that failed for another reason is not opened again', async () => {
    const { router } = await showFailing(new Error('The list is empty'));
    const { key } = router.state.location;
    act(() => void window.dispatchEvent(new Event('online')));
    expect(router.state.location.key).toBe(key);
  });
});

test('the details can be copied for the support team', async () => {
  await showFailing(new Error('The list is empty'));
  const user = userEvent.setup();
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByText('Details for our support team'));
  await user.click(screen.getByRole('button', { name: 'Copy details' }));
  const result = await screen.findByText('Copied');
  expect(result).toBeVisible();
  expect(result.parentElement).toHaveRole('status');
  expect(screen.getByRole('button', { name: 'Copy details' })).toHaveTextContent(/^Copy details$/);
  expect(write).toHaveBeenCalledWith(expect.stringMatching(/^\/contact\n[^]*The list is empty/));
  // A second copy is announced although the message of the first one still shows.
  await user.click(screen.getByRole('button', { name: 'Copy details' }));
  await waitFor(() => expect(result).not.toBeInTheDocument());
  expect(screen.getByText('Copied')).toBeVisible();
  expect(write).toHaveBeenCalledTimes(2);
});

test('if the browser refuses to copy the details, the page says how to copy them by hand', async () => {
  await showFailing(new Error('The list is empty'));
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('No.'));
  await user.click(screen.getByText('Details for our support team'));
  await user.click(screen.getByRole('button', { name: 'Copy details' }));
  const result = await screen.findByText(/did not allow copying\. Select the text/);
  expect(result).toBeVisible();
  expect(result.parentElement).toHaveRole('status');
});

test.each([
  ['a page that throws', () => new Error('The list is empty'), 'error'],
  ['a chunk that failed to load', chunkError, 'chunk'],
])('%s is noted in the state without its message', async (_, error, kind) => {
  const { stateNow } = await showFailing(error());
  expect(stateNow().navigation).toEqual({ path: paths.contact, action: 'POP', failure: kind });
});

test('a page that loads at the second try of the same address no longer counts as failed', async () => {
  const load = jest.fn().mockRejectedValueOnce(chunkError()).mockResolvedValue(null);
  const { router, stateNow } = renderFrame({
    entries: [paths.home],
    pages: [
      {
        errorElement: <ErrorPage />,
        children: [{ path: paths.contact, loader: load, element: <h1>Contact</h1> }],
      },
    ],
  });
  await act(() => router.navigate(paths.contact));
  expect(stateNow().navigation.failure).toBe('chunk');
  await act(() => router.navigate(paths.contact));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Contact');
  expect(stateNow().navigation).toEqual({ path: paths.contact, action: 'REPLACE' });
});

test('an unknown address does not count as a failure', async () => {
  const { router, stateNow } = renderFrame({
    entries: ['/'],
    pages: [{ errorElement: <ErrorPage />, children: [{ path: '*', element: <NotFoundPage /> }] }],
  });
  await act(() => router.navigate('/nowhere'));
  expect(await screen.findByText('404 Not Found')).toBeVisible();
  expect(stateNow().navigation).toEqual({ path: '*', action: 'PUSH' });
});

test('a problem can be reported from the error page', async () => {
  await showFailing(new Error('The list is empty'));
  const user = userEvent.setup();
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Report a problem' }));
  const report = await screen.findByRole('dialog', { name: 'Report a problem' });
  expect(await within(report).findByRole('button', { name: 'Save' })).toBeDisabled();
});
