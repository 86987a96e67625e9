import { configureStore } from '@reduxjs/toolkit';
import type { UnknownAction } from '@reduxjs/toolkit';
import { patched } from './patch.ts';
import type { Sight } from './sight.ts';
import type { Change, Trace } from './traceFile.ts';

type TraceAction = UnknownAction & { meta?: { patch?: readonly Change[] } };

/** The one reducer of traces: an action says itself what it changed. */
export const traceReducer = (state: Sight | null = null, action: UnknownAction): Sight | null =>
  patched(state, (action as TraceAction).meta?.patch ?? []) as Sight | null;

/** Whether this browser has Redux DevTools. */
export const hasDevTools = (): boolean => '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__' in window;

/**
 * Shows a trace in Redux DevTools, in a store of its own: the site's store would not understand its actions. Returns a stop
 * function.
 * @param onMoved is told the index of the step at which the slider of DevTools stands, as `Trace.sightAt` counts
 */
export function openInDevTools(trace: Trace, onMoved?: (index: number) => void): () => void {
  const store = configureStore({
    reducer: traceReducer,
    preloadedState: trace.sightAt(-1),
    // They look through the whole state with each action, and here are hundreds at once.
    middleware: (defaults) => defaults({ serializableCheck: false, immutableCheck: false }),
    devTools: {
      name: `Trace ${trace.about.id}`,
      maxAge: trace.steps.length + 2,
      features: { jump: true, export: true },
    },
  });
  for (const { type, patch } of trace.steps) store.dispatch({ type, meta: { patch } });
  const indexes = new Map<Sight | null, number>();
  return store.subscribe(() => onMoved?.(indexes.get(store.getState()) ?? -1));
}
