/** redux-persist's own mark in each slice it keeps. */
type PersistedSlice = { _persist?: { rehydrated: boolean } };

/** Whether storage has been read into a slice. Until then it holds the initial state, whoever the visitor is. */
export const isRehydrated = (slice: object): boolean =>
  (slice as PersistedSlice)._persist?.rehydrated === true;
