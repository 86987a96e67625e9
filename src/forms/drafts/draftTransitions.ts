import type { DraftFile } from '../../state/forms/draftFiles.ts';
import type { Draft } from '../../state/forms/draftsSlice.ts';
import { chainOf, chained, keptOf, ownFirst } from '../../state/forms/draftChain.ts';
import { mergedDraft } from '../../state/forms/mergedDraft.ts';
import { nothingShown } from './draftSession.ts';
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

/*
 * What an open form knows of its draft, after something has happened: each function has the name of that, and returns the
 * next session. None of them reads a clock; `now` is in milliseconds since 1970.
 */

/** The form was rendered with new values: those that did not come from storage or another tab were typed here. */
export const afterTyping = (session: DraftSession, form: FormNow, now: number): DraftSession =>
  session.seen === form.values
    ? session
    : { ...session, seen: form.values, answers: typedAnswers(session.answers, form, now) };

/**
 * Whether a stored draft is still this form's own, and neither another account's nor an anonymous one that was typed
 * apart from it in another tab. Once it is removed, the draft that it had set aside (`earlier`) takes its place in the
 * store; an anonymous one may be shown as `waiting`.
 */
const isOwnDraft = ({ isOwn, begunAt, shown }: DraftSession, found: Draft, owner: string | null) =>
  isOwn &&
  found.savedAt !== shown.waiting?.savedAt &&
  (found.owner === null ? found.begunAt === begunAt : found.owner === owner);

/**
 * What is stored, with the draft of this open form first. An anonymous one is not put before that of an account that has
 * logged in since: the form then belongs to the account, too.
 */
export const formsFirst = ({ isOwn, begunAt }: DraftSession, found: Draft): Draft =>
  ownFirst(
    found,
    (draft) =>
      isOwn &&
      begunAt !== undefined &&
      draft.begunAt === begunAt &&
      (draft.owner !== null || found.owner === null),
  );

/** The anonymous draft that a draft has set aside. */
const anonymousIn = ({ earlier }: Draft): Draft | null =>
  chainOf(earlier).find(({ owner }) => owner === null) ?? null;

/** Whether a stored draft was typed without an account in another tab while this form was open, and empty. */
export const isTypedBeside = (session: DraftSession, found: Draft): boolean =>
  session.wasWithout && found.owner === null && !session.isOwn;

const afterRestoring = (session: DraftSession, draft: Draft, form: FormNow, now: number): DraftSession => ({
  ...session,
  isOwn: true,
  begunAt: draft.begunAt,
  ...restoringUpdate(session.answers, draft, form, now),
});

/**
 * The account that has logged in over the form has a draft of its own, behind or before that of the form. What is missing in
 * the form is restored from it; the next save makes one draft of both.
 */
function afterJoining(
  session: DraftSession,
  found: Draft,
  { anonymous, form, now }: { anonymous: Draft; form: FormNow; now: number },
): DraftSession {
  const shown = { ...nothingShown, restored: found };
  const settled = anonymous.savedAt;
  return { ...afterRestoring(session, found, form, now), savedAt: found.savedAt, settled, shown };
}

/** The form's own draft has changed: this tab saved it, or another tab wrote it. */
function afterFollowingOwn(session: DraftSession, found: Draft, form: FormNow): DraftSession {
  const { answers, shown } = session;
  const { synced, isSent, ...update } = syncingUpdate(answers, found, form);
  // The form that was sent is emptied by whoever sent it. The rest of its draft was typed in another tab and stays there.
  if (isSent && form.isSubmitting) return afterRemoving(session, form);
  const isLater = Object.keys(update.patch).length > 0;
  const { fileNames, changedAt, begunAt } = found;
  // A form that has a draft is not asked about another one that appears beside it.
  const waiting = shown.waiting && anonymousIn(found);
  if (!isLater && waiting?.savedAt === shown.waiting?.savedAt) return session;
  return {
    ...session,
    ...update,
    begunAt,
    shown: {
      ...shown,
      restored: shown.restored && { ...shown.restored, fileNames, changedAt },
      waiting,
      synced: { ...shown.synced, ...synced },
    },
  };
}

/**
 * The form's draft has been removed. If another tab sent or discarded it, its answers are cleared here, too; a logout
 * removes the draft and leaves the answers of an open form alone.
 */
function afterRemoving(session: DraftSession, form: FormNow): DraftSession {
  const { isLogout, isSubmitting } = form;
  const { isOwn, isRemovedElsewhere, savedAt } = session;
  const isRemoved = isRemovedElsewhere && isOwn && !isSubmitting && !isLogout;
  const { patch, answers } = removingUpdate(session.answers, savedAt, form);
  const shown = isRemoved ? { ...nothingShown, isRemoved } : nothingShown;
  const reset = isRemoved ? patch : undefined;
  return { ...session, answers, isOwn: false, isRemovedElsewhere: false, shown, reset };
}

