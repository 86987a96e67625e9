import type { DraftFile } from '../../state/forms/draftFiles.ts';
import type { Draft } from '../../state/forms/draftsSlice.ts';
import { chainOf, chained, keptOf, ownFirst } from '../../state/forms/draftChain.ts';
import { mergedDraft } from '../../state/forms/mergedDraft.ts';
import { nothingShown } from './draftSync.ts';
import type { DraftSync, Unsaved } from './draftSync.ts';
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
 * next record. None of them reads a clock; `now` is in milliseconds since 1970.
 */

/** The form was rendered with new values: those that did not come from storage or another tab were typed here. */
export const afterTyping = (sync: DraftSync, form: FormNow, now: number): DraftSync =>
  sync.seen === form.values
    ? sync
    : { ...sync, seen: form.values, answers: typedAnswers(sync.answers, form, now) };

/**
 * Whether a stored draft is still this form's own, and neither another account's nor an anonymous one that was typed
 * apart from it in another tab. Once it is removed, the draft that it had set aside (`earlier`) takes its place in the
 * store; an anonymous one may be shown as `waiting`.
 */
const isOwnDraft = ({ isOwn, begunAt, shown }: DraftSync, found: Draft, owner: string | null) =>
  isOwn &&
  found.savedAt !== shown.waiting?.savedAt &&
  (found.owner === null ? found.begunAt === begunAt : found.owner === owner);

/**
 * What is stored, with the draft of this open form first. An anonymous one is not put before that of an account that has
 * logged in since: the form then belongs to the account, too.
 */
export const formsFirst = ({ isOwn, begunAt }: DraftSync, found: Draft): Draft =>
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
export const isTypedBeside = (sync: DraftSync, found: Draft): boolean =>
  sync.wasWithout && found.owner === null && !sync.isOwn;

const afterRestoring = (sync: DraftSync, draft: Draft, form: FormNow, now: number): DraftSync => ({
  ...sync,
  isOwn: true,
  begunAt: draft.begunAt,
  ...restoringUpdate(sync.answers, draft, form, now),
});

/**
 * The account that has logged in over the form has a draft of its own, behind or before that of the form. What is missing in
 * the form is restored from it; the next save makes one draft of both.
 */
function afterJoining(
  sync: DraftSync,
  found: Draft,
  { anonymous, form, now }: { anonymous: Draft; form: FormNow; now: number },
): DraftSync {
  const shown = { ...nothingShown, restored: found };
  const settled = anonymous.savedAt;
  return { ...afterRestoring(sync, found, form, now), savedAt: found.savedAt, settled, shown };
}

/** The form's own draft has changed: this tab saved it, or another tab wrote it. */
function afterFollowingOwn(sync: DraftSync, found: Draft, form: FormNow): DraftSync {
  const { answers, shown } = sync;
  const { synced, isSent, ...update } = syncingUpdate(answers, found, form);
  // The form that was sent is emptied by whoever sent it. The rest of its draft was typed in another tab and stays there.
  if (isSent && form.isSubmitting) return afterRemoving(sync, form);
  const isLater = Object.keys(update.patch).length > 0;
  const { fileNames, changedAt, begunAt } = found;
  // A form that has a draft is not asked about another one that appears beside it.
  const waiting = shown.waiting && anonymousIn(found);
  if (!isLater && waiting?.savedAt === shown.waiting?.savedAt) return sync;
  return {
    ...sync,
    ...update,
    begunAt,
    shown: {
      ...shown,
      restored: shown.restored && { ...shown.restored, fileNames, changedAt },
      waiting,
      synced: { ...shown.synced, ...synced },
      hasRest: shown.hasRest || isSent,
    },
  };
}

/**
 * The form's draft has been removed. If another tab sent or discarded it, its answers are cleared here, too; a logout, and
 * storage that is cleared, remove the draft and leave the answers of an open form alone.
 */
function afterRemoving(sync: DraftSync, form: FormNow): DraftSync {
  const { isLogout, isSubmitting } = form;
  const { isOwn, isRemovedElsewhere, savedAt } = sync;
  const isGone = isOwn && !isSubmitting && !isLogout;
  const isRemoved = isGone && isRemovedElsewhere;
  const { patch, answers } = removingUpdate(sync.answers, savedAt, form);
  const hasRest = isRemoved && Object.keys(answers.times).length > 0;
  const shown = isGone ? { ...nothingShown, isRemoved, hasRest, isCleared: !isRemoved } : nothingShown;
  const reset = isRemoved ? patch : undefined;
  return { ...sync, answers, isOwn: false, isRemovedElsewhere: false, shown, reset };
}

