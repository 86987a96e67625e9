import { useState } from 'react';
import type { ApplicationKind } from '../../../../contract/applications.ts';
import { fileFieldOf } from '../../../../contract/fields.ts';
import { selectAccountEmail } from '../../../state/auth/authSlice.ts';
import { hasDatabase } from '../../../state/forms/draftFiles.ts';
import type { DraftFile } from '../../../state/forms/draftFiles.ts';
import { selectDraft } from '../../../state/forms/draftsSlice.ts';
import { changeOf } from '../../../state/forms/mergedDraft.ts';
import { useSiteSelector } from '../../../state/hooks.ts';
import { useForm } from '../../engine/formContext.ts';
import { afterFindingFile } from '../draftTransitions.ts';
import type { DraftSyncHandle } from '../useDraftSync.ts';
import type { FilePlace } from './filePlace.ts';
import { useFileOfOtherTabs } from './useFileOfOtherTabs.ts';
import { useFindFile } from './useFindFile.ts';
import { useForgetFile } from './useForgetFile.ts';
import { useForgetUnwantedFiles } from './useForgetUnwantedFiles.ts';
import { useKeepFile } from './useKeepFile.ts';
import { useRecoverFile } from './useRecoverFile.ts';

export type DraftFileStatus = {
  /** Whether leaving the form would lose its file, because the file is not stored with the draft, or not yet. */
  wouldLoseFile: boolean;
  /** Whether the browser could not store it. */
  isFileUnkept: boolean;
  /** By field name, the files of the restored draft that have to be chosen again. */
  lostFileNames: Readonly<Record<string, string>>;
};

const none: DraftFileStatus['lostFileNames'] = {};

/**
 * Stores the file of the surrounding form in IndexedDB for the owner of the form's draft, exactly as long as the draft
 * names it, and restores it with the draft. The draft itself holds only the file's name.
 */
export function useDraftFile(
  kind: ApplicationKind,
  { shown: { restored }, syncRef, take }: DraftSyncHandle,
): DraftFileStatus {
  useForgetUnwantedFiles();
  const { fields, values } = useForm();
  const field = fileFieldOf(fields)?.name;
  const place: FilePlace = { form: kind, field };
  const value = field === undefined ? null : values[field];
  const file = value instanceof File ? value : null;

  const draft = useSiteSelector((state) => selectDraft(state, kind));
  const account = useSiteSelector(selectAccountEmail);
  // Entries of an account whose session has expired still belong to that account.
  const owner = account ?? draft?.owner ?? null;
  const namedFile = field === undefined ? undefined : draft?.fileNames[field];

  /** The file of this form that is in storage, and its owner there. */
  const [kept, setKept] = useState<Pick<DraftFile, 'file' | 'owner' | 'changedAt'> | null>(null);
  /** The last file of this form that the browser could not store. */
  const [refused, setRefused] = useState<File | null>(null);
  /** When another tab chose the last file that could not be stored. */
  const [refusedAt, setRefusedAt] = useState<number | null>(null);

  const show = (found: DraftFile) => {
    setKept(found);
    take(afterFindingFile(syncRef.current, found));
  };

  const { isSearching, isMissing } = useFindFile(place, restored, (found) => {
    // The visitor may have chosen another file while storage was read.
    if (syncRef.current.answers.fileNames[found.field] === found.file.name) show(found);
  });

  const tellOtherTabs = useFileOfOtherTabs(
    { ...place, owner },
    (found) => {
      const isEarlier = found.changedAt < (syncRef.current.answers.times[found.field] ?? 0);
      const isShown = file !== null && kept?.file === file && kept.changedAt === found.changedAt;
      if (!isEarlier && !isShown) show(found);
    },
    setRefusedAt,
  );

  const isNamed = file !== null && namedFile === file.name;
  const isKept = kept !== null && kept.file === file && kept.owner === owner;
  useKeepFile(
    place,
    { file: isNamed && !isKept ? file : null, owner },
    () => syncRef.current.answers.times[field ?? ''] ?? 0,
    (tried, outcome) => {
      if (outcome === 'kept') setKept(tried);
      if (outcome === 'refused') setRefused(tried.file);
      tellOtherTabs(outcome === 'kept' ? 'kept' : 'refused', tried.changedAt);
    },
  );

  useRecoverFile(place, isKept ? kept : null, (found, unreadable) => {
    // The visitor may have chosen another file, or removed this one, while storage was read.
    const isCurrent = syncRef.current.answers.values[found.field] === unreadable;
    if (isCurrent) show(found);
    return isCurrent;
  });

  useForgetFile(place, {
    // The draft was sent, discarded or removed by a logout; or it names no file, because the visitor removed it.
    isUnwanted: draft === null || (namedFile === undefined && file === null && !isSearching),
    changedAt: draft ? changeOf(draft, field ?? '') || draft.savedAt : undefined,
    onForgotten: (until) => setKept((now) => (now && now.changedAt > until ? now : null)),
  });

  const isRefusedElsewhere =
    restored !== null && field !== undefined && changeOf(restored, field) === refusedAt;
  const isLost = file === null && restored !== null && (isRefusedElsewhere || isMissing || !hasDatabase());
  return {
    wouldLoseFile: file !== null && !isKept,
    isFileUnkept: file !== null && !isKept && file === refused,
    lostFileNames: isLost ? restored.fileNames : none,
  };
}
