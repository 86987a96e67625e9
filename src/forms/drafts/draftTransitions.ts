import type { DraftFile } from '../../state/forms/draftFiles.ts';
import type { Draft } from '../../state/forms/draftsSlice.ts';
import { mergedDraft } from '../../state/forms/mergedDraft.ts';
import { nothing } from './draftSession.ts';
import type { DraftSession, Unsaved } from './draftSession.ts';
import {
  fileUpdate,
  removingUpdate,
  restoringUpdate,
  savedPartOf,
  syncingUpdate,
  typedAnswers,
} from './formUpdate.ts';
import type { FormNow } from './formUpdate.ts';
import { draftStateOf } from './restorable.ts';

/** The form was rendered with answers: those that did not come from elsewhere were changed here. */
export const typed = (session: DraftSession, form: FormNow): DraftSession =>
  session.seen === form.values
    ? session
    : { ...session, seen: form.values, answers: typedAnswers(session.answers, form) };

/** Whether a stored draft is this form's own still, and not what somebody else left and what stands in its place now. */
const isOwnDraft = ({ isOwn, shown }: DraftSession, { savedAt }: Draft) =>
  isOwn && savedAt !== shown.waiting?.savedAt;

/** Whether a stored draft was typed at this screen without an account, in a tab beside this one. */
export const isTypedBeside = (session: DraftSession, found: Draft): boolean =>
  session.wasWithout && found.owner === null && !isOwnDraft(session, found);

const restored = (session: DraftSession, draft: Draft, form: FormNow): DraftSession => ({
  ...session,
  isOwn: true,
  ...restoringUpdate(session.answers, draft, form),
});

/** The form's own draft has changed: here, as it was saved, or in another tab. */
function followedOwn(session: DraftSession, found: Draft, form: FormNow): DraftSession {
  const { answers, shown } = session;
  const { synced, ...update } = syncingUpdate(answers, found, form);
  const isLater = Object.keys(update.patch).length > 0;
  const { fileNames, changedAt, earlier: waiting = null } = found;
  if (!isLater && waiting?.savedAt === shown.waiting?.savedAt) return session;
  return {
    ...session,
    ...update,
    shown: {
      ...shown,
      restored: shown.restored && { ...shown.restored, fileNames, changedAt },
      waiting,
      synced: { ...shown.synced, ...synced },
    },
  };
}

/**
 * There is no draft of this form any more. One that another tab sent or discarded takes its answers along; a logout takes
 * drafts along and leaves open forms alone.
 */
function removed(session: DraftSession, form: FormNow): DraftSession {
  const { isLogout, isSubmitting } = form;
  const { isOwn, isRemovedElsewhere, savedAt } = session;
  const isRemoved = isRemovedElsewhere && isOwn && !isSubmitting && !isLogout;
  const { patch, answers } = removingUpdate(session.answers, savedAt, form);
  const shown = isRemoved ? { ...nothing, isRemoved } : nothing;
  const reset = isRemoved ? patch : undefined;
  return { ...session, answers, isOwn: false, isRemovedElsewhere: false, shown, reset };
}

/** Another tab has sent or discarded the form, whose draft goes in a moment. */
export const removedElsewhere = (session: DraftSession): DraftSession => ({
  ...session,
  isRemovedElsewhere: true,
});

/**
 * The stored draft of this form, or who is logged in, has changed; or storage has been read.
 * @param isTypedHere whether it is an anonymous one that was typed in this tab
 */
export function followed(
  session: DraftSession,
  found: Draft | null,
  form: FormNow,
  isTypedHere: boolean,
): DraftSession {
  if (!found) return { ...removed(session, form), wasWithout: form.isRead };
  const { savedAt } = found;
  if (isOwnDraft(session, found)) return followedOwn({ ...session, savedAt }, found, form);
  const before = session.isOwn ? removed(session, form) : session;
  const draftState = draftStateOf(found, { account: form.account, isTypedHere });
  const isBack = draftState === 'restore';
  return {
    ...(isBack ? restored(before, found, form) : before),
    savedAt,
    shown: {
      ...nothing,
      isRemoved: session.isOwn && before.shown.isRemoved,
      restored: isBack ? found : null,
      waiting: draftState === 'ask' ? found : (isBack && found.earlier) || null,
    },
  };
}

/** The visitor wants the entries they were asked about. */
export function adopted(session: DraftSession, form: FormNow): DraftSession {
  const { waiting } = session.shown;
  if (!waiting) return session;
  const shown = { ...nothing, restored: waiting, isAdopted: true };
  return { ...restored(session, waiting, form), shown };
}

/** The visitor does not want them. */
export const refused = (session: DraftSession): DraftSession => ({
  ...session,
  shown: { ...session.shown, waiting: null },
});

/** The visitor discarded what stands in the form; what they are asked about stays. */
export const discarded = (session: DraftSession, { initialValues }: FormNow): DraftSession => ({
  ...session,
  answers: { ...session.answers, times: {}, fileNames: {} },
  shown: session.shown.waiting ? session.shown : nothing,
  reset: initialValues,
});

/** A file of the draft was found in storage. */
export const fileFound = (session: DraftSession, found: DraftFile): DraftSession => ({
  ...session,
  ...fileUpdate(session.answers, found),
});

/** The form, which is not being sent, has changed: it is saved in a moment where it has a draft, or is to have one. */
export const changed = (session: DraftSession, unsaved: Unsaved, isWanted: boolean): DraftSession => ({
  ...session,
  unsaved: session.isOwn || isWanted ? unsaved : null,
});

/**
 * The time to save has come. Nothing is saved for an owner who has logged out, and wanted nothing left on this device.
 * @returns beside the session the draft that is to be stored, if there is one
 */
export function saved(
  session: DraftSession,
  stored: Draft | null,
  { fields, owner, isLogout }: FormNow,
): DraftSession & { draft?: Draft } {
  const { isOwn, unsaved, answers, shown } = session;
  const next = { ...session, unsaved: null };
  const own = isOwn ? stored : null;
  // Another tab has just sent or discarded it, and this form does not know yet.
  const isGone = isOwn && !own;
  if (!unsaved || isGone || isLogout) return next;
  const now = Date.now();
  // What has come from elsewhere and is about to be rendered belongs to it, too.
  const { entry, waiting } = { ...unsaved, ...shown };
  const draft: Draft = {
    ...savedPartOf(fields, answers),
    owner,
    savedAt: now,
    begunAt: own?.begunAt ?? now,
    entry,
    changedAt: answers.times,
    ...(waiting && { earlier: waiting }),
  };
  // Another tab may have changed it just now.
  return { ...next, isOwn: true, draft: own ? mergedDraft(draft, own) : draft };
}
