import { makeStore } from '../../src/app/store/store.ts';
import { installApiAndEntries } from '../../src/app/store/installApiAndEntries.ts';
import { siteWalk } from '../../src/testing/traces/siteWalk.ts';
import { makeRecorder } from '../../src/trace/recording/recorder.ts';
import '../../src/api/accountsApi.ts';
import '../../src/api/applicationsApi.ts';
import { medianOf } from './figures.ts';

/**
 * A program: measures in microseconds how long recording an action takes, beside the time of the dispatch itself. Run it
 * with `NODE_ENV=production`, because Redux Toolkit's checks of state and actions run in development only.
 */
const rounds = 40;
const length = 1000;

const microseconds = (from: bigint, to: bigint) => Number(to - from) / 1000;

const median = (values: readonly number[]) => medianOf(values)?.toFixed(2);

installApiAndEntries();
const [alone, added]: [number[], number[]] = [[], []];
for (let round = 0; round < rounds; round += 1) {
  const store = makeStore();
  const recorder = makeRecorder();
  const record = recorder.middleware(store)((action) => action);
  for (const action of siteWalk(length)) {
    const begun = process.hrtime.bigint();
    record(action);
    const recorded = process.hrtime.bigint();
    store.dispatch(action);
    alone.push(microseconds(recorded, process.hrtime.bigint()));
    added.push(microseconds(begun, recorded));
  }
}
console.log(
  `An action: ${median(alone)} µs; recording it: ${median(added)} µs more (medians of ${added.length}).`,
);
