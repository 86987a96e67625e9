/**
 * For the stores of tests: RTK's checks that actions and state are plain and that nobody changes the state. They would warn
 * once they take a few milliseconds, which on a busy machine tells nothing of the code, and a warning fails the test.
 */
export const storeChecks = {
  serializableCheck: { warnAfter: Infinity },
  immutableCheck: { warnAfter: Infinity },
};
