import { importState } from '@redux-devtools/utils';
import { legacy_createStore } from '@reduxjs/toolkit';
import { devToolsEnhancer, installDevToolsInstances } from '../../testing/traces/devToolsInstances.ts';
import { recordedWalk, writtenWalk } from '../../testing/traces/recordedWalk.ts';
import { hasDevTools, openedInDevTools, openInDevTools, traceReducer } from './devToolsStore.ts';
import { sanitize } from '../sanitizer/sanitize.ts';
import { readTrace } from '../reading/readTrace.ts';
import { environmentExample } from '../../testing/traces/environmentExample.ts';
import { writeTrace } from '../file/writeTrace.ts';

/** The lifted state of Redux DevTools after a file has been imported there. */
function imported(text: string) {
  const { nextLiftedState, preloadedState } = importState(text, {}) ?? {};
  const { liftedStore } = devToolsEnhancer()(legacy_createStore)(traceReducer);
  liftedStore.dispatch({ type: 'IMPORT_STATE', nextLiftedState, preloadedState } as never);
  return liftedStore.getState();
}

test('Redux DevTools can import a trace file and compute every recorded state', () => {
  const { recording, now } = recordedWalk(400);
  const { text } = writeTrace(recording, now, { environment: environmentExample });
  const write = jest.spyOn(Storage.prototype, 'setItem');
  const { computedStates, stagedActionIds, actionsById } = imported(text);
  expect(stagedActionIds).toHaveLength(401);
  expect(computedStates.filter(({ error }) => error)).toEqual([]);
  const seen = [...recording.steps.map(({ before }) => before), now];
  expect(computedStates.map(({ state }) => state)).toEqual(
    seen.map((snapshot) => sanitize(snapshot).snapshot),
  );
  expect(actionsById[400]?.action.type).toBe(recording.steps.at(-1)?.type);
  expect(write).not.toHaveBeenCalled();
});

test('`readTrace` gives the same states as an import into Redux DevTools', async () => {
  const { text } = writtenWalk(200);
  const { trace } = await readTrace(text);
  const { computedStates } = imported(text);
  expect(computedStates.map((_, index) => trace?.snapshotAt(index - 1))).toEqual(
    computedStates.map(({ state }) => state),
  );
});

describe('in a browser with Redux DevTools', () => {
  const devTools = installDevToolsInstances();

  test('a trace opens in a store of its own, and `follow` reports the step at the slider', async () => {
    const { trace } = await readTrace(writtenWalk(50).text);
    if (!trace) throw new Error('It was not read.');
    const moves: number[] = [];
    expect(hasDevTools()).toBe(true);
    openInDevTools(trace).follow((index) => moves.push(index));
    const name = `Trace ${trace.about.id}`;
    expect(devTools.stateOf(name).stagedActionIds).toHaveLength(51);
    for (const actionId of [7, 50, 0]) devTools.jump(name, actionId);
    expect(moves).toEqual([6, 49, -1]);
  });

  test('a trace that is opened twice is listed once, beside other traces', async () => {
    const { trace } = await readTrace(writtenWalk(20).text);
    if (!trace) throw new Error('It was not read.');
    const moves: number[] = [];
    openInDevTools(trace);
    openInDevTools(trace).follow((index) => moves.push(index));
    expect(devTools.names()).toEqual([`Trace ${trace.about.id}`]);
    devTools.jump(`Trace ${trace.about.id}`, 3);
    expect(moves).toEqual([2]);
    openInDevTools({ ...trace, about: { ...trace.about, id: 'ABC' } });
    expect(devTools.names()).toEqual([`Trace ${trace.about.id}`, 'Trace ABC']);
    expect(openedInDevTools(trace)).toBeDefined();
    // Another file of the same visit.
    const later = { ...trace };
    openInDevTools(later);
    expect(openedInDevTools(trace)).toBeUndefined();
    expect(openedInDevTools(later)).toBeDefined();
  });

  test('an export of such a store can be read as the same trace again', async () => {
    const { trace } = await readTrace(writtenWalk(50).text);
    if (!trace) throw new Error('It was not read.');
    openInDevTools(trace);
    const text = JSON.stringify(devTools.stateOf(`Trace ${trace.about.id}`));
    const again = await readTrace(text);
    expect(again.trace?.about).toEqual(trace.about);
    expect(again.trace?.steps).toEqual(trace.steps);
    expect(again.trace?.snapshotAt(-1)).toEqual(trace.snapshotAt(-1));
    const withoutFirst = text.replace('"committedState"', '"another"');
    expect(await readTrace(withoutFirst)).toEqual({ error: { code: 'E_SHAPE', detail: 'preloadedState' } });
  });
});

test('an export of another store is refused', async () => {
  const { liftedStore } = devToolsEnhancer()(legacy_createStore)(traceReducer);
  liftedStore.dispatch({ type: 'PERFORM_ACTION', action: { type: 'auth/loggedIn' }, timestamp: 1 } as never);
  expect(await readTrace(JSON.stringify(liftedStore.getState()))).toEqual({
    error: { code: 'E_NOT_TRACE', detail: null },
  });
});

test.each([
  ['nothing', '{}'],
  ['no list of action ids', '{"actionsById":{"1":{"action":{"meta":{"trace":{}}}}},"stagedActionIds":null}'],
  ['no actions', '{"actionsById":null,"stagedActionIds":[0,1]}'],
  ['no action with the listed id', '{"actionsById":{},"stagedActionIds":[0,1]}'],
  ['null for an action', '{"actionsById":{"1":{"action":null}},"stagedActionIds":[0,1]}'],
  ['null for a performed action', '{"actionsById":{"1":null},"stagedActionIds":[0,1]}'],
  [
    'a text in place of the trace’s description',
    '{"actionsById":{"1":{"action":{"meta":{"trace":"x"}}}},"stagedActionIds":[0,1]}',
  ],
])('an export with %s is refused as no trace', async (_what, text) => {
  expect(await readTrace(text)).toEqual({ error: { code: 'E_NOT_TRACE', detail: null } });
});
