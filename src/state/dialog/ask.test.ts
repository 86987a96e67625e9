import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { paths } from '../../../contract/paths.ts';
import { ask } from './ask.ts';
import { loggedOut } from '../auth/authSlice.ts';
import { dialogClosed, dialogOpened, dialogSlice, selectDialog } from './dialogSlice.ts';
import { pageOpened } from '../navigationSlice.ts';
import type { SiteStore } from '../siteStore.ts';
import { storeChecks } from '../../testing/storeChecks.ts';

const openPage = () =>
  configureStore({
    reducer: { dialog: dialogSlice.reducer },
    middleware: (defaults) => defaults(storeChecks).prepend(createListenerMiddleware().middleware),
  }) as unknown as SiteStore;

test.each([['confirm'], ['cancel'], ['secondary'], ['dismiss']] as const)(
  'ask resolves to the answer “%s”',
  async (answer) => {
    const store = openPage();
    const answered = store.dispatch(ask('form.leave'));
    expect(selectDialog(store.getState())).toMatchObject({ kind: 'form.leave', transient: true });
    store.dispatch(dialogClosed({ kind: 'form.leave', answer }));
    await expect(answered).resolves.toBe(answer);
  },
);

test.each([
  ['another dialog', () => dialogOpened({ kind: 'job.submitted' })],
  ['a logout', () => loggedOut()],
  ['another page', () => pageOpened({ path: paths.home, action: 'POP' })],
])('%s dismisses a question', async (_, action) => {
  const store = openPage();
  const answered = store.dispatch(ask('form.discard'));
  store.dispatch(action());
  await expect(answered).resolves.toBe('dismiss');
});

test('a second question dismisses the first, and the answer is that of the second', async () => {
  const store = openPage();
  const first = store.dispatch(ask('form.leave'));
  const second = store.dispatch(ask('form.leave'));
  store.dispatch(dialogClosed({ kind: 'form.leave', answer: 'confirm' }));
  await expect(first).resolves.toBe('dismiss');
  await expect(second).resolves.toBe('confirm');
});

test('aborting closes the question and dismisses it', async () => {
  const store = openPage();
  const asker = new AbortController();
  const answered = store.dispatch(ask('form.leave', asker.signal));
  asker.abort();
  expect(selectDialog(store.getState())).toBeNull();
  await expect(answered).resolves.toBe('dismiss');
});

test('aborting does not close the question of another asker', async () => {
  const store = openPage();
  const asker = new AbortController();
  const answered = store.dispatch(ask('form.leave', asker.signal));
  const other = store.dispatch(ask('form.leave'));
  asker.abort();
  store.dispatch(dialogClosed({ kind: 'form.leave', answer: 'confirm' }));
  await expect(answered).resolves.toBe('dismiss');
  await expect(other).resolves.toBe('confirm');
});

test('aborting during the action that opens another dialog does not close that', async () => {
  const store = openPage();
  const asker = new AbortController();
  const answered = store.dispatch(ask('form.leave', asker.signal));
  // Subscribers of the store, such as React, run before the effects of listeners: a render may unmount the asker by
  // then.
  store.subscribe(() => asker.abort());
  store.dispatch(dialogOpened({ kind: 'job.submitted' }));
  expect(selectDialog(store.getState())?.kind).toBe('job.submitted');
  await expect(answered).resolves.toBe('dismiss');
});

test('with a signal that is aborted already no question is shown', async () => {
  const store = openPage();
  const answered = store.dispatch(ask('form.leave', AbortSignal.abort()));
  expect(selectDialog(store.getState())).toBeNull();
  await expect(answered).resolves.toBe('dismiss');
});

test('after the answer the event listener on the signal is removed', async () => {
  const store = openPage();
  const { signal } = new AbortController();
  const removed = jest.spyOn(signal, 'removeEventListener');
  const added = jest.spyOn(signal, 'addEventListener');
  const answered = store.dispatch(ask('form.leave', signal));
  store.dispatch(dialogClosed({ kind: 'form.leave', answer: 'confirm' }));
  await answered;
  store.dispatch(dialogOpened({ kind: 'job.submitted' }));
  expect(removed.mock.calls).toEqual(added.mock.calls);
  expect(added).toHaveBeenCalledTimes(1);
});
