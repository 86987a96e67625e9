import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';
import { useEffect, useEffectEvent } from 'react';
import type { ApplicationKind } from '../../../contract/applications.ts';
import { sessionEnded } from '../../state/auth/authSlice.ts';
import { draftSaved, selectDraft } from '../../state/forms/draftsSlice.ts';
import type { Draft } from '../../state/forms/draftsSlice.ts';
import { useSiteStore } from '../../state/hooks.ts';
import { listenTo } from '../../state/siteStore.ts';
import { afterChanging, afterSaving, formsFirst } from './draftTransitions.ts';
import type { FormNow } from './formUpdate.ts';
import { rememberTypedHere } from './typedHere.ts';
import type { DraftSyncHandle } from './useDraftSync.ts';

const debounceMs = 400;

/**
 * Whether storage has these answers already, as after a draft was only restored. Saved again, it would count as newer than
 * that of a tab that is sending it, and stay once it has arrived. The entry decides only about answers that differ.
 */
function isStored(draft: Draft, stored: Draft | null): boolean {
  if (!stored) return false;
  const { savedAt, entry } = stored;
  return copyWithStructuralSharing(stored, { ...draft, savedAt, entry }) === stored;
}

/** Saves a form as a draft `debounceMs` after the last change, and at once when it unmounts or the page is hidden. */
export function useSaveDraft(
  kind: ApplicationKind,
  { shown, syncRef, take }: DraftSyncHandle,
  form: FormNow,
  dirty: boolean,
): void {
  const store = useSiteStore();
  const { values, entry, owner, isLogout, isSubmitting } = form;
  // That the visitor is asked is saved, not about which entries: each save of another tab may change those, and two tabs
  // that ask about each other's entries would make each other save without end.
  const isAsked = shown.waiting !== null;

  const save = useEffectEvent(() => {
    const stored = selectDraft(store.getState(), kind);
    const { draft, ...sync } = afterSaving(syncRef.current, stored, form, Date.now());
    take(sync);
    if (!draft) return;
    if (owner === null && draft.begunAt !== undefined) rememberTypedHere(kind, draft.begunAt);
    if (!isStored(draft, stored)) store.dispatch(draftSaved({ form: kind, draft }));
  });

  useEffect(() => {
    // A form is saved as it is sent (below). A later timer could store a draft again after the sent one was discarded.
    if (isSubmitting) return undefined;
    // An owner who has logged out gets no new draft until they log in again.
    take(afterChanging(syncRef.current, { values, entry }, dirty && !isLogout));
    const timer = setTimeout(() => save(), debounceMs);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the answer to the question is saved, too
  }, [values, entry, isAsked, dirty, isLogout, isSubmitting, syncRef, take]);

  // A chosen file survives a reload only once it is in IndexedDB, where it is stored only for a draft that names it.
  const file = Object.values(values).find((value) => value instanceof File);
  useEffect(() => {
    if (file) save();
  }, [file]);

  // The draft is complete before the form is sent, and nothing is left unsaved that could bring it back after sending.
  const saveToSend = useEffectEvent(() => {
    const stored = selectDraft(store.getState(), kind);
    // It is removed once the form is sent, for which no other draft may be in front of it.
    if (stored && formsFirst(syncRef.current, stored) !== stored)
      take(afterChanging(syncRef.current, { values, entry }, true));
    save();
  });
  useEffect(() => {
    if (isSubmitting) saveToSend();
  }, [isSubmitting]);

  // The return path of the login carries choices of the draft (src/layout/useLoginReturnPath.ts), so the draft has to
  // be up to date when the session ends. After a logout, here or in another tab, there is nothing to save.
  useEffect(() => store.dispatch(listenTo({ actionCreator: sessionEnded, effect: () => save() })), [store]);

  useEffect(() => {
    const saveNow = () => save();
    window.addEventListener('pagehide', saveNow);
    // Phones may discard a tab in the background without firing another event.
    document.addEventListener('visibilitychange', saveNow);
    return () => {
      window.removeEventListener('pagehide', saveNow);
      document.removeEventListener('visibilitychange', saveNow);
      saveNow();
    };
  }, []);
}
