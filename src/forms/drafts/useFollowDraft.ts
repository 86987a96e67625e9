import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import type { ApplicationKind } from '../../../contract/applications.ts';
import type { FieldValues } from '../../../contract/fields.ts';
import { selectAccountEmail } from '../../state/auth/authSlice.ts';
import type { Draft } from '../../state/forms/draftsSlice.ts';
import { useSiteSelector } from '../../state/hooks.ts';
import { isRehydrated } from '../../state/rehydrated.ts';
import { useForm } from '../engine/formContext.ts';
import { useSubmitting } from '../engine/useSubmitting.ts';
import { removingUpdate, restoringUpdate, syncingUpdate } from './formUpdate.ts';
import type { FormNow, FormUpdate } from './formUpdate.ts';
import { draftStateOf } from './restorable.ts';
import type { AnswerContext } from './restorable.ts';
import { isTypedHere, rememberTypedHere } from './typedHere.ts';
import type { Changes } from './useChangeTimes.ts';
import { useRemovalElsewhere } from './useRemovalElsewhere.ts';

export type RestoreOptions = Pick<AnswerContext, 'prefillValues' | 'isOption'> & {
  initialValues: FieldValues;
};

/** What this form and its draft are to each other. */
export type DraftRefs = {
  /** Whether the stored draft is this form's own: restored into it, or saved from it. */
  isOwnDraftRef: RefObject<boolean>;
  changesRef: RefObject<Changes>;
  /** The account the entries belong to; null while nobody was logged in. */
  owner: string | null;
};

export type Restored = {
  /** The draft that was brought back into the form. */
  restored: Draft | null;
  /** Whether the visitor said that it may be, because nobody knew whose it was. */
  isAdopted: boolean;
  /** A draft of nobody knows whom: the visitor is asked what becomes of it. */
  waiting: Draft | null;
  /** Answers that another tab changed while this form was open, as they came from there. */
  synced: FieldValues;
  /** Another tab sent or discarded the form. */
  isRemoved: boolean;
  /** A logout in another tab took the draft along; the form keeps its entries. */
  isTakenByLogout: boolean;
};

const nothing: Restored = {
  restored: null,
  isAdopted: false,
  waiting: null,
  synced: {},
  isRemoved: false,
  isTakenByLogout: false,
};

/**
 * Brings a stored draft back into the surrounding form, and keeps the form and the draft alike when another tab changes
 * or removes it. Storage is read after the first render, so a draft may come late; what was typed until then stays. When
 * and what of it is restored, restorable.ts says; what the form has then, formUpdate.ts.
 */
export function useFollowDraft(
  kind: ApplicationKind,
  draft: Draft | null,
  { isOwnDraftRef, changesRef, owner }: DraftRefs,
  { initialValues, prefillValues, isOption }: RestoreOptions,
) {
  const { fields, values, setValues, reset } = useForm();
  const { key: entry } = useLocation();
  const account = useSiteSelector(selectAccountEmail);
  const isRead = useSiteSelector(({ drafts }) => isRehydrated(drafts));
  const hasLapsed = useSiteSelector(({ auth }) => auth.lapsed);
  const isSubmitting = useSubmitting();
  const [shown, setShown] = useState(nothing);
  /** The same, for what happens before the form is rendered with it. */
  const shownRef = useRef(nothing);
  const show = (next: Restored) => {
    shownRef.current = next;
    setShown(next);
  };
  const lastSavedAtRef = useRef(0);
  const removedElsewhereRef = useRemovalElsewhere(kind);
  /** Whether this form was open while there was no draft: one that comes then is typed in a tab beside it. */
  const wasWithoutRef = useRef(false);

  const formNow = (): FormNow => ({
    fields,
    values,
    initialValues,
    prefillValues,
    entry,
    isOption,
    changes: changesRef.current,
  });
  const bringIn = ({ patch, changes }: FormUpdate) => {
    changesRef.current = changes;
    setValues(() => patch);
  };

  const restore = (found: Draft) => {
    isOwnDraftRef.current = true;
    bringIn(restoringUpdate(found, formNow()));
  };

  const followOwn = (found: Draft) => {
    const before = shownRef.current;
    const update = syncingUpdate(found, formNow());
    const waiting = found.earlier ?? null;
    if (!update && waiting?.savedAt === before.waiting?.savedAt) return;
    if (update) bringIn(update);
    const { fileNames, changedAt } = found;
    show({
      ...before,
      restored: before.restored && { ...before.restored, fileNames, changedAt },
      waiting,
      synced: { ...before.synced, ...update?.synced },
    });
  };

  const followRemoval = (visitor: string | null) => {
    // A logout takes drafts along and leaves open forms alone; the end of a session is none.
    const isLogout = owner !== null && visitor === null && !hasLapsed;
    const isTakenByLogout = isLogout && isOwnDraftRef.current;
    const isRemoved = removedElsewhereRef.current && isOwnDraftRef.current && !isSubmitting && !isLogout;
    removedElsewhereRef.current = false;
    isOwnDraftRef.current = false;
    const { patch, changes } = removingUpdate(lastSavedAtRef.current, formNow());
    changesRef.current = changes;
    show(isRemoved || isTakenByLogout ? { ...nothing, isRemoved, isTakenByLogout } : nothing);
    if (isRemoved) reset(patch);
  };

  const follow = useEffectEvent((found: Draft | null, visitor: string | null, isKnown: boolean) => {
    if (!found) {
      followRemoval(visitor);
      wasWithoutRef.current = isKnown;
      return;
    }
    // This form's own was sent or discarded, and what somebody else left stands in its place.
    const isReplaced = isOwnDraftRef.current && found.savedAt === shownRef.current.waiting?.savedAt;
    if (isReplaced) followRemoval(visitor);
    lastSavedAtRef.current = found.savedAt;
    if (isOwnDraftRef.current) {
      followOwn(found);
      return;
    }
    if (wasWithoutRef.current && found.owner === null && found.begunAt !== undefined)
      rememberTypedHere(kind, found.begunAt);
    const draftState = draftStateOf(found, { account: visitor, isTypedHere: isTypedHere(kind, found) });
    const isBack = draftState === 'restore';
    if (isBack) restore(found);
    show({
      ...nothing,
      isRemoved: isReplaced && shownRef.current.isRemoved,
      restored: isBack ? found : null,
      waiting: draftState === 'ask' ? found : (isBack && found.earlier) || null,
    });
  });
  // Before the browser paints, so that nobody sees the form without its answers.
  useLayoutEffect(() => follow(draft, account, isRead), [draft, account, isRead]);

  return {
    shown,
    shownRef,
    /** The visitor wants the entries they were asked about. */
    adopt: () => {
      if (!shown.waiting) return;
      restore(shown.waiting);
      show({ ...nothing, restored: shown.waiting, isAdopted: true });
    },
    /** The visitor does not want them. */
    refuse: () => show({ ...shown, waiting: null }),
    /** Nothing is told of this draft any more. */
    forget: () => show(nothing),
  };
}
