import type { TraceFile } from '../../trace/file/traceFile.ts';
import { writtenWalk } from './recordedWalk.ts';

/** A trace of 60 steps, as a file and as its text. */
export const { file, text } = writtenWalk(60);

type Lifted = { actionsById: Record<string, Record<string, unknown>>; stagedActionIds: unknown[] };

/** The text of the trace with other parts. */
export const textOf = (changes: Partial<Record<keyof TraceFile, unknown>>): string =>
  JSON.stringify({ ...file, ...changes });

/** The text of the trace after a change of its steps. */
export const withPayload = (change: (lifted: Lifted) => void): string => {
  const lifted = JSON.parse(file.payload) as Lifted;
  change(lifted);
  return textOf({ payload: JSON.stringify(lifted) });
};

/** The text of the trace where the third step has another action, time or patch. */
export const withAction = (action: unknown): string =>
  withPayload(({ actionsById }) => Object.assign(actionsById[3]!, { action }));
export const withTime = (timestamp: unknown): string =>
  withPayload(({ actionsById }) => Object.assign(actionsById[3]!, { timestamp }));
export const withPatch = (patch: unknown): string => withAction({ type: 'ui/menusClosed', meta: { patch } });
