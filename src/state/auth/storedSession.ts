import { inStorage } from '../inStorage.ts';

/** The key under which this tab has stored its session in local storage; null while it is in memory only. */
let storedAs: string | null = null;

/** Called by the persistence after each attempt to write the session: its key, or null if it could not be written. */
export const sessionStored = (key: string | null): void => {
  storedAs = key;
};

/**
 * Whether the session was deleted from local storage in the browser's settings or its developer tools, of which the tab
 * gets no event. A session that could not be stored lasts for the visit (specification STORE-08).
 */
export const isSessionTakenAway = (): boolean => {
  const key = storedAs;
  return key !== null && inStorage('localStorage', (storage) => storage.getItem(key)) === null;
};
