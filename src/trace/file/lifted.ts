import type { Snapshot } from '../recording/snapshot.ts';
import type { Change } from './traceFile.ts';

/** An action of a file. The first one of each file, `@@INIT`, has no patch. */
type LiftedAction = {
  type: 'PERFORM_ACTION';
  action: { type: string; meta?: { patch: readonly Change[] } };
  /** Milliseconds since 1970. */
  timestamp: number;
};

/** The state of Redux DevTools' own store, as its export holds it in `payload`. */
export type Lifted = {
  actionsById: Record<string, LiftedAction>;
  nextActionId: number;
  stagedActionIds: number[];
  skippedActionIds: [];
  currentStateIndex: number;
  committedState: Snapshot;
  /** Empty in the file: DevTools computes the states on import. */
  computedStates: [];
};

/** The type of the action with which every lifted state begins. */
export const firstType = '@@INIT';

export type StepAction = { type: string; at: number; patch: readonly Change[] };

/** Builds the lifted state that a trace's `payload` holds: `@@INIT`, then one action per step. */
export function liftedOf(first: Snapshot, startedAt: number, steps: readonly StepAction[]): Lifted {
  const actionsById: Lifted['actionsById'] = {
    0: { type: 'PERFORM_ACTION', action: { type: firstType }, timestamp: startedAt },
  };
  steps.forEach(({ type, at, patch }, index) => {
    actionsById[index + 1] = {
      type: 'PERFORM_ACTION',
      action: patch.length > 0 ? { type, meta: { patch } } : { type },
      timestamp: at,
    };
  });
  return {
    actionsById,
    nextActionId: steps.length + 1,
    stagedActionIds: Array.from({ length: steps.length + 1 }, (_, index) => index),
    skippedActionIds: [],
    currentStateIndex: steps.length,
    committedState: first,
    computedStates: [],
  };
}