/** Another tab has sent or discarded the form. `afterFollowing` then handles the removal of the draft. */
export const afterRemovingElsewhere = (session: DraftSession): DraftSession => ({
  ...session,
  isRemovedElsewhere: true,
});

/**
 * The stored draft of this form or the account has changed, or storage has been read.
 * @param isTypedHere whether `found` is an anonymous draft that was typed in this tab, or in another one while this
 *   form was open
 */
export function afterFollowing(
  session: DraftSession,
  found: Draft | null,
  form: FormNow,
  { isTypedHere, now }: { isTypedHere: boolean; now: number },
): DraftSession {
  if (!found) return { ...afterRemoving(session, form), wasWithout: form.isRead };
  const anonymous = found.owner === null ? null : anonymousIn(found);
  if (anonymous && found.owner === form.account && session.isOwn && anonymous.begunAt === session.begunAt)
    return afterJoining(session, found, { anonymous, form, now });
  const own = formsFirst(session, found);
  if (isOwnDraft(session, own, form.owner))
    return afterFollowingOwn({ ...session, isRemovedElsewhere: false, savedAt: own.savedAt }, own, form);
  const { savedAt } = found;
  const before = session.isOwn ? afterRemoving(session, form) : session;
  const draftState = draftStateOf(found, { account: form.account, isTypedHere, now });
  const isBack = draftState === 'restore';
  return {
    ...(isBack ? afterRestoring(before, found, form, now) : before),
    savedAt,
    wasWithout: false,
    shown: {
      ...nothingShown,
      isRemoved: session.isOwn && before.shown.isRemoved,
      restored: isBack ? found : null,
      waiting: draftState === 'ask' ? found : isBack ? anonymousIn(found) : null,
    },
  };
}

/** The visitor chose to use the entries that they were asked about. */
export function afterAdopting(session: DraftSession, form: FormNow, now: number): DraftSession {
  const { isOwn, begunAt, shown } = session;
  const { waiting } = shown;
  if (!waiting) return session;
  const used = afterRestoring(session, waiting, form, now);
  return {
    ...used,
    begunAt: isOwn ? begunAt : used.begunAt,
    settled: waiting.savedAt,
    shown: { ...nothingShown, restored: waiting, isAdopted: true },
  };
}

/** The visitor chose to delete the entries that they were asked about. */
export const afterRefusing = (session: DraftSession): DraftSession => ({
  ...session,
  settled: session.shown.waiting?.savedAt ?? 0,
  shown: { ...session.shown, waiting: null },
});

/** The visitor discarded the answers in the form. Entries that they are being asked about stay. */
export const afterDiscarding = (session: DraftSession, { initialValues }: FormNow): DraftSession => ({
  ...session,
  answers: { ...session.answers, times: {}, fileNames: {} },
  shown: session.shown.waiting ? session.shown : nothingShown,
  reset: initialValues,
});

/** A file of the draft was found in storage. */
export const afterFindingFile = (session: DraftSession, found: DraftFile): DraftSession => ({
  ...session,
  ...fileUpdate(session.answers, found),
});

/** The form, which is not being sent, has changed. It is saved if it has a draft or should get one (`isWanted`). */
export const afterChanging = (session: DraftSession, unsaved: Unsaved, isWanted: boolean): DraftSession => ({
  ...session,
  unsaved: session.isOwn || isWanted ? unsaved : null,
});

/**
 * Saves the form. Nothing is saved for an owner who has logged out: they wanted nothing left on this device.
 * @returns the session, with the draft to store, if there is one
 */
export function afterSaving(
  session: DraftSession,
  stored: Draft | null,
  { fields, owner, isLogout }: FormNow,
  now: number,
): DraftSession & { draft?: Draft } {
  const { isOwn, unsaved, answers } = session;
  const next = { ...session, unsaved: null };
  const found = stored && formsFirst(session, stored);
  // What an account left in this form belongs to it, also where the form has not taken it over: drafts are merged.
  const isMine = found && (found.owner === null ? isOwnDraft(session, found, owner) : found.owner === owner);
  const own = isMine ? found : null;
  // Another tab has just sent or discarded the draft, and this form has not handled that yet.
  const isGone = isOwn && !own;
  if (!unsaved || isGone || isLogout) return next;
  const others = chainOf(own ? own.earlier : stored).filter((other) => other.savedAt !== session.settled);
  const earlier = chained(keptOf(others));
  const draft: Draft = {
    ...savedPartOf(fields, answers),
    owner,
    savedAt: now,
    begunAt: own?.begunAt ?? now,
    entry: unsaved.entry,
    changedAt: answers.times,
    ...(earlier && { earlier }),
  };
  // Another tab may have written the stored draft since this form last followed it.
  return { ...next, isOwn: true, begunAt: draft.begunAt, draft: own ? mergedDraft(draft, own) : draft };
}
