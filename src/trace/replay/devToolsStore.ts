import { legacy_createStore } from '@reduxjs/toolkit';
import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';
import { originOf } from '../reading/devToolsExport.ts';
import { patched } from '../file/patch.ts';
import type { Snapshot } from '../recording/snapshot.ts';
import type { Change, Trace } from '../file/traceFile.ts';

type TraceAction = UnknownAction & { meta?: { patch?: readonly Change[] } };

/**
 * The reducer of a trace's store: it applies the patch that each action carries. Every patch gives a new state object,
 * even an empty one, so that a state identifies its step.
 */
export const traceReducer = (state: Snapshot | null = null, action: UnknownAction): Snapshot | null => {
  const { meta } = action as TraceAction;
  return meta?.patch ? { ...(patched(state, meta.patch) as Snapshot) } : state;
};

type Options = { instanceId: string; name: string; maxAge: number; features: Record<string, boolean> };
type Extension = (options: Options) => StoreEnhancer;

const extensionOf = (page: { __REDUX_DEVTOOLS_EXTENSION__?: Extension }): Extension | undefined =>
  page.__REDUX_DEVTOOLS_EXTENSION__;

/** Whether this browser has Redux DevTools. */
export const hasDevTools = (): boolean => extensionOf(window as object) !== undefined;

/** A trace that is open in Redux DevTools. */
export type DevToolsTrace = {
  /**
   * Subscribes to the slider of DevTools and returns a function that unsubscribes.
   * @param onMoved is called with the index of the step at which the slider stands, as `Trace.snapshotAt` counts
   */
  follow: (onMoved: (index: number) => void) => () => void;
};

const nameOf = ({ about }: Trace) => `Trace ${about.id}`;

/** The traces that were opened in DevTools, by instance name; DevTools list them until the tab is closed. */
const listed = new Map<string, { trace: Trace; shown: DevToolsTrace }>();

/** The handle of a trace that is open in DevTools, unless another file of the same visit has replaced it since. */
export function openedInDevTools(trace: Trace): DevToolsTrace | undefined {
  const found = listed.get(nameOf(trace));
  return found?.trace === trace ? found.shown : undefined;
}

/**
 * Opens a trace in Redux DevTools, in a separate store: the site's reducers do not know the patches of its actions.
 * Without the extension the store is created all the same, but nothing shows it.
 */
export function openInDevTools(trace: Trace): DevToolsTrace {
  const name = nameOf(trace);
  const enhancer = extensionOf(window as object)?.({
    // The same name replaces the instance that is there: the extension has no way to remove a single one.
    instanceId: name,
    name,
    // Large enough for all steps and `@@INIT`, or DevTools would drop the oldest.
    maxAge: trace.steps.length + 2,
    features: { jump: true, export: true },
  });
  const store = legacy_createStore(traceReducer, trace.snapshotAt(-1), enhancer);
  const indexes = new Map<Snapshot | null, number>();
  for (const [index, { type, at, patch }] of trace.steps.entries()) {
    // DevTools stamp each action with the current time, so the recorded one is in `meta.at`. The first action also
    // carries the trace's description, from which an export of this store can be read again (`fileOfExport`).
    const origin = index === 0 ? { trace: originOf(trace.about) } : {};
    store.dispatch({ type, meta: { patch, at, ...origin } });
    indexes.set(store.getState(), index);
  }
  const shown: DevToolsTrace = {
    follow: (onMoved) => store.subscribe(() => onMoved(indexes.get(store.getState()) ?? -1)),
  };
  listed.set(name, { trace, shown });
  return shown;
}
