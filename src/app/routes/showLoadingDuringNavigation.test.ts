import { createRequire } from 'node:module';
import { createMemoryRouter } from 'react-router-dom';
import type * as Scheduler from 'scheduler';
import { paths } from '../../../contract/paths.ts';
import type { Path } from '../../../contract/paths.ts';
import type { SiteStore } from '../../state/siteStore.ts';
import { pageOpened } from '../../state/navigationSlice.ts';
import { selectLoading } from '../../state/uiSlice.ts';
import { makeStore } from '../store/store.ts';
import { showLoadingDuringNavigation } from './showLoadingDuringNavigation.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** Home is open. A navigation to Careers waits for its chunk until `arrive` is called; About is there at once. */
async function start() {
  let arrive = () => {};
  const lazy = () => new Promise<object>((resolve) => (arrive = () => resolve({ Component: null })));
  const routes = [
    { path: paths.careers, lazy },
    { path: '*', element: null },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [paths.home] });
  const store = makeStore() as unknown as SiteStore;
  const onMove = jest.fn();
  const setLoading = showLoadingDuringNavigation(router, store, onMove);
  /** As the frame does when React shows the page. */
  const open = (path: Path) => store.dispatch(pageOpened({ path, action: 'PUSH' }));
  open(paths.home);
  await pass(0);
  const isCovered = () => selectLoading(store.getState());
  expect(isCovered()).toBe(false);
  return { router, open, isCovered, setLoading, onMove, arrive: () => arrive() };
}

test('the time that the router and React need counts towards the 800 ms', async () => {
  const { router, open, isCovered, arrive } = await start();
  void router.navigate(paths.careers);
  await pass(300);
  expect(isCovered()).toBe(true);
  arrive();
  await pass(200);
  open(paths.careers);
  await pass(299);
  expect(isCovered()).toBe(true);
  await pass(1);
  expect(isCovered()).toBe(false);
});

test('a page that took longer is uncovered as soon as it is rendered', async () => {
  const { router, open, isCovered, arrive } = await start();
  void router.navigate(paths.careers);
  await pass(5000);
  arrive();
  await pass(400);
  expect(isCovered()).toBe(true);
  open(paths.careers);
  await pass(0);
  expect(isCovered()).toBe(false);
});

test('a page without a chunk to wait for is covered for 800 ms from its opening', async () => {
  const { router, open, isCovered } = await start();
  await router.navigate(paths.aboutUs);
  open(paths.aboutUs);
  await pass(799);
  expect(isCovered()).toBe(true);
  await pass(1);
  expect(isCovered()).toBe(false);
});

test('another destination while a page is loading restarts the 800 ms', async () => {
  const { router, open, isCovered } = await start();
  void router.navigate(paths.careers);
  await pass(1500);
  await router.navigate(paths.aboutUs);
  await pass(0);
  open(paths.aboutUs);
  await pass(799);
  expect(isCovered()).toBe(true);
  await pass(1);
  expect(isCovered()).toBe(false);
});

test('Back before React has rendered the next page removes the loading screen at once', async () => {
  const { router, isCovered, arrive } = await start();
  void router.navigate(paths.careers);
  await pass(0);
  arrive();
  await pass(0);
  expect(router.state.location.pathname).toBe(paths.careers);
  expect(isCovered()).toBe(true);
  await router.navigate(-1);
  expect(router.state.location.pathname).toBe(paths.home);
  expect(isCovered()).toBe(false);
});

test('a page that is rendered when the router is already on the way to another does not remove the loading screen', async () => {
  const { router, open, isCovered, arrive } = await start();
  await router.navigate(paths.aboutUs);
  void router.navigate(paths.careers);
  await pass(0);
  arrive();
  await pass(0);
  open(paths.aboutUs);
  await pass(2000);
  expect(isCovered()).toBe(true);
  open(paths.careers);
  await pass(0);
  expect(isCovered()).toBe(false);
});

test('onMove gets the pathname that each navigation leads to and the one it leaves', async () => {
  const { router, onMove, arrive } = await start();
  await router.navigate(paths.aboutUs);
  void router.navigate(paths.careers);
  await pass(0);
  arrive();
  await pass(0);
  await router.navigate(`${paths.careers}?role=x`);
  const steps = onMove.mock.calls.map((step: string[]) => step.join(' from '));
  expect([...new Set(steps)]).toEqual([
    `${paths.aboutUs} from ${paths.home}`,
    `${paths.careers} from ${paths.aboutUs}`,
    `${paths.careers} from ${paths.careers}`,
  ]);
});

test('the 800 ms count from the call of setLoading, not from the later navigation', async () => {
  const { router, open, isCovered, setLoading, arrive } = await start();
  setLoading(true);
  await pass(500);
  void router.navigate(paths.careers);
  await pass(0);
  arrive();
  await pass(100);
  open(paths.careers);
  await pass(199);
  expect(isCovered()).toBe(true);
  await pass(1);
  expect(isCovered()).toBe(false);
});

test('React yields less often from the press until the page is rendered', async () => {
  const scheduler = jest.requireActual<typeof Scheduler>('scheduler');
  const forceFrameRate = jest.spyOn(scheduler, 'unstable_forceFrameRate');
  const { router, open, arrive } = await start();
  void router.navigate(paths.careers);
  await pass(0);
  expect(forceFrameRate.mock.calls).toEqual([[30]]);
  arrive();
  await pass(100);
  open(paths.careers);
  expect(forceFrameRate.mock.calls).toEqual([[30], [0]]);
});

test('the scheduler package of the site is the one that React DOM uses', () => {
  const site = createRequire(__filename);
  const reactDom = createRequire(site.resolve('react-dom'));
  expect(site.resolve('scheduler')).toBe(reactDom.resolve('scheduler'));
});
