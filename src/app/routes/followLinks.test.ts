import { createMemoryRouter } from 'react-router-dom';
import { whenIdle } from '../../hydration/timing/whenIdle.ts';
import { markLeft } from '../../hydration/islands/leaving.ts';
import { leftAt } from '../../hydration/islands/pressable.ts';
import { whenWanted } from '../../hydration/islands/sleep.ts';
import type { SiteStore } from '../../state/siteStore.ts';
import { selectLoading } from '../../state/uiSlice.ts';
import { makeStore } from '../store/store.ts';
import { preloadFrame } from '../frame.ts';
import { restoreEarlyState } from './earlyState.ts';
import { followLinks } from './followLinks.ts';
import { prefetchPage, preloadPage } from './prefetchPages.ts';

jest.mock('./prefetchPages.ts', () => ({ preloadPage: jest.fn(), prefetchPage: jest.fn() }));

const preload = jest.mocked(preloadPage);
const address = (path: string) => new URL(path, window.location.origin);

function start() {
  const page = { path: '*', element: null, loader: () => null };
  const router = createMemoryRouter([page], {
    initialEntries: ['/'],
    hydrationData: { loaderData: { 0: null } },
  });
  const store = makeStore() as unknown as SiteStore;
  const { follow } = followLinks(router, store);
  const isCovered = () => selectLoading(store.getState());
  return { router, isCovered, follow };
}

/** The script of the page that is asked for next waits until the returned function is called. */
function holdScript(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  preload.mockReturnValueOnce(promise);
  return resolve;
}

beforeEach(() => {
  delete document.documentElement.dataset[leftAt];
  jest.mocked(prefetchPage).mockClear();
  preload.mockReset().mockResolvedValue(undefined);
});

test('a link is followed with its query, hash and state, and the frame wakes for it', async () => {
  const { router, follow } = start();
  const footer = whenWanted('footer');
  await follow(address('/careers?a=1#b'), { prefill: { role: 'x' } });
  expect(router.state.location).toMatchObject({
    pathname: '/careers',
    search: '?a=1',
    hash: '#b',
    state: { prefill: { role: 'x' } },
  });
  await expect(footer).resolves.toBeUndefined();
});

test('the page is covered from the press on, and still when the router has moved', async () => {
  const { router, isCovered, follow } = start();
  const arrive = holdScript();
  const followed = follow(address('/about-us'), null);
  expect(isCovered()).toBe(true);
  arrive();
  await followed;
  expect(router.state.location.pathname).toBe('/about-us');
  expect(isCovered()).toBe(true);
});

test('a way that a question stops leaves the page uncovered', async () => {
  const { router, isCovered, follow } = start();
  router.getBlocker('form', () => true);
  await follow(address('/careers'), null);
  expect(router.state.location.pathname).toBe('/');
  expect(isCovered()).toBe(false);
});

test('where the script does not arrive the browser opens the page, and nothing covers this one', async () => {
  const { isCovered, follow } = start();
  preload.mockRejectedValue(new Error('ChunkLoadError'));
  // Another place of this document, because jsdom opens no other.
  await follow(address('#elsewhere'), { prefill: { role: 'x' } });
  expect(window.location.hash).toBe('#elsewhere');
  expect(isCovered()).toBe(false);
  // and what the link hands over waits for it
  restoreEarlyState();
  expect(window.history.state).toEqual({ usr: { prefill: { role: 'x' } } });
});

test('without a connection the router opens the page, and the site says what is wrong', async () => {
  const { router, follow } = start();
  preload.mockRejectedValue(new Error('ChunkLoadError'));
  const connection = jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
  await follow(address('/careers'), { prefill: { role: 'x' } });
  connection.mockRestore();
  expect(router.state.location).toMatchObject({ pathname: '/careers', state: { prefill: { role: 'x' } } });
});

test('a script that does not arrive is no matter once another link was followed', async () => {
  const { router, follow } = start();
  let fail: (reason: Error) => void = () => {};
  preload.mockReturnValueOnce(new Promise((_, reject) => (fail = reject)));
  const first = follow(address('#late'), null);
  await follow(address('/about-us'), null);
  fail(new Error('ChunkLoadError'));
  await first;
  expect(window.location.hash).not.toBe('#late');
  expect(router.state.location.pathname).toBe('/about-us');
});

test('while the document of an earlier link is on its way, that of the last one takes its place', async () => {
  const { router, isCovered, follow } = start();
  markLeft();
  await follow(address('#instead'), { prefill: { role: 'x' } });
  expect(preload).not.toHaveBeenCalled();
  expect(router.state.location.hash).toBe('');
  expect(window.location.hash).toBe('#instead');
  expect(isCovered()).toBe(false);
});

test('a document that was come back to is left by the router again', async () => {
  const { router, follow } = start();
  const now = performance.now();
  markLeft();
  const clock = jest.spyOn(performance, 'now').mockReturnValue(now + 60_000);
  await follow(address('/careers'), null);
  clock.mockRestore();
  expect(router.state.location.pathname).toBe('/careers');
});

test('a page on its way does not open once Back was pressed', async () => {
  const { router, follow } = start();
  const arrive = holdScript();
  const followed = follow(address('/careers'), null);
  window.dispatchEvent(new PopStateEvent('popstate'));
  arrive();
  await followed;
  expect(router.state.location.pathname).toBe('/');
});

test('nor where the site was left meanwhile and its document is come back to', async () => {
  const { router, isCovered, follow } = start();
  const arrive = holdScript();
  const followed = follow(address('/careers'), null);
  window.dispatchEvent(new Event('pagehide'));
  expect(isCovered()).toBe(false);
  arrive();
  await followed;
  expect(router.state.location.pathname).toBe('/');
});

test('nor once a link was followed that leads on by itself', async () => {
  const { router, follow } = start();
  const arrive = holdScript();
  const followed = follow(address('/careers'), null);
  await router.navigate('/about-us');
  arrive();
  await followed;
  expect(router.state.location.pathname).toBe('/about-us');
});

test('a link that is pressed while another page is about to open counts', async () => {
  const { router, follow } = start();
  const arrive = holdScript();
  const earlier = router.navigate('/about-us');
  const followed = follow(address('/careers'), null);
  await earlier;
  arrive();
  await followed;
  expect(router.state.location.pathname).toBe('/careers');
});

test('of two links the last one counts', async () => {
  const { router, follow } = start();
  const arrive = holdScript();
  const first = follow(address('/careers'), null);
  await follow(address('/about-us'), null);
  arrive();
  await first;
  expect(router.state.location.pathname).toBe('/about-us');
});

test('however the router moves, the frame wakes', async () => {
  const { router } = start();
  const header = whenWanted('header');
  await router.navigate('/careers');
  await expect(header).resolves.toBeUndefined();
  await expect(preloadFrame()).resolves.toHaveLength(3);
});

test('what Back would need is fetched once the next page has had its time', async () => {
  const { router } = start();
  await router.navigate('/careers');
  expect(prefetchPage).not.toHaveBeenCalled();
  await whenIdle();
  expect(prefetchPage).toHaveBeenCalledWith('/');
});

test('within a page everything on it wakes', async () => {
  document.body.innerHTML = '<div data-island="some-section"></div>';
  const { router } = start();
  const section = whenWanted('some-section');
  await router.navigate('/#section');
  await expect(section).resolves.toBeUndefined();
});
