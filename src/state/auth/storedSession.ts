import { inStorage } from '../inStorage.ts';

/** The key under which this tab left its session in local storage; null while it is in memory only. */
let storedAs: string | null = null;

/** Persistence says after each attempt to write whether the session lies in storage. */
export const sessionStored = (key: string | null): void => {
  storedAs = key;
};

/**
 * Whether somebody has taken the session out of local storage, by the browser's settings or its developer tools: no event
 * tells the tab of that. A session that storage never took lasts for the visit (specification STORE-08).
 */
export const isSessionTakenAway = (): boolean => {
  const key = storedAs;
  return key !== null && inStorage('localStorage', (storage) => storage.getItem(key)) === null;
};