/** Another tab has sent or discarded the form. `afterFollowing` then handles the removal of the draft. */
export const afterRemovingElsewhere = (sync: DraftSync): DraftSync => ({
  ...sync,
  isRemovedElsewhere: true,
});

/**
 * The stored draft of this form or the account has changed, or storage has been read.
 * @param isTypedHere whether `found` is an anonymous draft that was typed in this tab, or in another one while this
 *   form was open
 */
export function afterFollowing(
  sync: DraftSync,
  found: Draft | null,
  form: FormNow,
  { isTypedHere, now }: { isTypedHere: boolean; now: number },
): DraftSync {
  if (!found) return { ...afterRemoving(sync, form), wasWithout: form.isRead };
  const anonymous = found.owner === null ? null : anonymousIn(found);
  if (anonymous && found.owner === form.account && sync.isOwn && anonymous.begunAt === sync.begunAt)
    return afterJoining(sync, found, { anonymous, form, now });
  const own = formsFirst(sync, found);
  if (isOwnDraft(sync, own, form.owner))
    return afterFollowingOwn({ ...sync, isRemovedElsewhere: false, savedAt: own.savedAt }, own, form);
  const { savedAt } = found;
  const before = sync.isOwn ? afterRemoving(sync, form) : sync;
  const draftState = draftStateOf(found, { account: form.account, isTypedHere, now });
  const isBack = draftState === 'restore';
  return {
    ...(isBack ? afterRestoring(before, found, form, now) : before),
    savedAt,
    wasWithout: false,
    shown: {
      ...nothingShown,
      isRemoved: sync.isOwn && before.shown.isRemoved,
      hasRest: sync.isOwn && before.shown.hasRest,
      restored: isBack ? found : null,
      waiting: draftState === 'ask' ? found : isBack ? anonymousIn(found) : null,
    },
  };
}

/** The visitor chose to use the entries that they were asked about. */
export function afterAdopting(sync: DraftSync, form: FormNow, now: number): DraftSync {
  const { isOwn, begunAt, shown } = sync;
  const { waiting } = shown;
  if (!waiting) return sync;
  const used = afterRestoring(sync, waiting, form, now);
  return {
    ...used,
    begunAt: isOwn ? begunAt : used.begunAt,
    settled: waiting.savedAt,
    shown: { ...nothingShown, restored: waiting, isAdopted: true },
  };
}

/** The visitor chose to delete the entries that they were asked about. */
export const afterRefusing = (sync: DraftSync): DraftSync => ({
  ...sync,
  settled: sync.shown.waiting?.savedAt ?? 0,
  shown: { ...sync.shown, waiting: null },
});

/** The visitor discarded the answers in the form. Entries that they are being asked about stay. */
export const afterDiscarding = (sync: DraftSync, { initialValues }: FormNow): DraftSync => ({
  ...sync,
  isOwn: false,
  answers: { ...sync.answers, times: {}, fileNames: {} },
  shown: sync.shown.waiting ? sync.shown : nothingShown,
  reset: initialValues,
});

/** A file of the draft was found in storage. */
export const afterFindingFile = (sync: DraftSync, found: DraftFile): DraftSync => ({
  ...sync,
  ...fileUpdate(sync.answers, found),
});

/** The form, which is not being sent, has changed. It is saved if it has a draft or should get one (`isWanted`). */
export const afterChanging = (sync: DraftSync, unsaved: Unsaved, isWanted: boolean): DraftSync => ({
  ...sync,
  unsaved: sync.isOwn || isWanted ? unsaved : null,
});

/**
 * Saves the form. Nothing is saved for an owner who has logged out: they wanted nothing left on this device.
 * @returns the record, with the draft to store, if there is one
 */
export function afterSaving(
  sync: DraftSync,
  stored: Draft | null,
  { fields, owner, isLogout }: FormNow,
  now: number,
): DraftSync & { draft?: Draft } {
  const { isOwn, unsaved, answers } = sync;
  const next = { ...sync, unsaved: null };
  const found = stored && formsFirst(sync, stored);
  // What an account left in this form belongs to it, also where the form has not taken it over: drafts are merged.
  const isMine = found && (found.owner === null ? isOwnDraft(sync, found, owner) : found.owner === owner);
  const own = isMine ? found : null;
  // Another tab has just sent or discarded the draft, and this form has not handled that yet.
  const isGone = isOwn && !own;
  if (!unsaved || isGone || isLogout) return next;
  const others = chainOf(own ? own.earlier : stored).filter((other) => other.savedAt !== sync.settled);
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
