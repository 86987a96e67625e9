import { inStorage } from '../inStorage.ts';

/** The key under which this tab has stored a session in local storage, null where it could not; and the session's token. */
let stored: { key: string | null; token: unknown } = { key: null, token: null };

/** Called by the persistence after each attempt to write a session. `key` is null if it could not be written. */
export const sessionStored = (key: string | null, token: unknown): void => {
  stored = { key, token };
};

/**
 * Whether the session with this token was deleted from local storage in the browser's settings or its developer tools,
 * of which the tab gets no event. A session that could not be stored lasts for the visit (specification STORE-08), and
 * one that has just begun is not stored yet.
 */
export const isSessionTakenAway = (token: string | null): boolean => {
  const { key } = stored;
  return (
    key !== null &&
    stored.token === token &&
    inStorage('localStorage', (storage) => storage.getItem(key)) === null
  );
};
