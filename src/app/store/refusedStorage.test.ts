import { loggedIn, selectAccountEmail, selectToken } from '../../state/auth/authSlice.ts';
import { endStaleSession } from '../../state/auth/endStaleSession.ts';
import { draftSaved } from '../../state/forms/draftsSlice.ts';
import { selectStorageBlocked } from '../../state/noticesSlice.ts';
import { makeToken } from '../../testing/makeToken.ts';
import { closePages, draftOfNobody as draft, openPage } from '../../testing/persistedPage.ts';
import { storedToken } from './restore.ts';

afterEach(() => {
  jest.restoreAllMocks();
  closePages();
});

test('with damaged or blocked storage the store works from memory', async () => {
  window.localStorage.setItem('persist:auth', '{');
  expect(selectToken((await openPage()).store.getState())).toBeNull();
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(blocked);
  const { store } = await openPage();
  store.dispatch(loggedIn({ token: 'a.b.c' }));
  expect(selectToken(store.getState())).toBe('a.b.c');
});

test.each(['setItem', 'getItem'] as const)(
  'a session lasts for the visit where %s is refused',
  async (refused) => {
    jest.spyOn(Storage.prototype, refused).mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    const { store, leave } = await openPage();
    store.dispatch(loggedIn({ token: makeToken() }));
    await leave();
    expect(store.dispatch(endStaleSession())).toBe(true);
  },
);

test('storage counts as blocked after a failed write of drafts, until the next one succeeds', async () => {
  const { store } = await openPage();
  const blocked = () => selectStorageBlocked(store.getState());
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(blocked()).toBe(false);
  store.dispatch(draftSaved({ form: 'job', draft }));
  await Promise.resolve();
  expect(blocked()).toBe(true);
  full.mockRestore();
  store.dispatch(draftSaved({ form: 'job', draft: { ...draft, savedAt: draft.savedAt + 1 } }));
  await Promise.resolve();
  expect(blocked()).toBe(false);
});

test('a session that cannot be stored leaves none of another account behind', async () => {
  const { store, leave } = await openPage();
  store.dispatch(loggedIn({ token: makeToken({ email: 'asha@mail.example' }) }));
  await leave();
  expect(storedToken()).not.toBeNull();
  const next = await openPage();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  next.store.dispatch(loggedIn({ token: makeToken({ email: 'meena@mail.example' }) }));
  await next.leave();
  expect(storedToken()).toBeNull();
  expect(selectAccountEmail(next.store.getState())).toBe('meena@mail.example');
});

test('storage that is blocked from the start counts as blocked before anything is typed', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const { store, leave } = await openPage();
  await leave();
  expect(selectStorageBlocked(store.getState())).toBe(true);
});
