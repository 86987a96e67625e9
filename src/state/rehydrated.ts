/** redux-persist's own mark in each slice it keeps. */
type Remembered = { _persist?: { rehydrated: boolean } };

/** Whether storage has been read into a slice. Before that nobody knows what this visitor chose, or who it is. */
export const isRehydrated = (slice: object): boolean => (slice as Remembered)._persist?.rehydrated === true;
