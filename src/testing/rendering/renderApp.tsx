import createCache from '@emotion/cache';
import { act, render, screen } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import type { InitialEntry } from 'react-router-dom';
import { App } from '../../app/App.tsx';
import { installApiAndEntries } from '../../app/store/installApiAndEntries.ts';
import { showLoadingDuringNavigation } from '../../app/routes/showLoadingDuringNavigation.ts';
import { makeRoutes } from '../../app/routes/routes.tsx';
import { startPersistence } from '../../app/store/persistence.ts';
import type { copyOfStorage } from '../../app/store/webStorage.ts';
import { makeStore } from '../../app/store/store.ts';
import { startListeners } from '../../app/listeners/startListeners.ts';

/**
 * Lets the site update outside of `act`, as in the browser: its timers fire while a test awaits something else, such as
 * the server. React would warn about a missing `act` otherwise.
 */
const expectOwnUpdates = (expected: boolean) =>
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: !expected });

/**
 * Renders the whole site, at an address or with a history of addresses, of which the last is shown. Persistence and
 * listeners run as in the browser; everything is stopped when the test ends. Resolves once the page is rendered.
 */
export async function renderApp(...entries: [InitialEntry, ...InitialEntry[]]) {
  expectOwnUpdates(true);
  installApiAndEntries();
  const store = makeStore();
  const router = createMemoryRouter(makeRoutes(), {
    initialEntries: entries,
    initialIndex: entries.length - 1,
  });
  showLoadingDuringNavigation(router, store);
  // As in the browser, the page's script is loaded before the page is rendered.
  await new Promise<void>((done) => {
    const stop = router.subscribe(({ initialized }) => initialized && done());
    stops.push(stop);
    if (router.state.initialized) done();
  });
  // Styles are removed with their page: every query by role reads all style sheets, and leftovers would slow it down.
  const styles = document.head.appendChild(document.createElement('div'));
  const view = render(
    <App cache={createCache({ key: 'css', container: styles })} store={store} serverState={store.getState()}>
      <RouterProvider router={router} />
    </App>,
  );
  const { promise: reading, resolve } = Promise.withResolvers<ReturnType<typeof copyOfStorage>>();
  const persistor = startPersistence(store, resolve);
  const read = await act(() => reading);
  // In `act`, because an expired token is removed at once, which updates the page.
  const listening = new AbortController();
  act(() => startListeners(store, router, read, listening.signal));
  stops.push(async () => {
    // The page is unmounted first: what it saves on unmounting must not reach the next test's storage.
    view.unmount();
    styles.remove();
    listening.abort();
    await persistor.flush();
    persistor.pause();
    router.dispose();
  });
  await screen.findByRole('heading', { level: 1 });
  // Checking all ancestors for `pointer-events: none` before every press takes longer than everything else.
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  return { ...view, store, router, user };
}

const stops: (() => void | Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
  expectOwnUpdates(false);
  window.localStorage.clear();
  window.sessionStorage.clear();
});
