import { createMemoryRouter } from 'react-router-dom';
import { whenIdle } from '../../hydration/timing/whenIdle.ts';
import { markLeft } from '../../hydration/islands/leaving.ts';
import { leftAt } from '../../hydration/inlineScriptNames.ts';
import { whenWanted } from '../../hydration/islands/sleep.ts';
import type { SiteStore } from '../../state/siteStore.ts';
import { selectLoading } from '../../state/uiSlice.ts';
import { makeStore } from '../store/store.ts';
import { frame, preloadFrame } from '../frame.ts';
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

/** Delays the chunk of the page that is requested next until the returned function is called. */
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

test('the loading screen shows from the press on, and still when the router has navigated', async () => {
  const { router, isCovered, follow } = start();
  const arrive = holdScript();
  const followed = follow(address('/about-us'), null);
  expect(isCovered()).toBe(true);
  arrive();
  await followed;
  expect(router.state.location.pathname).toBe('/about-us');
  expect(isCovered()).toBe(true);
});

test('a navigation that a blocker stops removes the loading screen', async () => {
  const { router, isCovered, follow } = start();
  router.getBlocker('form', () => true);
  await follow(address('/careers'), null);
  expect(router.state.location.pathname).toBe('/');
  expect(isCovered()).toBe(false);
});

test('if the chunk does not arrive the browser loads the page, without a loading screen and with its state', async () => {
  const { isCovered, follow } = start();
  preload.mockRejectedValue(new Error('ChunkLoadError'));
  // A hash of this document, because jsdom cannot load another one.
  await follow(address('#elsewhere'), { prefill: { role: 'x' } });
  expect(window.location.hash).toBe('#elsewhere');
  expect(isCovered()).toBe(false);
  // The link's location state is kept for the new document.
  restoreEarlyState();
  expect(window.history.state).toEqual({ usr: { prefill: { role: 'x' } } });
});

test('without a connection the router navigates although the chunk does not arrive', async () => {
  const { router, follow } = start();
  preload.mockRejectedValue(new Error('ChunkLoadError'));
  const connection = jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
  await follow(address('/careers'), { prefill: { role: 'x' } });
  connection.mockRestore();
  expect(router.state.location).toMatchObject({ pathname: '/careers', state: { prefill: { role: 'x' } } });
});

test('without a connection the browser loads the page if the frame, which the router needs, does not arrive either', async () => {
  const { router, isCovered, follow } = start();
  preload.mockRejectedValue(new Error('ChunkLoadError'));
  const header = jest.spyOn(frame.header, 'preload').mockRejectedValue(new Error('ChunkLoadError'));
  const connection = jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
  await follow(address('#offline'), null);
  header.mockRestore();
  connection.mockRestore();
  expect(window.location.hash).toBe('#offline');
  expect(router.state.location.hash).toBe('');
  expect(isCovered()).toBe(false);
});

test('a chunk that does not arrive is ignored once another link was followed', async () => {
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

test('while a new document is loading, a later link loads its page as a new document, too', async () => {
  const { router, isCovered, follow } = start();
  markLeft();
  await follow(address('#instead'), { prefill: { role: 'x' } });
  expect(preload).not.toHaveBeenCalled();
  expect(router.state.location.hash).toBe('');
  expect(window.location.hash).toBe('#instead');
  expect(isCovered()).toBe(false);
});

test('in a document that the visitor came back to, the router navigates again', async () => {
  const { router, follow } = start();
  const now = performance.now();
  markLeft();
  const clock = jest.spyOn(performance, 'now').mockReturnValue(now + 60_000);
  await follow(address('/careers'), null);
  clock.mockRestore();
  expect(router.state.location.pathname).toBe('/careers');
});

test('a page whose chunk is loading does not open once Back was pressed', async () => {
  const { router, follow } = start();
  const arrive = holdScript();
  const followed = follow(address('/careers'), null);
  window.dispatchEvent(new PopStateEvent('popstate'));
  arrive();
  await followed;
  expect(router.state.location.pathname).toBe('/');
});

test('a page whose chunk is loading does not open after the visitor left the site and came back to this document', async () => {
  const { router, isCovered, follow } = start();
  const arrive = holdScript();
  const followed = follow(address('/careers'), null);
  window.dispatchEvent(new Event('pagehide'));
  expect(isCovered()).toBe(false);
  arrive();
  await followed;
  expect(router.state.location.pathname).toBe('/');
});

test('a page whose chunk is loading does not open once the router navigated elsewhere', async () => {
  const { router, follow } = start();
  const arrive = holdScript();
  const followed = follow(address('/careers'), null);
  await router.navigate('/about-us');
  arrive();
  await followed;
  expect(router.state.location.pathname).toBe('/about-us');
});

test('a link that is pressed during a navigation of the router wins over it', async () => {
  const { router, follow } = start();
  const arrive = holdScript();
  const earlier = router.navigate('/about-us');
  const followed = follow(address('/careers'), null);
  await earlier;
  arrive();
  await followed;
  expect(router.state.location.pathname).toBe('/careers');
});

test('the last of two links is followed', async () => {
  const { router, follow } = start();
  const arrive = holdScript();
  const first = follow(address('/careers'), null);
  await follow(address('/about-us'), null);
  arrive();
  await first;
  expect(router.state.location.pathname).toBe('/about-us');
});

test('the frame wakes on any navigation of the router', async () => {
  const { router } = start();
  const header = whenWanted('header');
  await router.navigate('/careers');
  await expect(header).resolves.toBeUndefined();
  await expect(preloadFrame()).resolves.toHaveLength(3);
});

test('the chunk of the page that was left is fetched once the browser is idle', async () => {
  const { router } = start();
  await router.navigate('/careers');
  expect(prefetchPage).not.toHaveBeenCalled();
  await whenIdle();
  expect(prefetchPage).toHaveBeenCalledWith('/');
});

test('a navigation within a page wakes all its islands', async () => {
  document.body.innerHTML = '<div data-island="some-section"></div>';
  const { router } = start();
  const section = whenWanted('some-section');
  await router.navigate('/#section');
  await expect(section).resolves.toBeUndefined();
});
