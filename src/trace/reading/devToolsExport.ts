import { ownOf, isRecord } from '../sanitizer/plain.ts';
import type { PlainRecord } from '../sanitizer/plain.ts';
import { traceFormat, traceVersion } from '../file/traceFile.ts';
import type { About } from '../file/traceFile.ts';

/**
 * The trace's own description, put into its first action: an export of Redux DevTools contains actions, but no `about`.
 */
export const originOf = (about: About) => ({ format: traceFormat, version: traceVersion, about });

/** The first action of the trace, which follows DevTools' own `@@INIT`; an empty object where there is none. */
function firstActionOf(lifted: PlainRecord): PlainRecord {
  const [ids, byId] = [ownOf(lifted, 'stagedActionIds'), ownOf(lifted, 'actionsById')];
  const id: unknown = Array.isArray(ids) ? ids[1] : undefined;
  const performed = isRecord(byId) && typeof id === 'number' ? ownOf(byId, String(id)) : undefined;
  const action = isRecord(performed) ? ownOf(performed, 'action') : undefined;
  return isRecord(action) ? action : {};
}

/**
 * Turns an export of Redux DevTools back into a trace file; null unless the export is of a trace (see
 * `openInDevTools`). The extension exports its whole lifted state, with the computed states, which are not needed here.
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
