import { startSessionListener } from '../app/listeners/sessionListener.ts';
import { makeStore } from '../app/store/store.ts';
import { loggedIn, selectToken } from '../state/auth/authSlice.ts';
import { sessionStored } from '../state/auth/storedSession.ts';
import { selectSessionNotice } from '../state/noticesSlice.ts';
import { makeToken } from './makeToken.ts';

/** A token that expires in so many seconds. */
export const tokenFor = (seconds: number, email = 'asha@mail.example'): string =>
  makeToken({ email, exp: Math.floor(Date.now() / 1000) + seconds });

let listening = new AbortController();

/** The signal with which a test starts the session listener: it is aborted after the test. */
export const untilTestEnds = (): AbortSignal => listening.signal;

/** Gives each test timers of its own and empty storage. */
export function installSessionTimers(): void {
  beforeEach(() => {
    // On a whole second, because tokens hold whole seconds.
    jest.useFakeTimers({ now: 1_800_000_000_000 });
    listening = new AbortController();
  });
  afterEach(() => {
    listening.abort();
    sessionStored(null, null);
    window.localStorage.clear();
    jest.useRealTimers();
  });
}

/** Logs in with a token, where the session listener is running. */
export function openSession(token: string) {
  const store = makeStore();
  store.dispatch(loggedIn({ token }));
  startSessionListener(store, untilTestEnds());
  return {
    store,
    token: () => selectToken(store.getState()),
    /** Minutes in the notice; null when it says that the session has ended, undefined without a notice. */
    announced: () => selectSessionNotice(store.getState())?.minutesLeft,
  };
}

/** The text of a stored session. */
const entryOf = (token: string | null, lapsed = false) =>
  JSON.stringify({ token: JSON.stringify(token), lapsed: JSON.stringify(lapsed) });

/** Fires the storage event of another tab that has written a token in the place of another one. */
export const writeInOtherTab = (before: string | null, token: string | null, lapsed = false) =>
  window.dispatchEvent(
    new StorageEvent('storage', {
      key: 'persist:auth',
      oldValue: before === null ? null : entryOf(before),
      newValue: entryOf(token, lapsed),
    }),
  );
