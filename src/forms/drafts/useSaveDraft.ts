import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { ApplicationKind } from '../../../contract/applications.ts';
import { draftSaved, selectDraft } from '../../state/forms/draftsSlice.ts';
import type { Draft } from '../../state/forms/draftsSlice.ts';
import { selectSubmitting } from '../../state/forms/formsSlice.ts';
import { useSiteSelector, useSiteStore } from '../../state/hooks.ts';
import { useForm } from '../engine/formContext.ts';
import { isSaved } from './restorable.ts';
import { rememberTypedHere } from './typedHere.ts';
import type { DraftRefs } from './useRestoreDraft.ts';

const debounceMs = 400;

type DraftContent = Pick<Draft, 'values' | 'fileNames' | 'entry'>;

type SaveOptions = { dirty: boolean; restored: Draft | null; waiting: Draft | null };

/** The saved part of what stands in the form: texts, of a file its name, and the history entry it stands in. */
function useDraftContent(restored: Draft | null): DraftContent {
  const { fields, values } = useForm();
  const { key: entry } = useLocation();
  return useMemo(() => {
    const texts = fields.flatMap((field) => {
      const value = values[field.name];
      return isSaved(field) && typeof value === 'string' ? [[field.name, value] as const] : [];
    });
    const files = fields.flatMap(({ name, control }) => {
      const value = values[name];
      const file = value instanceof File ? value.name : restored?.fileNames[name];
      return control === 'file' && file !== undefined ? [[name, file] as const] : [];
    });
    return { values: Object.fromEntries(texts), fileNames: Object.fromEntries(files), entry };
  }, [fields, values, restored, entry]);
}

/** Saves a form as a draft a moment after the last change, and at once when the form or the page goes. */
export function useSaveDraft(
  kind: ApplicationKind,
  { isOwnDraftRef, changesRef, owner }: DraftRefs,
  { dirty, restored, waiting }: SaveOptions,
): void {
  const store = useSiteStore();
  const isSubmitting = useSiteSelector((state) => selectSubmitting(state, kind));
  const content = useDraftContent(restored);

  const pendingRef = useRef<DraftContent | null>(null);
  const savePending = useEffectEvent(() => {
    const pending = pendingRef.current;
    if (!pending) return;
    pendingRef.current = null;
    const own = isOwnDraftRef.current ? selectDraft(store.getState(), kind) : null;
    // Another tab has just sent or discarded it, and this form does not know yet.
    if (isOwnDraftRef.current && !own) return;
    isOwnDraftRef.current = true;
    const savedAt = Date.now();
    const begunAt = own?.begunAt ?? savedAt;
    if (owner === null) rememberTypedHere(kind, begunAt);
    const changedAt = { ...changesRef.current.times };
    const earlier = waiting ? { earlier: waiting } : {};
    const draft: Draft = { ...pending, owner, savedAt, begunAt, changedAt, ...earlier };
    store.dispatch(draftSaved({ form: kind, draft }));
  });

  useEffect(() => {
    pendingRef.current = dirty || isOwnDraftRef.current ? content : null;
    const timer = setTimeout(() => savePending(), debounceMs);
    return () => clearTimeout(timer);
  }, [content, dirty, waiting, isOwnDraftRef]);

  // Before anything is sent the draft is whole; what is sent leaves no later one behind.
  useEffect(() => {
    if (isSubmitting) savePending();
  }, [isSubmitting]);

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
