import type { ApplicationKind } from '../../../contract/applications.ts';
import { applicationKinds } from '../../../contract/applications.ts';
import type { Snapshot } from '../recording/snapshot.ts';
import { perStep } from './perStep.ts';

type Drafts = Snapshot['drafts'];

const isOpenWith = ({ forms, drafts }: Snapshot, kind: ApplicationKind) =>
  forms[kind] !== undefined && drafts[kind] !== undefined;

/**
 * The drafts that had been restored into the forms that are open after a step, as they were when restored: a draft that
 * was there when its form opened, or that came from storage afterwards. A draft that first appears with
 * `drafts/draftSaved` while its form is open was typed, not restored.
 */
export const restoredDraftsAt = perStep<Drafts>(
  () => ({}),
  (restoredBefore, { type, before, after }) => {
    const restored: Drafts = {};
    for (const kind of applicationKinds) {
      if (!isOpenWith(after, kind)) continue;
      const wasTyped = before.forms[kind] !== undefined && type === 'drafts/draftSaved';
      const draft = isOpenWith(before, kind)
        ? restoredBefore[kind]
        : wasTyped
          ? undefined
          : after.drafts[kind];
      if (draft) restored[kind] = draft;
    }
    return restored;
  },
);
