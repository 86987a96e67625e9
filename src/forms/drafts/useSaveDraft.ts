import { useEffect, useEffectEvent } from 'react';
import type { ApplicationKind } from '../../../contract/applications.ts';
import { sessionEnded } from '../../state/auth/authSlice.ts';
import { draftSaved, selectDraft } from '../../state/forms/draftsSlice.ts';
import { useSiteStore } from '../../state/hooks.ts';
import { listenTo } from '../../state/siteStore.ts';
import { changed, saved } from './draftTransitions.ts';
import type { FormNow } from './formUpdate.ts';
import { rememberTypedHere } from './typedHere.ts';
import type { DraftSessionHandle } from './useDraftSession.ts';

const debounceMs = 400;

/** Saves a form as a draft a moment after the last change, and at once when the form or the page goes. */
export function useSaveDraft(
  kind: ApplicationKind,
  { shown, sessionRef, take }: DraftSessionHandle,
  form: FormNow,
  dirty: boolean,
): void {
  const store = useSiteStore();
  const { values, entry, owner, isLogout, isSubmitting } = form;
  const { waiting } = shown;

  const save = useEffectEvent(() => {
    const stored = selectDraft(store.getState(), kind);
    const { draft, ...session } = saved(sessionRef.current, stored, form);
    take(session);
    if (!draft) return;
    if (owner === null && draft.begunAt !== undefined) rememberTypedHere(kind, draft.begunAt);
    store.dispatch(draftSaved({ form: kind, draft }));
  });

  useEffect(() => {
    // What is on its way was saved when it left. Once it has arrived no draft of it is wanted.
    if (isSubmitting) return undefined;
    // Not for an owner who has logged out, and once more when they are back.
    take(changed(sessionRef.current, { values, entry, waiting }, dirty && !isLogout));
    const timer = setTimeout(() => save(), debounceMs);
    return () => clearTimeout(timer);
  }, [values, entry, waiting, dirty, isLogout, isSubmitting, sessionRef, take]);

  // A file outlives a full load only once it is kept, and is kept only for a draft that names it.
  const file = Object.values(values).find((value) => value instanceof File);
  useEffect(() => {
    if (file) save();
  }, [file]);

  // Before anything is sent the draft is whole; what is sent leaves no later one behind.
  useEffect(() => {
    if (isSubmitting) save();
  }, [isSubmitting]);

  // The way back from the login takes the draft's choices along. A logout, here or in another tab, leaves nothing to save.
  useEffect(() => store.dispatch(listenTo({ actionCreator: sessionEnded, effect: () => save() })), [store]);

  useEffect(() => {
    const saveNow = () => save();
    window.addEventListener('pagehide', saveNow);
    // Phones may close a tab in the background without another word.
    document.addEventListener('visibilitychange', saveNow);
    return () => {
      window.removeEventListener('pagehide', saveNow);
      document.removeEventListener('visibilitychange', saveNow);
      saveNow();
    };
  }, []);
}
