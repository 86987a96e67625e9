import { useEventCallback } from '@mui/material/utils';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { ApplicationKind } from '../../../contract/applications.ts';
import type { Field } from '../../../contract/fields.ts';
import { selectAccountEmail, selectLoggedOut } from '../../state/auth/authSlice.ts';
import { chainOf } from '../../state/forms/draftChain.ts';
import { draftDiscarded, draftSaved, isUsable, selectDraft } from '../../state/forms/draftsSlice.ts';
import type { Draft } from '../../state/forms/draftsSlice.ts';
import { useSiteSelector, useSiteStore } from '../../state/hooks.ts';
import { useAsk } from '../../state/dialog/useAsk.ts';
import { isRehydrated } from '../../state/isRehydrated.ts';
import { focusControl } from '../engine/focus/focusControl.ts';
import { useForm } from '../engine/formContext.ts';
import { useSubmitting } from '../engine/useSubmitting.ts';
import { afterAdopting, afterDiscarding, afterRefusing, formsFirst } from './draftTransitions.ts';
import type { FormNow } from './formUpdate.ts';
import { formatSavedTime } from './formatRelativeDate.ts';
import { isSaved } from './restorable.ts';
import type { DraftSyncHandle } from './useDraftSync.ts';
import { useFollowDraft } from './useFollowDraft.ts';
import { useSaveDraft } from './useSaveDraft.ts';

export type DraftStatus = {
  /** Whether anything was typed or chosen. */
  dirty: boolean;
  /** Whether nothing is saved, because the owner of the entries has logged out, or storage was cleared. */
  isHeldBack: boolean;
  /** The time of the last save, in the words shown to visitors; null while nothing is saved. */
  savedTime: string | null;
  /** The draft that was restored into this form. */
  restored: Draft | null;
  /** Whether `restored` is an anonymous draft that the visitor was asked about and chose to use. */
  isAdopted: boolean;
  /** Fields for which `restored` has a choice that is not offered here now, as long as nothing else is chosen. */
  notOffered: readonly Field[];
  /** An anonymous draft that the visitor is asked about; its content is not shown. */
  waiting: Draft | null;
  /** Fields that still show the answer that another tab gave. */
  changedElsewhere: readonly Field[];
  /** Whether another tab sent or discarded this form, and nothing was typed since. */
  isRemoved: boolean;
  /** Whether it did so, and what is in the form was changed since then. */
  hasRest: boolean;
  /** Discards the draft and resets the form, after the visitor has confirmed it. */
  discard: () => Promise<void>;
  /** Whether an account that may be the visitor's has a draft here, which only a login restores. */
  isHidden: boolean;
  /** Answer the question about `waiting`: restore it into the form, or delete it from this device. */
  adoptWaiting: () => void;
  deleteWaiting: () => void;
};

type DraftOptions = Pick<FormNow, 'owner' | 'initialValues' | 'prefillValues' | 'isOption'>;

/** Saves the answers of the surrounding form on this device and restores them. A sent form leaves no draft. */
export function useDraft(kind: ApplicationKind, sync: DraftSyncHandle, options: DraftOptions): DraftStatus {
  const { initialValues, isOption } = options;
  const store = useSiteStore();
  const { form, fields, values } = useForm();
  const { key: entry } = useLocation();
  const dirty = fields.some(({ name }) => values[name] !== initialValues[name]);
  const account = useSiteSelector(selectAccountEmail);
  const isLoggedOut = useSiteSelector(selectLoggedOut);
  const draft = useSiteSelector((state) => selectDraft(state, kind));
  const isRead = useSiteSelector(({ drafts }) => isRehydrated(drafts));

  const formNow: FormNow = {
    ...options,
    fields,
    values,
    entry,
    account,
    isLogout: options.owner !== null && isLoggedOut,
    isSubmitting: useSubmitting(),
    isRead,
  };
  useFollowDraft(kind, draft, sync, formNow);
  useSaveDraft(kind, sync, formNow, dirty);
  const { shown, syncRef, take } = sync;
  const { restored, isAdopted, waiting, synced, isRemoved, hasRest } = shown;

  // The buttons disappear with their note, so focus moves to the first field, where the visitor continues.
  const focusFirst = () => {
    if (fields[0]) focusControl(form, fields[0].name);
  };

  const ask = useAsk();
  // A stable function: memoised parts of the form receive it, and must not render with each keystroke.
  const discard = useEventCallback(async () => {
    if ((await ask('form.discard')) !== 'confirm') return;
    // This form's own draft may have been saved while the question was open.
    const stored = selectDraft(store.getState(), kind);
    const others = stored && formsFirst(syncRef.current, stored).earlier;
    if (others && others.savedAt === stored.savedAt)
      // This form's own draft is set aside by another one, which stays. A later time takes it to the other tabs.
      store.dispatch(draftSaved({ form: kind, draft: { ...others, savedAt: stored.savedAt + 1 } }));
    else if (stored?.savedAt !== syncRef.current.shown.waiting?.savedAt)
      store.dispatch(draftDiscarded({ form: kind }));
    take(afterDiscarding(syncRef.current, formNow));
    focusFirst();
  });

  const adoptWaiting = () => {
    take(afterAdopting(syncRef.current, formNow, Date.now()));
    focusFirst();
  };
  const deleteWaiting = () => {
    // Otherwise `waiting` is part of this form's own draft (`earlier`), and the next save leaves it out.
    if (draft?.savedAt === waiting?.savedAt) store.dispatch(draftDiscarded({ form: kind }));
    take(afterRefusing(syncRef.current));
    focusFirst();
  };

  // Nobody else is told that an account has typed something here.
  const isNobody = account === null && options.owner === null;
  const isShown = draft !== null && isUsable(draft, account) && draft.savedAt !== waiting?.savedAt;
  const savedAt = isShown ? draft.savedAt : null;
  // Not with each keystroke, because the browser makes a new format of dates each time.
  const savedTime = useMemo(() => (savedAt === null ? null : formatSavedTime(savedAt)), [savedAt]);
  return {
    dirty,
    isHeldBack: formNow.isLogout || (shown.isCleared && draft === null),
    savedTime,
    restored,
    isAdopted,
    notOffered: fields.filter(
      (field) =>
        isSaved(field) &&
        values[field.name] === initialValues[field.name] &&
        !isOption(field, restored?.values[field.name] ?? ''),
    ),
    waiting,
    changedElsewhere: fields.filter(({ name }) => name in synced && synced[name] === values[name]),
    isRemoved: isRemoved && !dirty,
    hasRest: hasRest && dirty,
    isHidden: isNobody && chainOf(draft).some(({ owner }) => owner !== null),
    discard,
    adoptWaiting,
    deleteWaiting,
  };
}
