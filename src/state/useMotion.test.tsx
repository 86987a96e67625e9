import { act, renderHook } from '@testing-library/react';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { startPersistence } from '../app/store/persistence.ts';
import { makeStore } from '../app/store/store.ts';
import { dialogOpened } from './dialog/dialogSlice.ts';
import { drawerToggled, menuToggled, motionToggled, searchToggled, testimonialOpened } from './uiSlice.ts';
import { useMotion } from './useMotion.ts';

let persistor: ReturnType<typeof startPersistence>;

/** A page that moves: what the visitor last chose was read from storage. */
async function movingPage() {
  const store = makeStore();
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result, unmount } = renderHook(() => useMotion(), { wrapper });
  const { promise: isRead, resolve } = Promise.withResolvers<void>();
  persistor = startPersistence(store, () => resolve());
  await act(() => isRead);
  return { result, unmount, dispatch: (action: UnknownAction) => act(() => store.dispatch(action)) };
}
afterEach(() => persistor.pause());

const isStill = () => document.documentElement.hasAttribute('data-still');

test.each([
  ['the drawer', drawerToggled(true)],
  ['a menu', menuToggled('about')],
  ['the search', searchToggled(true)],
  ['a testimonial', testimonialOpened('Asha Raman')],
  ['a dialog', dialogOpened({ kind: 'feedback.submitted' })],
])('nothing moves beneath %s', async (_name, cover) => {
  const { result, dispatch } = await movingPage();
  expect(result.current).toMatchObject({ moving: true, suspended: false });
  expect(isStill()).toBe(false);
  await dispatch(cover);
  expect(result.current).toMatchObject({ moving: true, suspended: true });
  expect(isStill()).toBe(true);
});

test('what the visitor paused stays still after the page was left, what was only covered does not', async () => {
  const covered = await movingPage();
  await covered.dispatch(searchToggled(true));
  covered.unmount();
  expect(isStill()).toBe(false);
  persistor.pause();

  const paused = await movingPage();
  await paused.dispatch(motionToggled({ paused: true }));
  expect(paused.result.current.moving).toBe(false);
  paused.unmount();
  expect(isStill()).toBe(true);
});
