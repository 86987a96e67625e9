import { aboutOf } from '../file/about.ts';
import { otherType, tracedTypeOf } from '../recording/actionTypes.ts';
import { fileOfExport } from './devToolsExport.ts';
import { firstType } from '../file/lifted.ts';
import { patchBetween, patched } from '../file/patch.ts';
import { isRecord, ownOf } from '../sanitizer/plain.ts';
import type { PlainRecord } from '../sanitizer/plain.ts';
import { runYielding } from './runYielding.ts';
import { isForbiddenKey, scanJson } from './scanJson.ts';
import type { Yielding } from './scanJson.ts';
import type { Snapshot } from '../recording/snapshot.ts';
import { isPart, sanitize, sanitizePart } from '../sanitizer/sanitize.ts';
import { traceFormat, traceVersion } from '../file/traceFile.ts';
import type { Change, ReadResult, Trace, TraceError, TraceErrorCode, TraceStep } from '../file/traceFile.ts';

/** Larger files are refused unread: bytes of a file (`File.size`), or characters of a text. */
export const maxTraceBytes = 8 * 1024 * 1024;
const mostSteps = 5000;
/** Keys in the path of a change; snapshots are nested less deeply. */
const longestPath = 10;
/** Steps between two points at which the work can yield. */
const stretch = 16;

class Refused extends Error {
  readonly reason: TraceError;

  constructor(code: TraceErrorCode, detail: string | null = null) {
    super(code);
    this.reason = { code, detail };
  }
}

/**
 * Scans and parses one JSON text.
 * @param name of the text in the file, for the error's detail; empty for the file itself
 * @throws Refused
 */
function* parsed(text: string, name: string, counts: { nodes: number }): Yielding<PlainRecord> {
  const error = yield* scanJson(text, counts);
  const within = (detail: string | null) => (name && detail ? `${name}:${detail}` : detail);
  if (error) throw new Refused(error.code, within(error.detail));
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refused('E_NOT_JSON', name || null);
  }
  yield;
  if (!isRecord(value)) throw new Refused(name ? 'E_SHAPE' : 'E_NOT_TRACE', name || null);
  return value;
}

/** The outer object in the format of the current version. Migrations from older versions belong here. */
function currentOf(file: PlainRecord): PlainRecord {
  if (ownOf(file, 'format') !== traceFormat) throw new Refused('E_NOT_TRACE');
  const version = ownOf(file, 'version');
  if (typeof version !== 'number' || !Number.isSafeInteger(version) || version < 1)
    throw new Refused('E_SHAPE', 'version');
  if (version > traceVersion) throw new Refused('E_VERSION_NEWER', String(version));
  return file;
}

function textOf(file: PlainRecord, name: string): string {
  const text = ownOf(file, name);
  if (typeof text !== 'string') throw new Refused('E_SHAPE', name);
  return text;
}

const isKey = (key: unknown): key is string => typeof key === 'string';

function patchOf(found: unknown, place: string): Change[] {
  if (found === undefined) return [];
  if (!Array.isArray(found)) throw new Refused('E_SHAPE', place);
  return found.map((change: unknown, index): Change => {
    const at = `${place}.${index}`;
    if (!Array.isArray(change) || change.length < 1 || change.length > 2) throw new Refused('E_SHAPE', at);
    const [path, value] = change as unknown[];
    if (!Array.isArray(path) || path.length < 1 || path.length > longestPath || !path.every(isKey))
      throw new Refused('E_SHAPE', at);
    if (path.some(isForbiddenKey)) throw new Refused('E_KEYS', at);
    return change.length === 1 ? [path] : [path, value];
  });
}

/** Whether `Date` can represent it: ECMAScript limits time values to ±8.64e15 ms. */
const isTime = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && Math.abs(value) <= 8.64e15;

type Action = { at: number; type: string; patch: Change[] };

function actionOf(found: unknown, place: string): Action {
  const action = isRecord(found) ? ownOf(found, 'action') : undefined;
  const at = isRecord(found) ? ownOf(found, 'timestamp') : undefined;
  if (!isTime(at)) throw new Refused('E_SHAPE', `${place}.timestamp`);
  if (!isRecord(action)) throw new Refused('E_SHAPE', `${place}.action`);
  const type = ownOf(action, 'type');
  if (typeof type !== 'string') throw new Refused('E_SHAPE', `${place}.action.type`);
  const foundMeta = ownOf(action, 'meta');
  const meta = isRecord(foundMeta) ? foundMeta : {};
  const seenAt = ownOf(meta, 'at');
  return {
    // In an export of DevTools, `timestamp` is when the trace was opened there; `meta.at` has the recorded time.
    at: isTime(seenAt) ? seenAt : at,
    type,
    patch: patchOf(ownOf(meta, 'patch'), `${place}.action.meta.patch`),
  };
}

