/** The mark that redux-persist adds to each slice it persists. */
type Rehydratable = { _persist?: { rehydrated: boolean } };

/** Whether a slice has been rehydrated from storage. Until then it holds the initial state, whoever the visitor is. */
export const isRehydrated = (slice: object): boolean => (slice as Rehydratable)._persist?.rehydrated === true;
