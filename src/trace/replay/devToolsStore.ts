import { legacy_createStore } from '@reduxjs/toolkit';
import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';
import { originOf } from '../reading/devToolsExport.ts';
import { patched } from '../file/patch.ts';
import type { Sight } from '../recording/sight.ts';
import type { Change, Trace } from '../file/traceFile.ts';

type TraceAction = UnknownAction & { meta?: { patch?: readonly Change[] } };

/**
 * The one reducer of traces: an action says itself what it changed. Each makes a state of its own, so that a state tells at
 * which step it stands.
 */
export const traceReducer = (state: Sight | null = null, action: UnknownAction): Sight | null => {
  const { meta } = action as TraceAction;
  return meta?.patch ? { ...(patched(state, meta.patch) as Sight) } : state;
};

type Options = { instanceId: string; name: string; maxAge: number; features: Record<string, boolean> };
type Extension = (options: Options) => StoreEnhancer;

const extensionOf = (page: { __REDUX_DEVTOOLS_EXTENSION__?: Extension }): Extension | undefined =>
  page.__REDUX_DEVTOOLS_EXTENSION__;

/** Whether this browser has Redux DevTools. */
export const hasDevTools = (): boolean => extensionOf(window as object) !== undefined;

/** A trace as Redux DevTools show it. */
export type DevToolsTrace = {
  /**
   * Returns a stop function.
   * @param onMoved is told the index of the step at which the slider of DevTools stands, as `Trace.sightAt` counts
   */
  follow: (onMoved: (index: number) => void) => () => void;
};

const nameOf = ({ about }: Trace) => `Trace ${about.id}`;

/** What DevTools list, which they do as long as the tab is there. */
const listed = new Map<string, { trace: Trace; shown: DevToolsTrace }>();

/** A trace that was opened there before, unless one of the same visit has taken its place since. */
export function openedInDevTools(trace: Trace): DevToolsTrace | undefined {
  const found = listed.get(nameOf(trace));
  return found?.trace === trace ? found.shown : undefined;
}

/**
 * Shows a trace in Redux DevTools, in a store of its own: the site's store would not understand its actions. Nothing is seen
 * where the browser has none.
 */
export function openInDevTools(trace: Trace): DevToolsTrace {
  const name = nameOf(trace);
  const enhancer = extensionOf(window as object)?.({
    // What it knows by this name already is replaced; it has no way to end a single one.
    instanceId: name,
    name,
    // All steps, and the beginning.
    maxAge: trace.steps.length + 2,
    features: { jump: true, export: true },
  });
  const store = legacy_createStore(traceReducer, trace.sightAt(-1), enhancer);
  const indexes = new Map<Sight | null, number>();
  for (const [index, { type, at, patch }] of trace.steps.entries()) {
    // DevTools' own time is that of now; an export of this store is read again by what the first action says.
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