function* actionsOf(lifted: PlainRecord): Yielding<Action[]> {
  const [byId, ids] = [ownOf(lifted, 'actionsById'), ownOf(lifted, 'stagedActionIds')];
  if (!isRecord(byId)) throw new Refused('E_SHAPE', 'payload.actionsById');
  if (!Array.isArray(ids)) throw new Refused('E_SHAPE', 'payload.stagedActionIds');
  // The first id is that of DevTools' own `@@INIT`.
  if (ids.length - 1 > mostSteps) throw new Refused('E_STEPS', String(ids.length - 1));
  const actions: Action[] = [];
  const seen = new Set<number>();
  for (const [index, id] of (ids as unknown[]).entries()) {
    if (index % stretch === 0) yield;
    // Repeated ids are refused: a small file could otherwise demand a large amount of work.
    if (typeof id !== 'number' || seen.has(id))
      throw new Refused('E_SHAPE', `payload.stagedActionIds.${index}`);
    seen.add(id);
    const action = actionOf(ownOf(byId, String(id)), `payload.actionsById.${id}`);
    if (index > 0) actions.push(action);
    else if (action.type !== firstType) throw new Refused('E_SHAPE', 'payload.actionsById.0');
  }
  return actions;
}

/** The snapshot after a patch: the parts that the patch touches are sanitized again, the others are shared with `before`. */
function nextSnapshot(before: Snapshot, patch: readonly Change[], leaveOut: () => void): Snapshot {
  if (patch.length === 0) return before;
  const names = [...new Set(patch.map(([[name]]) => name))];
  const found = patched(before, patch) as PlainRecord;
  const changes = names.flatMap((name) => {
    if (name !== undefined && isPart(name))
      return [[name, sanitizePart(name, found[name], leaveOut)] as const];
    leaveOut();
    return [];
  });
  return { ...before, ...Object.fromEntries(changes) };
}

function* read(text: string): Yielding<Trace> {
  if (text.length > maxTraceBytes) throw new Refused('E_TOO_LARGE');
  if (text.trim() === '') throw new Refused('E_EMPTY');
  const counts = { nodes: 0 };
  const found = yield* parsed(text, '', counts);
  const file = currentOf(fileOfExport(found) ?? found);
  const foundAbout = ownOf(file, 'about');
  if (!isRecord(foundAbout)) throw new Refused('E_SHAPE', 'about');
  const first = yield* parsed(textOf(file, 'preloadedState'), 'preloadedState', counts);
  const lifted = yield* parsed(textOf(file, 'payload'), 'payload', counts);
  const actions = yield* actionsOf(lifted);

  let refusedValues = 0;
  const leaveOut = () => {
    refusedValues += 1;
  };
  const about = { ...aboutOf(foundAbout, leaveOut), steps: actions.length };
  const { snapshot, leftOut } = sanitize(first);
  refusedValues += Object.values(leftOut).reduce((sum, count) => sum + count, 0);

  // Every snapshot is kept, so that a jump to any step is instant. They share their unchanged parts, which keeps memory
  // small.
  const snapshots: Snapshot[] = [snapshot];
  const steps: TraceStep[] = [];
  let before = snapshot;
  for (const [index, { at, type, patch }] of actions.entries()) {
    if (index % stretch === 0) yield;
    const after = nextSnapshot(before, patch, leaveOut);
    const traced = tracedTypeOf(type);
    if (traced === otherType && type !== otherType) leaveOut();
    steps.push({ number: about.droppedBefore + index, at, type: traced, patch: patchBetween(before, after) });
    snapshots.push(after);
    before = after;
  }
  const snapshotAt = (index: number) =>
    snapshots[Math.min(Math.max(index, -1), steps.length - 1) + 1] ?? snapshot;
  return { about, steps, snapshotAt, refusedValues };
}

/**
 * Reads a trace from the text of a file that is not trusted: its size, depth and counts are checked before anything is
 * built from it, and every value is rebuilt from the closed lists. Works in slices, so that the page stays responsive.
 */
export async function readTrace(text: string): Promise<ReadResult> {
  try {
    return { trace: await runYielding(read(text)) };
  } catch (error) {
    if (error instanceof Refused) return { error: error.reason };
    throw error;
  }
}
