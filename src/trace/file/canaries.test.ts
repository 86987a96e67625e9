import * as fc from 'fast-check';
import { jobTypes } from '../../../contract/enumerations/openings.ts';
import { serviceTypes } from '../../../contract/enumerations/serviceTypes.ts';
import { installApiAndEntries } from '../../app/store/installApiAndEntries.ts';
import { makeStore } from '../../app/store/store.ts';
import '../../api/accountsApi.ts';
import '../../api/applicationsApi.ts';
import { canariesIn, canary, siteAction } from '../../testing/traces/siteActions.ts';
import { environmentExample } from '../../testing/traces/environmentExample.ts';
import { takeSnapshot } from '../recording/takeSnapshot.ts';
import { readTrace } from '../reading/readTrace.ts';
import { makeRecorder } from '../recording/recorder.ts';
import { writeTrace } from './writeTrace.ts';
import { dynamicMiddleware } from '../../app/store/store.ts';

/** Together 10,000 states. */
const [walks, steps] = [200, 50];

const recorder = makeRecorder();
installApiAndEntries();
dynamicMiddleware.addMiddleware(recorder.middleware);

/** Answers that are on closed lists: a file must not contain choices any more than typed text. */
const choices = [...jobTypes, ...serviceTypes];

test('a file contains nothing that a visitor typed or chose in a form, or that the server said', async () => {
  let states = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(siteAction, { minLength: steps, maxLength: steps }), async (actions) => {
      const store = makeStore();
      for (const action of actions) {
        try {
          store.dispatch(action);
        } catch {
          // A reducer may throw at a payload that no part of the site dispatches; the state is then unchanged.
        }
      }
      const now = takeSnapshot(store.getState());
      const { text } = writeTrace(recorder.recording(), now, { environment: environmentExample });
      expect(canariesIn(text)).toEqual([]);
      // In the text itself a choice of two words has an escape for its space.
      const unescaped = JSON.stringify(JSON.parse(text));
      expect(choices.filter((choice) => unescaped.includes(choice))).toEqual([]);
      const { trace } = await readTrace(text);
      expect(trace?.refusedValues).toBe(0);
      expect(trace?.steps).toHaveLength(steps);
      states += steps;
    }),
    { numRuns: walks, endOnFailure: true },
  );
  expect(states).toBe(10_000);
  expect(canariesIn(`"${canary}"`)).not.toEqual([]);
}, 60_000);
