import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ApplicationKind } from '../../../contract/applications.ts';
import { constants } from '../../../contract/constants.ts';
import { isPdf } from '../../../contract/rules.ts';
import { selectAccountEmail } from '../../state/auth/authSlice.ts';
import { findFile, forgetFile, forgetUnwantedFiles, keepFile } from '../../state/forms/draftFiles.ts';
import { isFresh, selectDraft } from '../../state/forms/draftsSlice.ts';
import type { Draft } from '../../state/forms/draftsSlice.ts';
import { useSiteSelector, useSiteStore } from '../../state/hooks.ts';
import { selectStorageBlocked } from '../../state/noticesSlice.ts';
import { isRehydrated } from '../../state/rehydrated.ts';
import { useForm } from '../engine/formContext.ts';
import { useFileOfOtherTabs } from './useFileOfOtherTabs.ts';

export type DraftFileStatus = {
  /** Whether what stands in the form would be lost with it: a file that is not kept with the draft, or not yet. */
  wouldLoseFile: boolean;
  /** Of the restored draft, the names of the files that have to be chosen again, by question. */
  lostFileNames: Readonly<Record<string, string>>;
};

/** Without it nothing is kept, and nothing need be looked for. */
const hasDatabase = () => 'indexedDB' in window;

/** A draft and its file in storage that belong together. */
const isWanted = (
  draft: Draft | null,
  { owner, field, name }: { owner: string | null; field: string; name: string },
) => draft !== null && isFresh(draft) && draft.owner === owner && draft.fileNames[field] === name;

/** Removes, at every visit of a form, files whose drafts are gone: those of all forms, for theirs may not be visited again. */
function useForgetUnwantedFiles(): void {
  const store = useSiteStore();
  const rehydrated = useSiteSelector(({ drafts }) => isRehydrated(drafts));
  useEffect(() => {
    if (!rehydrated || !hasDatabase()) return;
    void forgetUnwantedFiles(({ form, field, owner, file }) =>
      isWanted(selectDraft(store.getState(), form), { owner, field, name: file.name }),
    );
  }, [store, rehydrated]);
}

/**
 * Keeps the file of the surrounding form in this browser as long as the form's draft names it, no longer and for nobody
 * else, and brings it back with the draft. The draft itself has the file's name only.
 * @param restored the draft whose answers were brought back into the form
 */
export function useDraftFile(kind: ApplicationKind, restored: Draft | null): DraftFileStatus {
  useForgetUnwantedFiles();
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
  const [kept, setKept] = useState<{ file: File; owner: string | null } | null>(null);
  /** The restored draft whose file was looked for in vain. */
  const [lost, setLost] = useState<Draft | null>(null);
  const fileRef = useRef(file);
  useEffect(() => {
    fileRef.current = file;
  }, [file]);

  const show = (found: File | null, foundOwner: string | null) => {
    if (field === undefined) return;
    setKept(found && { file: found, owner: foundOwner });
    setValues(() => ({ [field]: found }));
  };
  const tellOtherTabs = useFileOfOtherTabs({ form: kind, field, owner }, show);
  const takeOver = useEffectEvent(show);

  useEffect(() => {
    const name = field === undefined ? undefined : restored?.fileNames[field];
    if (!restored || field === undefined || name === undefined || !hasDatabase()) return undefined;
    let current = true;
    const bringBack = async () => {
      const found = await findFile({ form: kind, field }, restored.owner);
      // Somebody quick has chosen one meanwhile.
      if (!current || fileRef.current) return;
      if (found?.name === name) takeOver(found, restored.owner);
      else setLost(restored);
    };
    void bringBack();
    return () => {
      current = false;
    };
  }, [kind, field, restored]);

  const isNamed = file !== null && namedFile === file.name;
  const isKept = kept !== null && kept.file === file && kept.owner === owner;
  useEffect(() => {
    if (field === undefined || !file || !isNamed || isKept || blocked || !hasDatabase()) return undefined;
    let current = true;
    const keep = async () => {
      if (file.size > constants.draftFileMaxSize || !(await isPdf(file))) return;
      const isDone = await keepFile({ form: kind, field, owner, savedAt: Date.now(), file });
      if (!isDone || !current) return;
      setKept({ file, owner });
      tellOtherTabs('kept');
    };
    void keep();
    return () => {
      current = false;
    };
  }, [kind, field, file, isNamed, isKept, blocked, owner, tellOtherTabs]);

  // The draft names no file (any more): removed by the visitor, sent, discarded, or gone with a logout.
  const forget = useEffectEvent(async () => {
    if (field === undefined) return;
    const wasTakenOut = draft !== null && file === null && kept !== null;
    setKept(null);
    await forgetFile({ form: kind, field });
    if (wasTakenOut) tellOtherTabs('removed');
  });
  useEffect(() => {
    if (rehydrated && namedFile === undefined && hasDatabase()) void forget();
  }, [rehydrated, namedFile]);

  const isLost = file === null && restored !== null && (lost === restored || !hasDatabase());
  return {
    wouldLoseFile: file !== null && !isKept,
    lostFileNames: isLost ? restored.fileNames : {},
  };
}
