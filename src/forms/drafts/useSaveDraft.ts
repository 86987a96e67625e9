import { useEffect, useEffectEvent, useRef } from 'react';
import type { RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import type { ApplicationKind } from '../../../contract/applications.ts';
import type { Field, FieldValues } from '../../../contract/fields.ts';
import { selectAccountEmail, sessionEnded } from '../../state/auth/authSlice.ts';
import { draftSaved, selectDraft } from '../../state/forms/draftsSlice.ts';
import type { Draft } from '../../state/forms/draftsSlice.ts';
import { mergedDraft } from '../../state/forms/mergedDraft.ts';
import { listenTo, useSiteSelector, useSiteStore } from '../../state/hooks.ts';
import { useForm } from '../engine/formContext.ts';
import { useSubmitting } from '../engine/useSubmitting.ts';
import { isSaved } from './restorable.ts';
import { rememberTypedHere } from './typedHere.ts';
import type { DraftRefs, Restored } from './useFollowDraft.ts';

const debounceMs = 400;

type SaveOptions = { dirty: boolean; shown: Restored; shownRef: RefObject<Restored> };

type Pending = Pick<Restored, 'waiting'> & { values: FieldValues; entry: string };

/** The saved part of what stands in a form: texts, and of a file its name, or that of the draft's that has not come. */
function savedPartOf(fields: readonly Field[], values: FieldValues, fileNames: Draft['fileNames']) {
  const texts = fields.flatMap((field) => {
    const value = values[field.name];
    return isSaved(field) && typeof value === 'string' ? [[field.name, value] as const] : [];
  });
  const files = fields.flatMap(({ name, control }) => {
    const value = values[name];
    const file = value instanceof File ? value.name : fileNames[name];
    return control === 'file' && file !== undefined ? [[name, file] as const] : [];
  });
  return { values: Object.fromEntries(texts), fileNames: Object.fromEntries(files) };
}

/** Saves a form as a draft a moment after the last change, and at once when the form or the page goes. */
export function useSaveDraft(
  kind: ApplicationKind,
  { isOwnDraftRef, changesRef, owner }: DraftRefs,
  { dirty, shown, shownRef }: SaveOptions,
): void {
  const store = useSiteStore();
  const isSubmitting = useSubmitting();
  const { fields, values } = useForm();
  const { key: entry } = useLocation();
  const { waiting, isTakenByLogout } = shown;
  const isSessionOver = useSiteSelector(selectAccountEmail) === null && owner !== null;
  // What stands here is its owner's, who wanted nothing left on this device, and saved again once they are back.
  const isHeldBack = isTakenByLogout && isSessionOver;

  const pendingRef = useRef<Pending | null>(null);
  const savePending = useEffectEvent(() => {
    const pending = pendingRef.current;
    if (!pending) return;
    pendingRef.current = null;
    const own = isOwnDraftRef.current ? selectDraft(store.getState(), kind) : null;
    // Another tab has just sent or discarded it, and this form does not know yet.
    if (isOwnDraftRef.current && !own) return;
    if (isHeldBack) return;
    isOwnDraftRef.current = true;
    const savedAt = Date.now();
    const begunAt = own?.begunAt ?? savedAt;
    if (owner === null) rememberTypedHere(kind, begunAt);
    // What has come from elsewhere and is about to be rendered belongs to it, too.
    const now = { ...pending, ...shownRef.current };
    const draft: Draft = {
      ...savedPartOf(fields, { ...now.values, ...changesRef.current.values }, changesRef.current.fileNames),
      owner,
      savedAt,
      begunAt,
      entry: now.entry,
      changedAt: changesRef.current.times,
      ...(now.waiting && { earlier: now.waiting }),
    };
    // Another tab may have changed it just now.
    store.dispatch(draftSaved({ form: kind, draft: own ? mergedDraft(draft, own) : draft }));
  });

  useEffect(() => {
    // What is on its way was saved when it left. Once it has arrived no draft of it is wanted.
    if (isSubmitting) return undefined;
    const isWanted = isOwnDraftRef.current || (dirty && !isHeldBack);
    pendingRef.current = isWanted ? { values, entry, waiting } : null;
    const timer = setTimeout(() => savePending(), debounceMs);
    return () => clearTimeout(timer);
  }, [values, entry, waiting, dirty, isOwnDraftRef, isHeldBack, isSubmitting]);

  // Before anything is sent the draft is whole; what is sent leaves no later one behind.
  useEffect(() => {
    if (isSubmitting) savePending();
  }, [isSubmitting]);

  // The way back from the login takes the draft's choices along. A logout, here or in another tab, leaves nothing to save.
  useEffect(
    () => store.dispatch(listenTo({ actionCreator: sessionEnded, effect: () => savePending() })),
    [store],
  );

  useEffect(() => {
    const save = () => savePending();
    window.addEventListener('pagehide', save);
    // Phones may close a tab in the background without another word.
    document.addEventListener('visibilitychange', save);
    return () => {
      window.removeEventListener('pagehide', save);
      document.removeEventListener('visibilitychange', save);
      save();
    };
  }, []);
}
