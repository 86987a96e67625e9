import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import type { ApplicationKind } from '../../../contract/applications.ts';
import { selectAccountEmail } from '../../state/auth/authSlice.ts';
import { draftSaved } from '../../state/forms/draftsSlice.ts';
import type { Draft } from '../../state/forms/draftsSlice.ts';
import { selectSubmitting } from '../../state/forms/formsSlice.ts';
import { useSiteDispatch, useSiteSelector } from '../../state/hooks.ts';
import { useForm } from '../engine/formContext.ts';
import { isSaved } from './restorable.ts';

const debounceMs = 400;

type DraftContent = Pick<Draft, 'values' | 'fileNames' | 'entry'>;

type SaveOptions = { dirty: boolean; restored: Draft | null };

/** The saved part of what stands in the form: texts, of a file its name, and the history entry it stands in. */
function useDraftContent(restored: Draft | null): DraftContent {
  const { fields, values } = useForm();
  const { key: entry } = useLocation();
  // Once a file stood here, the one of the restored draft was brought back or replaced: taken out, it is no part of it.
  const hasFile = Object.values(values).some((value) => value instanceof File);
  const [hadFile, setHadFile] = useState(hasFile);
  if (hasFile && !hadFile) setHadFile(true);
  return useMemo(() => {
    const texts = fields.flatMap((field) => {
      const value = values[field.name];
      return isSaved(field) && typeof value === 'string' ? [[field.name, value] as const] : [];
    });
    const files = fields.flatMap(({ name, control }) => {
      const value = values[name];
      const file = value instanceof File ? value.name : hadFile ? undefined : restored?.fileNames[name];
      return control === 'file' && file !== undefined ? [[name, file] as const] : [];
    });
    return { values: Object.fromEntries(texts), fileNames: Object.fromEntries(files), entry };
  }, [fields, values, restored, entry, hadFile]);
}

/** Saves a form as a draft a moment after the last change, and at once when the form or the page goes. */
export function useSaveDraft(
  kind: ApplicationKind,
  isOwnDraftRef: RefObject<boolean>,
  { dirty, restored }: SaveOptions,
): void {
  const dispatch = useSiteDispatch();
  const account = useSiteSelector(selectAccountEmail);
  const isSubmitting = useSiteSelector((state) => selectSubmitting(state, kind));
  const content = useDraftContent(restored);

  // Entries of somebody whose session ended stay theirs.
  const [owner, setOwner] = useState(account);
  if (account !== null && account !== owner) setOwner(account);

  const pendingRef = useRef<DraftContent | null>(null);
  const savePending = useEffectEvent(() => {
    const pending = pendingRef.current;
    if (!pending) return;
    pendingRef.current = null;
    isOwnDraftRef.current = true;
    dispatch(draftSaved({ form: kind, draft: { ...pending, owner, savedAt: Date.now() } }));
  });

  useEffect(() => {
    pendingRef.current = dirty || isOwnDraftRef.current ? content : null;
    const timer = setTimeout(() => savePending(), debounceMs);
    return () => clearTimeout(timer);
  }, [content, dirty, isOwnDraftRef]);

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
