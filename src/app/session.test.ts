import { loggedIn, selectToken } from '../state/authSlice.ts';
import { watchSession } from './session.ts';
import { makeStore } from './store.ts';

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
/** A token that ends in so many seconds. */
const tokenFor = (seconds: number) =>
  `${part({})}.${part({ exp: Math.floor(Date.now() / 1000) + seconds })}.s`;

let stop = () => {};
function watched(token: string) {
  const store = makeStore();
  store.dispatch(loggedIn({ token }));
  stop = watchSession(store);
  return () => selectToken(store.getState());
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  stop();
  jest.useRealTimers();
});

test.each([
  ['expired', tokenFor(-10)],
  ['undecodable', 'nonsense'],
])('an %s token is removed at once', (_, token) => {
  expect(watched(token)()).toBeNull();
});

test('a token is removed at the moment it expires while the page is open', () => {
  const token = watched(tokenFor(60));
  jest.advanceTimersByTime(59_000);
  expect(token()).not.toBeNull();
  jest.advanceTimersByTime(3_000);
  expect(token()).toBeNull();
});

test('a tab that slept past the expiry notices when it is looked at', () => {
  const token = watched(tokenFor(60));
  jest.setSystemTime(Date.now() + 120_000);
  window.dispatchEvent(new Event('focus'));
  expect(token()).toBeNull();
});

test('a token that lasts for months does not run into the limit of timers', () => {
  const token = watched(tokenFor(60 * 60 * 24 * 90));
  jest.advanceTimersByTime(60_000);
  expect(token()).not.toBeNull();
});

test('a login and a logout in another tab are followed', () => {
  const token = watched(tokenFor(60));
  const other = tokenFor(90);
  const tell = (newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key: 'persist:auth', newValue }));
  tell(JSON.stringify({ token: JSON.stringify(other) }));
  expect(token()).toBe(other);
  tell(JSON.stringify({ token: 'null' }));
  expect(token()).toBeNull();
});
