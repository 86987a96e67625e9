import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { ApplicationKind } from '../../../../contract/applications.ts';
import { constants } from '../../../../contract/constants.ts';
import { isPdf } from '../../../../contract/rules.ts';
import { selectAccountEmail } from '../../../state/auth/authSlice.ts';
import { findFile, forgetFile, hasDatabase, keepFile } from '../../../state/forms/draftFiles.ts';
import type { DraftFile } from '../../../state/forms/draftFiles.ts';
import { selectDraft } from '../../../state/forms/draftsSlice.ts';
import type { Draft } from '../../../state/forms/draftsSlice.ts';
import { changeOf } from '../../../state/forms/mergedDraft.ts';
import { useSiteSelector, useSiteStore } from '../../../state/hooks.ts';
import { selectStorageBlocked } from '../../../state/noticesSlice.ts';
import { isRehydrated } from '../../../state/rehydrated.ts';
import { useForm } from '../../engine/formContext.ts';
import { without } from '../useChangeTimes.ts';
import type { Changes } from '../useChangeTimes.ts';
import { useFileOfOtherTabs } from './useFileOfOtherTabs.ts';
import { useForgetUnwantedFiles } from './useForgetUnwantedFiles.ts';

export type DraftFileStatus = {
  /** Whether what stands in the form would be lost with it: a file that is not kept with the draft, or not yet. */
  wouldLoseFile: boolean;
  /** Of the restored draft, the names of the files that have to be chosen again, by question. */
  lostFileNames: Readonly<Record<string, string>>;
};

/**
 * Keeps the file of the surrounding form in this browser as long as the form's draft names it, no longer and for nobody
 * else, and brings it back with the draft. The draft itself has the file's name only.
 * @param restored the draft whose answers were brought back into the form
 */
export function useDraftFile(
  kind: ApplicationKind,
  restored: Draft | null,
  changesRef: RefObject<Changes>,
): DraftFileStatus {
  useForgetUnwantedFiles();
  const store = useSiteStore();
  const { fields, values, setValues } = useForm();
  const field = fields.find(({ control }) => control === 'file')?.name;
  const value = field === undefined ? null : values[field];
  const file = value instanceof File ? value : null;

  const rehydrated = useSiteSelector(({ drafts }) => isRehydrated(drafts));
  const blocked = useSiteSelector(selectStorageBlocked);
  const draft = useSiteSelector((state) => selectDraft(state, kind));
  const account = useSiteSelector(selectAccountEmail);
  // Entries of somebody whose session ended stay theirs.
  const owner = account ?? draft?.owner ?? null;
  const namedFile = field === undefined ? undefined : draft?.fileNames[field];

  /** The file of this form that lies in storage, and under whose name. */
  const [kept, setKept] = useState<Pick<DraftFile, 'file' | 'owner' | 'changedAt'> | null>(null);
  /** The restored draft whose file was looked for last; `isLost` once it is known that it will not come. */
  const [search, setSearch] = useState<{ draft: Draft; isLost: boolean } | null>(null);
  /** When another tab chose the last file that could not be kept. */
  const [refusedAt, setRefusedAt] = useState<number | null>(null);
  const restoredName = field === undefined ? undefined : restored?.fileNames[field];
  const isSearching = restored !== null && restoredName !== undefined && search?.draft !== restored;
  /** As it was found; what follows in its place is what another tab has made of it. */
  const foundDraftRef = useRef<Draft | null>(null);
  useEffect(() => {
    if (restored?.savedAt !== foundDraftRef.current?.savedAt) foundDraftRef.current = restored;
  }, [restored]);

  const show = (found: DraftFile) => {
    if (field === undefined) return;
    setKept(found);
    // It was not chosen here.
    const { values: before, times, fileNames } = changesRef.current;
    changesRef.current = {
      values: { ...before, [field]: found.file },
      times: { ...times, [field]: Math.max(found.changedAt, times[field] ?? 0) },
      fileNames: without(fileNames, [field]),
    };
    setValues(() => ({ [field]: found.file }));
  };
  const bringIn = useEffectEvent(show);
  const tellOtherTabs = useFileOfOtherTabs(
    { form: kind, field, owner },
    (found) => {
      const isEarlier = found.changedAt < (changesRef.current.times[found.field] ?? 0);
      const isShown = file !== null && kept?.file === file && kept.changedAt === found.changedAt;
      if (!isEarlier && !isShown) show(found);
    },
    setRefusedAt,
  );

  useEffect(() => {
    if (!restored || field === undefined || restoredName === undefined || !hasDatabase()) return undefined;
    let current = true;
    const bringBack = async () => {
      const found = await findFile({ form: kind, field }, restored.owner);
      if (!current) return;
      const isFound = found?.file.name === restoredName;
      // Another tab that has just chosen it tells when it is kept, or cannot be; until then nobody knows.
      setSearch({ draft: restored, isLost: !isFound && restored === foundDraftRef.current });
      // Unless somebody quick has chosen one meanwhile.
      if (isFound && changesRef.current.fileNames[field] === restoredName) bringIn(found);
    };
    void bringBack();
    return () => {
      current = false;
    };
  }, [kind, field, restored, restoredName, changesRef]);

  const isNamed = file !== null && namedFile === file.name;
  const isKept = kept !== null && kept.file === file && kept.owner === owner;
  useEffect(() => {
    if (field === undefined || !file || !isNamed || isKept || blocked || !hasDatabase()) return undefined;
    let current = true;
    const keep = async () => {
      const changedAt = changesRef.current.times[field] ?? 0;
      const isGood = file.size <= constants.draftFileMaxSize && (await isPdf(file));
      // It was taken out, or sent, or a logout in another tab took everything along.
      if (selectDraft(store.getState(), kind)?.fileNames[field] !== file.name) return;
      if (!isGood) await forgetFile({ form: kind, field }, changedAt);
      const isDone = isGood && (await keepFile({ form: kind, field, owner, changedAt, file }));
      if (!current) return;
      if (isDone) setKept({ file, owner, changedAt });
      tellOtherTabs(isDone ? 'kept' : 'refused', changedAt);
    };
    void keep();
    return () => {
      current = false;
    };
  }, [kind, field, file, isNamed, isKept, blocked, owner, tellOtherTabs, store, changesRef]);

  // The draft is gone, sent, discarded or with a logout; or it names no file, because the visitor took it out.
  const isUnwanted = draft === null || (namedFile === undefined && file === null && !isSearching);
  const unwantedSince = useEffectEvent((name: string) =>
    draft === null ? Date.now() : changeOf(draft, name) || draft.savedAt,
  );
  useEffect(() => {
    if (!rehydrated || !isUnwanted || field === undefined || !hasDatabase()) return;
    const until = unwantedSince(field);
    const forget = async () => {
      await forgetFile({ form: kind, field }, until);
      setKept((now) => (now && now.changedAt > until ? now : null));
    };
    void forget();
  }, [kind, field, rehydrated, isUnwanted]);

  const isRefused = restored !== null && field !== undefined && changeOf(restored, field) === refusedAt;
  const isLost =
    file === null &&
    restored !== null &&
    (isRefused || !hasDatabase() || (search?.draft === restored && search.isLost));
  return {
    wouldLoseFile: file !== null && !isKept,
    lostFileNames: isLost ? restored.fileNames : {},
  };
}
