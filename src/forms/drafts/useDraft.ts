import { useRef } from 'react';
import type { ApplicationKind } from '../../../contract/applications.ts';
import type { FieldValues } from '../../../contract/fields.ts';
import { selectAccountEmail } from '../../state/auth/authSlice.ts';
import { draftDiscarded, isUsable, selectDraft } from '../../state/forms/draftsSlice.ts';
import type { Draft } from '../../state/forms/draftsSlice.ts';
import { useSiteDispatch, useSiteSelector } from '../../state/hooks.ts';
import { useAsk } from '../../state/dialog/useAsk.ts';
import { useForm } from '../engine/formContext.ts';
import { useRestoreDraft } from './useRestoreDraft.ts';
import type { RestoreOptions } from './useRestoreDraft.ts';
import { useSaveDraft } from './useSaveDraft.ts';

type DraftOptions = RestoreOptions & {
  /** What the form holds before anybody typed; it is no draft. */
  initialValues: FieldValues;
};

export type DraftStatus = {
  /** Whether anything was typed or chosen. */
  dirty: boolean;
  /** Milliseconds since 1970; null while nothing is saved. */
  savedAt: number | null;
  /** The draft this form began with. */
  restored: Draft | null;
  /** Asks first. */
  discard: () => Promise<void>;
};

/** Saves what is typed into the surrounding form on this device, and restores it. A sent form leaves no draft. */
export function useDraft(kind: ApplicationKind, options: DraftOptions): DraftStatus {
  const { initialValues } = options;
  const dispatch = useSiteDispatch();
  const { fields, values, reset } = useForm();
  const dirty = fields.some(({ name }) => values[name] !== initialValues[name]);
  const account = useSiteSelector(selectAccountEmail);
  const draft = useSiteSelector((state) => selectDraft(state, kind));
  /** Whether the stored draft is this form's own: restored into it, or saved from it. */
  const isOwnDraftRef = useRef(false);

  const [restored, setRestored] = useRestoreDraft(draft, isOwnDraftRef, options);
  useSaveDraft(kind, isOwnDraftRef, { dirty, restored });

  const ask = useAsk();
  const discard = async () => {
    if ((await ask('form.discard')) !== 'confirm') return;
    dispatch(draftDiscarded({ form: kind }));
    setRestored(null);
    reset(initialValues);
  };

  const savedAt = draft && isUsable(draft, account) ? draft.savedAt : null;
  return { dirty, savedAt, restored, discard };
}
