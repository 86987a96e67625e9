import type { ApplicationKind } from '../../../contract/applications.ts';
import { applicationKinds } from '../../../contract/applications.ts';
import type { Sight } from '../recording/sight.ts';
import type { Trace } from '../file/traceFile.ts';

type Drafts = Sight['drafts'];

const isOpenWith = ({ forms, drafts }: Sight, kind: ApplicationKind) =>
  forms[kind] !== undefined && drafts[kind] !== undefined;

/** What a form that is open was given back: all that was there when it opened, or came from storage afterwards. */
function restoredAt(before: Sight, restoredBefore: Drafts, type: string, sight: Sight): Drafts {
  const restored: Drafts = {};
  for (const kind of applicationKinds) {
    if (!isOpenWith(sight, kind)) continue;
    const wasTyped = before.forms[kind] !== undefined && type === 'drafts/draftSaved';
    const draft = isOpenWith(before, kind) ? restoredBefore[kind] : wasTyped ? undefined : sight.drafts[kind];
    if (draft) restored[kind] = draft;
  }
  return restored;
}

const known = new WeakMap<Trace, readonly Drafts[]>();

function walk(trace: Trace): readonly Drafts[] {
  const all: Drafts[] = [];
  let before = trace.sightAt(-1);
  let restored: Drafts = {};
  trace.steps.forEach(({ type }, index) => {
    const sight = trace.sightAt(index);
    restored = restoredAt(before, restored, type, sight);
    before = sight;
    all.push(restored);
  });
  return all;
}

/**
 * The drafts that were brought back into a form that is open after a step, as they were then; any other draft was typed into
 * it. No state tells this: a page remembers it for itself.
 */
export function restoredDraftsAt(trace: Trace, index: number): Drafts {
  const all = known.get(trace) ?? walk(trace);
  known.set(trace, all);
  return all[index] ?? {};
}
