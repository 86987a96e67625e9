import { waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { pageAtRest } from '../../hydration/pageAtRest.ts';
import { loggedIn, selectToken } from '../../state/auth/authSlice.ts';
import { pageOpened } from '../../state/navigationSlice.ts';
import { selectConnectionNotice } from '../../state/noticesSlice.ts';
import { makeToken } from '../../testing/makeToken.ts';
import { recorder } from '../../trace/recording/recorder.ts';
import { makeStore } from '../store/store.ts';
import { copyOfStorage } from '../store/webStorage.ts';
import { startListeners } from './startListeners.ts';

const listening = new AbortController();
const address = `${window.location.origin}/static/js/gone.js`;
const fail = () => window.dispatchEvent(new ErrorEvent('error', { filename: address }));

/** A tab without a connection, opened with an email address in the location state, and with an expired token. */
function openTab() {
  const store = makeStore();
  store.dispatch(loggedIn({ token: makeToken({ exp: 1 }) }));
  store.dispatch(pageOpened({ path: '/login', action: 'PUSH' }));
  const router = createMemoryRouter([{ path: '*' }], {
    initialEntries: [{ pathname: '/login', state: { email: 'asha@mail.example' } }],
  });
  startListeners(store, router, copyOfStorage(), listening.signal);
  return store;
}

afterAll(() => listening.abort());

test('all listeners are started, their actions recorded, and missing scripts looked up once the tab is used', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const asked = jest.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const store = openTab();
  expect(selectToken(store.getState())).toBeNull();
  expect(store.getState().navigation.arrival).toMatchObject({ hasEmail: true });
  expect(recorder.recording().steps.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['auth/sessionEnded', 'navigation/arrived']),
  );
  await waitFor(() => expect(document.documentElement.matches(pageAtRest)).toBe(true));
  fail();
  expect(asked).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('keydown'));
  await waitFor(() => {
    fail();
    expect(asked).toHaveBeenCalledWith(address, expect.anything());
  });
  expect(selectConnectionNotice(store.getState())).toBe('lost');
});
