import { importState } from '@redux-devtools/utils';
import { legacy_createStore } from '@reduxjs/toolkit';
import { devToolsEnhancer, installDevToolsInstances } from '../../testing/devToolsInstances.ts';
import { recordedWalk, writtenWalk } from '../../testing/recordedWalk.ts';
import { hasDevTools, openedInDevTools, openInDevTools, traceReducer } from './devToolsStore.ts';
import { sieve } from '../sieve/sieve.ts';
import { readTrace } from '../reading/readTrace.ts';
import { environmentExample } from '../../testing/environmentExample.ts';
import { writeTrace } from '../file/writeTrace.ts';

/** What Redux DevTools does with a file that is chosen to be imported. */
function imported(text: string) {
  const { nextLiftedState, preloadedState } = importState(text, {}) ?? {};
  const { liftedStore } = devToolsEnhancer()(legacy_createStore)(traceReducer);
  liftedStore.dispatch({ type: 'IMPORT_STATE', nextLiftedState, preloadedState } as never);
  return liftedStore.getState();
}

test('is opened by Redux DevTools, with every state as it was', () => {
  const { recording, now } = recordedWalk(400);
  const { text } = writeTrace(recording, now, { environment: environmentExample });
  const write = jest.spyOn(Storage.prototype, 'setItem');
  const { computedStates, stagedActionIds, actionsById } = imported(text);
  expect(stagedActionIds).toHaveLength(401);
  expect(computedStates.filter(({ error }) => error)).toEqual([]);
  const seen = [...recording.steps.map(({ before }) => before), now];
  expect(computedStates.map(({ state }) => state)).toEqual(seen.map((sight) => sieve(sight).sight));
  expect(actionsById[400]?.action.type).toBe(recording.steps.at(-1)?.type);
  expect(write).not.toHaveBeenCalled();
});

test('shows the same states to the reader of the file', async () => {
  const { text } = writtenWalk(200);
  const { trace } = await readTrace(text);
  const { computedStates } = imported(text);
  expect(computedStates.map((_, index) => trace?.sightAt(index - 1))).toEqual(
    computedStates.map(({ state }) => state),
  );
});

describe('in a browser with Redux DevTools', () => {
  const devTools = installDevToolsInstances();

  test('fills a store of its own there and follows its slider', async () => {
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

  test('is there once, however often it is opened, and beside other traces', async () => {
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
    // The same visit, saved once more.
    const later = { ...trace };
    openInDevTools(later);
    expect(openedInDevTools(trace)).toBeUndefined();
    expect(openedInDevTools(later)).toBeDefined();
  });

  test('writes an export there that is read as the trace it was', async () => {
    const { trace } = await readTrace(writtenWalk(50).text);
    if (!trace) throw new Error('It was not read.');
    openInDevTools(trace);
    const text = JSON.stringify(devTools.stateOf(`Trace ${trace.about.id}`));
    const again = await readTrace(text);
    expect(again.trace?.about).toEqual(trace.about);
    expect(again.trace?.steps).toEqual(trace.steps);
    expect(again.trace?.sightAt(-1)).toEqual(trace.sightAt(-1));
    const withoutFirst = text.replace('"committedState"', '"another"');
    expect(await readTrace(withoutFirst)).toEqual({ error: { code: 'E_SHAPE', detail: 'preloadedState' } });
  });
});

test('does not read an export of another store', async () => {
  const { liftedStore } = devToolsEnhancer()(legacy_createStore)(traceReducer);
  liftedStore.dispatch({ type: 'PERFORM_ACTION', action: { type: 'auth/loggedIn' }, timestamp: 1 } as never);
  expect(await readTrace(JSON.stringify(liftedStore.getState()))).toEqual({
    error: { code: 'E_NOT_TRACE', detail: null },
  });
});

test.each([
  ['nothing', '{}'],
  ['no order of actions', '{"actionsById":{"1":{"action":{"meta":{"trace":{}}}}},"stagedActionIds":null}'],
  ['no actions', '{"actionsById":null,"stagedActionIds":[0,1]}'],
  ['no action of that number', '{"actionsById":{},"stagedActionIds":[0,1]}'],
  ['an action that is none', '{"actionsById":{"1":{"action":null}},"stagedActionIds":[0,1]}'],
  ['an action beside nothing', '{"actionsById":{"1":null},"stagedActionIds":[0,1]}'],
  ['a word for a trace', '{"actionsById":{"1":{"action":{"meta":{"trace":"x"}}}},"stagedActionIds":[0,1]}'],
])('says of an export that holds %s that it is no trace', async (_what, text) => {
  expect(await readTrace(text)).toEqual({ error: { code: 'E_NOT_TRACE', detail: null } });
});
