import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import type { ApplicationKind } from '../../../contract/applications.ts';
import type { Field, FieldValues } from '../../../contract/fields.ts';
import { selectAccountEmail } from '../../state/auth/authSlice.ts';
import type { Draft } from '../../state/forms/draftsSlice.ts';
import { selectSubmitting } from '../../state/forms/formsSlice.ts';
import { changeOf } from '../../state/forms/mergedDraft.ts';
import { useSiteSelector } from '../../state/hooks.ts';
import { isRehydrated } from '../../state/rehydrated.ts';
import { useForm } from '../engine/formContext.ts';
import {
  changedElsewhereIn,
  isAskedAbout,
  isSaved,
  restorableValuesOf,
  whyNotRestored,
} from './restorable.ts';
import type { AnswerContext } from './restorable.ts';
import { isTypedHere, rememberTypedHere } from './typedHere.ts';
import { without } from './useChangeTimes.ts';
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
 * and what of it is restored, restorable.ts says.
 */
export function useRestoreDraft(
  kind: ApplicationKind,
  draft: Draft | null,
  { isOwnDraftRef, changesRef, owner }: DraftRefs,
  { initialValues, prefillValues, isOption }: RestoreOptions,
) {
  const { fields, values, setValues, reset } = useForm();
  const { key: entry } = useLocation();
  const account = useSiteSelector(selectAccountEmail);
  const isRead = useSiteSelector(({ drafts }) => isRehydrated(drafts));
  const isSubmitting = useSiteSelector((state) => selectSubmitting(state, kind));
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

  /** Answers from elsewhere do not count as changed here. Of a file there is its name only: it comes by itself. */
  const bringIn = (found: Draft, patch: FieldValues, times: Record<string, number>) => {
    const changes = changesRef.current;
    const named = Object.entries(found.fileNames).filter(([name]) => name in patch);
    changesRef.current = {
      values: { ...changes.values, ...patch },
      times: { ...changes.times, ...times },
      fileNames: { ...without(changes.fileNames, Object.keys(patch)), ...Object.fromEntries(named) },
    };
    setValues(() => patch);
  };

  /** Questions whose file another tab chose or took out later than this one. */
  const filesChangedElsewhereIn = (found: Draft) => {
    const { times } = changesRef.current;
    return fields.filter(
      ({ name, control }) => control === 'file' && changeOf(found, name) > (times[name] ?? 0),
    );
  };
  const noFiles = (of: readonly Field[]) => Object.fromEntries(of.map(({ name }) => [name, null]));

  const restore = (found: Draft) => {
    const context = { values, initialValues, prefillValues, entry, isOption };
    const files = filesChangedElsewhereIn(found).filter(({ name }) => name in found.fileNames);
    const patch = { ...restorableValuesOf(found, fields, context), ...noFiles(files) };
    const now = Date.now();
    const times = fields
      .filter((field) => isSaved(field) || files.includes(field))
      // What was typed here instead of the draft's answer counts as later.
      .map(({ name }) => [name, name in patch ? changeOf(found, name) : now] as const)
      .filter(([name, time]) => time > 0 && name in { ...found.values, ...found.fileNames });
    isOwnDraftRef.current = true;
    bringIn(found, patch, Object.fromEntries(times));
  };

  const followOwn = (found: Draft) => {
    const { times } = changesRef.current;
    const changed = changedElsewhereIn(found, fields, { times, isOption });
    const files = filesChangedElsewhereIn(found);
    const isAskedAnew = found.earlier?.savedAt !== shownRef.current.waiting?.savedAt;
    if (changed.length === 0 && files.length === 0 && !isAskedAnew) return;
    const patch = Object.fromEntries(changed.map(({ name }) => [name, found.values[name] ?? '']));
    const later = [...changed, ...files].map(({ name }) => [name, changeOf(found, name)]);
    bringIn(found, { ...patch, ...noFiles(files) }, Object.fromEntries(later));
    const synced = Object.entries(patch).filter(([name, value]) => values[name] !== value);
    const before = shownRef.current;
    show({
      ...before,
      restored: before.restored && {
        ...before.restored,
        fileNames: found.fileNames,
        changedAt: found.changedAt,
      },
      waiting: found.earlier ?? null,
      synced: { ...before.synced, ...Object.fromEntries(synced) },
    });
  };

  const followRemoval = (visitor: string | null) => {
    // A logout takes drafts along and leaves open forms alone.
    const isLogout = owner !== null && visitor === null;
    const isTakenByLogout = isLogout && isOwnDraftRef.current;
    const isRemoved = removedElsewhereRef.current && isOwnDraftRef.current && !isSubmitting && !isLogout;
    removedElsewhereRef.current = false;
    isOwnDraftRef.current = false;
    const { times } = changesRef.current;
    const typedSince = Object.keys(times).filter((name) => (times[name] ?? 0) > lastSavedAtRef.current);
    const only = <Value>(record: Record<string, Value>) =>
      Object.fromEntries(Object.entries(record).filter(([name]) => typedSince.includes(name)));
    changesRef.current = { ...changesRef.current, times: only(times), fileNames: {} };
    show(isRemoved || isTakenByLogout ? { ...nothing, isRemoved, isTakenByLogout } : nothing);
    if (isRemoved) reset({ ...initialValues, ...only(values) });
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
    const why = whyNotRestored(found, {
      account: visitor,
      isOwnDraft: false,
      isTypedHere: isTypedHere(kind, found),
    });
    if (why === null) restore(found);
    show({
      ...nothing,
      isRemoved: isReplaced && shownRef.current.isRemoved,
      restored: why === null ? found : null,
      waiting: isAskedAbout(why) ? found : (why === null && found.earlier) || null,
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
