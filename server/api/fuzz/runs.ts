/** The number of cases per property. Outside the test command many more make sense (`FUZZ_RUNS=20000`). */
const asked = Number(process.env.FUZZ_RUNS ?? 200);
/** On PostgreSQL a case takes some ten times as long. */
const runs = process.env.TEST_DATABASE_URL ? Math.ceil(asked / 10) : asked;

/** A fixed seed, so that a failure can be reproduced. */
export const seed = Number(process.env.FUZZ_SEED ?? 20260101);

/** Parameters for `fc.assert`; `share` for properties whose single case is long. */
export const fuzz = (share = 1): { numRuns: number; seed: number } => ({
  numRuns: Math.max(1, Math.ceil(runs * share)),
  seed,
});

/** Milliseconds after which Jest gives up on a property. */
export const fuzzTimeout = 30_000 + asked * 50;
