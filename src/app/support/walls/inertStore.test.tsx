import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { accountNumberOf } from '../../../api/accountNumber.ts';
import { useLoadProfileQuery, useLogInMutation } from '../../../api/accountsApi.ts';
import { registerBody } from '../../../api/requestBodies.ts';
import { loggedIn } from '../../../state/auth/authSlice.ts';
import { ask } from '../../../state/dialog/ask.ts';
import { useSiteDispatch } from '../../../state/hooks.ts';
import { liveSession, snapshotOf } from '../../../testing/traces/snapshots.ts';
import { replayedState } from '../recorded/replayedState.ts';
import { makeInertStore } from './inertStore.ts';

const at = Date.UTC(2026, 5, 1, 10, 30);

const openStore = (api: Parameters<typeof snapshotOf>[1] = {}) => {
  const snapshot = snapshotOf('/settings', { auth: liveSession, ...api });
  return makeInertStore({ ...replayedState({ snapshot, at, colourMode: 'light' }), visit: 1 });
};

function Page() {
  const dispatch = useSiteDispatch();
  const { data, isFetching, refetch } = useLoadProfileQuery(accountNumberOf('••••@••••'));
  const [logIn, { error }] = useLogInMutation({ fixedCacheKey: 'logIn' });
  return (
    <button
      onClick={() => {
        void refetch();
        void logIn(registerBody({ email: 'a@b.example', password: 'x' }));
        void dispatch(ask('form.leave'));
        dispatch(loggedIn({ token: 'x' }));
      }}
    >
      {isFetching ? 'waits' : (data?.name ?? 'nothing')} {error === undefined ? 'fine' : 'refused'}
    </button>
  );
}

test('actions and thunks that a page dispatches make no call and do not change the state', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('Nobody may be called.'));
  const store = openStore();
  const before = store.getState();
  const dispatched = jest.spyOn(store, 'dispatch');
  render(
    <Provider store={store}>
      <Page />
    </Provider>,
  );
  dispatched.mockClear();
  await act(async () => screen.getByRole('button').click());
  expect(dispatched).toHaveBeenCalled();
  expect(store.getState()).toBe(before);
  expect(fetched).not.toHaveBeenCalled();
});

test('hooks of RTK Query read the results of calls from the state', () => {
  const store = openStore({
    api: {
      loadProfile: { call: 'loadProfile', status: 'fulfilled', fault: null },
      logIn: { call: 'logIn', status: 'rejected', fault: { kind: 'network', status: null, message: null } },
    },
  });
  render(
    <Provider store={store}>
      <Page />
    </Provider>,
  );
  expect(screen.getByRole('button')).toHaveTextContent('•••• refused');
});

test('a query without a cache entry stays pending', () => {
  const store = openStore();
  render(
    <Provider store={store}>
      <Page />
    </Provider>,
  );
  expect(screen.getByRole('button')).toHaveTextContent('waits fine');
});
