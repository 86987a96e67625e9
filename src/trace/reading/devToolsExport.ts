import { ownOf, isRecord } from '../sieve/plain.ts';
import type { PlainRecord } from '../sieve/plain.ts';
import { traceFormat, traceVersion } from '../file/traceFile.ts';
import type { About } from '../file/traceFile.ts';

/** What the first action of a trace in Redux DevTools says of the trace, because an export says nothing of it. */
export const originOf = (about: About) => ({ format: traceFormat, version: traceVersion, about });

/** The action that this trace begins with, after DevTools' own. */
function firstActionOf(lifted: PlainRecord): PlainRecord {
  const [ids, byId] = [ownOf(lifted, 'stagedActionIds'), ownOf(lifted, 'actionsById')];
  const id: unknown = Array.isArray(ids) ? ids[1] : undefined;
  const performed = isRecord(byId) && typeof id === 'number' ? ownOf(byId, String(id)) : undefined;
  const action = isRecord(performed) ? ownOf(performed, 'action') : undefined;
  return isRecord(action) ? action : {};
}

/**
 * An export of Redux DevTools as a file of ours: only if it is one of a trace (see `openInDevTools`); any other is of no use.
 * The extension writes the lifted state as its panel holds it, with the states that it computed.
 */
export function fileOfExport(lifted: PlainRecord): PlainRecord | null {
  const meta = ownOf(firstActionOf(lifted), 'meta');
  const origin = isRecord(meta) ? ownOf(meta, 'trace') : undefined;
  if (!isRecord(origin)) return null;
  const [actionsById, stagedActionIds] = [ownOf(lifted, 'actionsById'), ownOf(lifted, 'stagedActionIds')];
  return {
    ...origin,
    preloadedState: JSON.stringify(ownOf(lifted, 'committedState')),
    payload: JSON.stringify({ actionsById, stagedActionIds }),
  };
}
