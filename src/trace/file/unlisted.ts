import { aboutOf } from './about.ts';
import { actionTypes, otherType } from '../recording/actionTypes.ts';
import { isListed } from '../sanitizer/isListed.ts';
import { firstType } from './lifted.ts';
import type { Lifted } from './lifted.ts';
import { patchBetween, patched } from './patch.ts';
import type { Snapshot } from '../recording/snapshot.ts';
import { sanitize } from '../sanitizer/sanitize.ts';
import type { TraceFile } from './traceFile.ts';

/** The keys and types that the file format itself adds to the listed texts. */
const ownWords: ReadonlySet<string> = new Set([
  ...actionTypes,
  otherType,
  firstType,
  'PERFORM_ACTION',
  'actionsById',
  'type',
  'action',
  'timestamp',
  'meta',
  'patch',
  'nextActionId',
  'stagedActionIds',
  'skippedActionIds',
  'currentStateIndex',
  'committedState',
  'computedStates',
]);

const mayStand = (text: string): boolean => isListed(text) || ownWords.has(text) || /^\d{1,4}$/.test(text);

/** The place of the first text or key in plain data that is on no list, or null. */
function unlistedTextIn(found: unknown, place: string): string | null {
  if (typeof found === 'string') return mayStand(found) ? null : place;
  if (typeof found !== 'object' || found === null) return null;
  for (const [key, value] of Object.entries(found)) {
    if (!mayStand(key)) return place;
    const inner = unlistedTextIn(value, `${place}.${key}`);
    if (inner !== null) return inner;
  }
  return null;
}

/**
 * Checks a finished file once more, from its JSON texts: every text in it must be on a list, and the sanitizer must leave
 * nothing out of any state that its patches lead to. Returns the first place that fails, or null.
 */
export function unlistedIn({ about, preloadedState, payload }: TraceFile): string | null {
  const again = aboutOf(about, () => {});
  if (JSON.stringify(again) !== JSON.stringify(about)) return 'about';
  const first: unknown = JSON.parse(preloadedState);
  const lifted = JSON.parse(payload) as Lifted;
  const text = unlistedTextIn(first, 'preloadedState') ?? unlistedTextIn(lifted, 'payload');
  if (text !== null) return text;
  let state: unknown = first;
  for (const id of lifted.stagedActionIds) {
    state = patched(state, lifted.actionsById[id]?.action.meta?.patch ?? []);
    const { snapshot, leftOut } = sanitize(state);
    const [place] = Object.keys(leftOut);
    if (place !== undefined) return place;
    if (patchBetween(snapshot, state as Snapshot).length > 0) return `payload.actionsById.${id}`;
  }
  return null;
}
