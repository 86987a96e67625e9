import { act, screen } from '@testing-library/react';
import { paths } from '../../../contract/paths.ts';
import { company } from '../../content/company.ts';
import { loadingEnded, loadingStarted } from '../../state/uiSlice.ts';
import { renderFrame } from '../../testing/rendering/renderFrame.tsx';
import type { FrameOptions } from '../../testing/rendering/renderFrame.tsx';

const tagline = 'Connecting Data to Intelligence...';
const showing = () => screen.queryByRole('status')?.textContent?.includes(tagline) ?? false;
const page = () => document.getElementById('site')!;

/** The wait ends when the page is usable again; the screen then fades out for 120 ms. */
const waits = () => page().hasAttribute('aria-busy');
const isInert = () => page().hasAttribute('inert');

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

const show = (options: FrameOptions = {}) => renderFrame({ entries: [paths.home], ...options });

test('the first page has no second loading screen', () => {
  show();
  expect(showing()).toBe(false);
});

test('every path change shows the tagline for 800 ms, and then the page is usable again', async () => {
  const { router } = show();
  await act(() => router.navigate(paths.login));
  expect(company.tagline).toBe(tagline);
  expect(showing()).toBe(true);
  expect(page()).toHaveAttribute('aria-busy', 'true');
  await pass(799);
  expect(waits()).toBe(true);
  await pass(1);
  expect(waits()).toBe(false);
  await pass(120);
  expect(showing()).toBe(false);
});

test('during a navigation the page becomes inert after 300 ms, and until then keys are blocked', async () => {
  const { router, user } = show({
    user: { advanceTimers: jest.advanceTimersByTime },
    pages: [{ path: paths.contact, lazy: () => new Promise<never>(() => {}) }],
  });
  const button = screen.getByRole('button', { name: 'In Home page' });
  const pressed = jest.fn();
  button.addEventListener('click', pressed);
  act(() => button.focus());
  act(() => void router.navigate(paths.contact));
  await pass(299);
  expect(waits()).toBe(true);
  expect(isInert()).toBe(false);
  await user.keyboard('{Tab}{Enter} ');
  expect(button).toHaveFocus();
  expect(pressed).not.toHaveBeenCalled();
  await pass(1);
  expect(isInert()).toBe(true);
});

test('after the loading screen, keys reach the page again', async () => {
  const { router, user } = show({ user: { advanceTimers: jest.advanceTimersByTime } });
  await act(() => router.navigate(paths.login));
  await pass(800);
  const button = screen.getByRole('button', { name: 'In Login page' });
  const pressed = jest.fn();
  button.addEventListener('click', pressed);
  act(() => button.focus());
  await user.keyboard('{Enter}');
  expect(pressed).toHaveBeenCalledTimes(1);
  await user.keyboard('{Tab}');
  expect(button).not.toHaveFocus();
});

test('during a navigation, another reason for loading makes the page inert at once', async () => {
  const { router, store } = show({
    pages: [{ path: paths.contact, lazy: () => new Promise<never>(() => {}) }],
  });
  act(() => void router.navigate(paths.contact));
  await pass(100);
  expect(isInert()).toBe(false);
  await act(async () => void store.dispatch(loadingStarted('submit')));
  expect(isInert()).toBe(true);
});

test('a page that has already been rendered is inert as long as it is covered', async () => {
  const { router } = show();
  await act(() => router.navigate(paths.login));
  expect(isInert()).toBe(true);
  await pass(800);
  expect(isInert()).toBe(false);
});

test('a page whose form is being sent is inert at once', async () => {
  const { store } = show();
  await act(async () => void store.dispatch(loadingStarted('submit')));
  expect(isInert()).toBe(true);
  await act(async () => void store.dispatch(loadingEnded('submit')));
  await pass(300);
  expect(isInert()).toBe(false);
});

test('a change of query or hash shows no loading screen', async () => {
  const { router } = show();
  await act(() => router.navigate('/?page=2'));
  expect(waits()).toBe(false);
  await act(() => router.navigate('/#services'));
  expect(waits()).toBe(false);
});

test('another navigation during the loading screen restarts the 800 ms', async () => {
  const { router } = show();
  await act(() => router.navigate(paths.login));
  await pass(500);
  await act(() => router.navigate(paths.home));
  await pass(799);
  expect(waits()).toBe(true);
  await pass(1);
  expect(waits()).toBe(false);
});

test('two reasons share one loading screen, which leaves with the last of them', async () => {
  const { router, store } = show();
  await act(() => router.navigate(paths.login));
  await act(async () => void store.dispatch(loadingStarted('page')));
  await pass(800);
  expect(waits()).toBe(true);
  expect(screen.getAllByText(tagline)).toHaveLength(2); // the screen and the footer
  await act(async () => void store.dispatch(loadingEnded('page')));
  expect(waits()).toBe(false);
});

test('after 8 seconds, a wait without a known end shows “Still working”', async () => {
  const { store } = show();
  await act(async () => void store.dispatch(loadingStarted('submit')));
  await pass(7999);
  expect(screen.queryByText('Still working…')).not.toBeInTheDocument();
  await pass(1);
  expect(screen.getByRole('status')).toHaveTextContent('Still working…');
});

test('the loading screen shows from the press until the page’s script arrives, or fails to load', async () => {
  let fail: (error: Error) => void = () => {};
  const lazy = () =>
    new Promise<never>((_done, reject) => {
      fail = reject;
    });
  const { router } = show({
    pages: [{ errorElement: <h1>It did not arrive</h1>, children: [{ path: paths.contact, lazy }] }],
  });
  act(() => void router.navigate(paths.contact));
  await pass(5000);
  expect(waits()).toBe(true);
  await act(async () => fail(new Error('Loading chunk 7 failed.')));
  expect(await screen.findByRole('heading', { name: 'It did not arrive' })).toBeInTheDocument();
  await pass(800);
  expect(waits()).toBe(false);
});

test('the focus goes to the heading of the new page', async () => {
  const { router } = show();
  await act(() => router.navigate(paths.login));
  await pass(800);
  expect(screen.getByRole('heading', { level: 1, name: 'Login page' })).toHaveFocus();
});

test('a page that has taken the focus itself keeps it', async () => {
  const { router } = show();
  await act(() => router.navigate(paths.login));
  screen.getByRole('button', { name: 'In Login page' }).focus();
  await pass(800);
  expect(screen.getByRole('button', { name: 'In Login page' })).toHaveFocus();
});

test.each([
  ['the first page', null, 'In Home page'],
  ['a later page', paths.login, 'In Login page'],
])('after a wait on %s without a navigation, the focus is where it was', async (_which, path, name) => {
  const { store, router } = show();
  if (path) await act(() => router.navigate(path));
  await pass(800);
  const button = screen.getByRole('button', { name });
  act(() => button.focus());
  await act(async () => void store.dispatch(loadingStarted('submit')));
  // Browsers remove the focus from an inert page; jsdom does not.
  act(() => button.blur());
  await act(async () => void store.dispatch(loadingEnded('submit')));
  expect(button).toHaveFocus();
});
