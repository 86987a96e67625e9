import { act, render, screen } from '@testing-library/react';
import { RouterProvider } from 'react-router-dom';
import { snapshotOf } from '../../../testing/traces/snapshots.ts';
import { preloadPage } from '../../routes/prefetchPages.ts';
import { App } from '../../App.tsx';
import { replayedState } from '../recorded/replayedState.ts';
import { makeInertRouter } from './inertRouter.tsx';
import { makeStyleCache } from '../../makeStyleCache.ts';
import { makeInertStore } from './inertStore.ts';

const at = Date.UTC(2026, 5, 1, 10, 30);
const stateOf = (visit: number) => ({
  ...replayedState({ snapshot: snapshotOf('/shop'), at, colourMode: 'light' }),
  visit,
});

test('the inert router ignores a link of the page, and navigates through `open`', async () => {
  await Promise.all([preloadPage('/shop'), preloadPage('/careers')]);
  const store = makeInertStore(stateOf(1));
  const router = makeInertRouter({ pathname: '/shop', state: {} }, 1);
  render(
    <App cache={makeStyleCache()} store={store} serverState={store.getState()}>
      <RouterProvider router={router} />
    </App>,
  );
  const navigate = jest.spyOn(router, 'navigate');
  const title = () => screen.getByRole('heading', { level: 1 }).textContent;
  expect(title()).toBe('Coming Soon');
  await act(async () => screen.getAllByRole('link', { name: 'Careers' })[0]?.click());
  expect(navigate).toHaveBeenCalledTimes(1);
  expect(title()).toBe('Coming Soon');
  await act(async () => {
    store.show(stateOf(2));
    await router.open({ pathname: '/careers', state: {} }, 2);
  });
  expect(title()).toBe('Join Our Team');
});

test('the inert router opens no page where an earlier one was scrolled to', async () => {
  await preloadPage('/shop');
  const store = makeInertStore(stateOf(1));
  const scrollTo = jest.spyOn(window, 'scrollTo').mockReturnValue();
  const show = () =>
    render(
      <App cache={makeStyleCache()} store={store} serverState={store.getState()}>
        <RouterProvider router={makeInertRouter({ pathname: '/shop', state: {} }, 1)} />
      </App>,
    );
  const first = show();
  window.scrollY = 300;
  await act(async () => window.dispatchEvent(new Event('pagehide')));
  first.unmount();
  window.scrollY = 0;
  scrollTo.mockClear();
  show();
  expect(scrollTo.mock.calls).toEqual([[0, 0]]);
});
