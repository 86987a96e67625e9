import { installApiAndEntries } from '../../src/app/store/installApiAndEntries.ts';
import { dynamicMiddleware, makeStore } from '../../src/app/store/store.ts';
import { makeRecorder, mostSteps } from '../../src/trace/recording/recorder.ts';
import { siteWalk } from '../../src/testing/traces/siteWalk.ts';
import '../../src/api/accountsApi.ts';
import '../../src/api/applicationsApi.ts';

/**
 * A program: prints how many bytes of the heap a full recording holds. Run it with `--expose-gc`. It compares the heap
 * before and after the recording is discarded, so what else the walk leaves behind, such as compiled code, does not count.
 */
installApiAndEntries();
const recorder = makeRecorder();
const store = makeStore();
dynamicMiddleware.addMiddleware(recorder.middleware);
const walk = (length: number) => {
  for (const action of siteWalk(length)) store.dispatch(action);
};

const heapUsed = () => {
  for (let round = 0; round < 4; round += 1) globalThis.gc?.();
  return process.memoryUsage().heapUsed;
};

walk(2 * mostSteps);
const full = heapUsed();
const { length } = recorder.recording().steps;
store.dispatch({ type: 'auth/loggedOut' });
console.log(JSON.stringify({ steps: length, bytes: full - heapUsed() }));
