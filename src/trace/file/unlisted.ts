import { aboutOf } from './about.ts';
import { actionTypes, otherType } from '../recording/actionTypes.ts';
import { isListed } from '../sieve/isListed.ts';
import { firstType } from './lifted.ts';
import type { Lifted } from './lifted.ts';
import { patchBetween, patched } from './patch.ts';
import type { Sight } from '../recording/sight.ts';
import { sieve } from '../sieve/sieve.ts';
import type { TraceFile } from './traceFile.ts';

/** The words of the file's own making, beside what may be told. */
const ownWords = [
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
];

const mayStand = (text: string): boolean =>
  isListed(text) || ownWords.includes(text) || /^\d{1,4}$/.test(text);

/** Where in plain data a text or a key is that stands on no list. */
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
 * A second look at a finished file, from its texts as they are read: every text in it must be on a list, and the sieve must
 * find nothing to leave out of any of its states. The first place where that is not so.
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
    const { sight, leftOut } = sieve(state);
    const [place] = Object.keys(leftOut);
    if (place !== undefined) return place;
    if (patchBetween(sight, state as Sight).length > 0) return `payload.actionsById.${id}`;
  }
  return null;
}
