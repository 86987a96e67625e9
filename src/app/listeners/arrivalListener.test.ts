import { createMemoryRouter } from 'react-router-dom';
import { paths } from '../../../contract/paths.ts';
import type { LocationState } from '../../state/locationState.ts';
import { pageFailed, pageOpened } from '../../state/navigationSlice.ts';
import { makeStore } from '../store/store.ts';
import { startArrivalListener } from './arrivalListener.ts';

const nothing = { status: null, returnPath: null, prefill: null, hasEmail: false, hasCodeAddress: false };

/** A page that was opened with something, before the listener was there. */
function openPage(path: '/login' | '/forgot-password', state: LocationState | null) {
  const router = createMemoryRouter([{ path: '*', element: null }], {
    initialEntries: [{ pathname: path, state }],
  });
  const store = makeStore();
  const tell = (opened: '/login' | '/forgot-password' | '/careers') =>
    store.dispatch(pageOpened({ path: opened, action: 'PUSH' }));
  tell(path);
  startArrivalListener(store, router);
  return { router, store, tell, arrival: () => store.getState().navigation.arrival };
}

test('a state tells what the open page was handed, and of an address only that there is one', () => {
  const returnPath = { path: paths.editProfile };
  const status = 'Account created. Please log in.';
  const { store, arrival } = openPage('/login', { status, returnPath, email: 'asha@mail.example' });
  expect(arrival()).toEqual({ ...nothing, status, returnPath, hasEmail: true });
  expect(JSON.stringify(store.getState().navigation)).not.toContain('asha');
});

test('what was handed to a page is gone from the next one', async () => {
  const { router, tell, arrival } = openPage('/login', { email: 'asha@mail.example' });
  await router.navigate('/careers');
  // Still the page before: the next one is not open yet.
  expect(arrival()).toEqual({ ...nothing, hasEmail: true });
  tell('/careers');
  expect(arrival()).toBeUndefined();
});

test('a step within a page is heard of, and so is the way back', async () => {
  const { router, arrival } = openPage('/forgot-password', null);
  expect(arrival()).toBeUndefined();
  const address = 'asha@mail.example';
  await router.navigate('/forgot-password', { state: { email: address, codeSentTo: address } });
  expect(arrival()).toEqual({ ...nothing, hasEmail: true, hasCodeAddress: true });
  await router.navigate(-1);
  expect(arrival()).toEqual(nothing);
});

test('a page that failed is no failure any more once another one is open', () => {
  const { store, tell } = openPage('/login', null);
  store.dispatch(pageFailed({ kind: 'chunk' }));
  expect(store.getState().navigation.failure).toBe('chunk');
  tell('/careers');
  expect(store.getState().navigation.failure).toBeUndefined();
});
