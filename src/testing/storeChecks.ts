/**
 * Options for the stores of tests: RTK's checks for serializable actions and for mutated state stay on, but do not warn
 * when they are slow. On a busy machine they often are, and a warning fails the test.
 */
export const storeChecks = {
  serializableCheck: { warnAfter: Infinity },
  immutableCheck: { warnAfter: Infinity },
};
