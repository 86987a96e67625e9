import { createMemoryRouter } from 'react-router-dom';
import { paths } from '../../../contract/paths.ts';
import type { LocationState } from '../../state/locationState.ts';
import { pageFailed, pageOpened } from '../../state/navigationSlice.ts';
import { makeStore } from '../store/store.ts';
import { startArrivalListener } from './arrivalListener.ts';

const nothing = { status: null, returnPath: null, prefill: null, hasEmail: false, hasCodeAddress: false };

/** Opens a page with a location state before it starts the listener. */
function openPage(path: '/login' | '/forgot-password', state: LocationState | null) {
  const router = createMemoryRouter([{ path: '*', element: null }], {
    initialEntries: [{ pathname: path, state }],
  });
  const store = makeStore();
  const reportOpen = (opened: '/login' | '/forgot-password' | '/careers') =>
    store.dispatch(pageOpened({ path: opened, action: 'PUSH' }));
  reportOpen(path);
  startArrivalListener(store, router);
  return { router, store, reportOpen, arrival: () => store.getState().navigation.arrival };
}

test('the arrival holds what the page was opened with, but of an email address only that there is one', () => {
  const returnPath = { path: paths.editProfile };
  const status = 'Account created. Please log in.';
  const { store, arrival } = openPage('/login', { status, returnPath, email: 'asha@mail.example' });
  expect(arrival()).toEqual({ ...nothing, status, returnPath, hasEmail: true });
  expect(JSON.stringify(store.getState().navigation)).not.toContain('asha');
});

test('the arrival of a page is cleared when the next page opens', async () => {
  const { router, reportOpen, arrival } = openPage('/login', { email: 'asha@mail.example' });
  await router.navigate('/careers');
  // The router has moved, but the next page is not open yet.
  expect(arrival()).toEqual({ ...nothing, hasEmail: true });
  reportOpen('/careers');
  expect(arrival()).toBeUndefined();
});

test('the arrival of the next page follows its opening', async () => {
  const { router, reportOpen, arrival } = openPage('/forgot-password', null);
  const status = 'Account created. Please log in.';
  await router.navigate('/login', { state: { status } });
  expect(arrival()).toBeUndefined();
  reportOpen('/login');
  expect(arrival()).toEqual({ ...nothing, status });
});

test('a new history entry of the same page updates the arrival, and so does Back', async () => {
  const { router, arrival } = openPage('/forgot-password', null);
  expect(arrival()).toBeUndefined();
  const address = 'asha@mail.example';
  await router.navigate('/forgot-password', { state: { email: address, codeSentTo: address } });
  expect(arrival()).toEqual({ ...nothing, hasEmail: true, hasCodeAddress: true });
  await router.navigate(-1);
  expect(arrival()).toEqual(nothing);
});

test('opening another page clears the failure of the one before', () => {
  const { store, reportOpen } = openPage('/login', null);
  store.dispatch(pageFailed({ kind: 'chunk' }));
  expect(store.getState().navigation.failure).toBe('chunk');
  reportOpen('/careers');
  expect(store.getState().navigation.failure).toBeUndefined();
});
