import { useEffect, useEffectEvent } from 'react';
import { isPdf } from '../../../../contract/pdf.ts';
import { uploadLimitRange } from '../../../../contract/uploadLimit.ts';
import { forgetFile, hasDatabase, keepFile } from '../../../state/forms/draftFiles.ts';
import type { DraftFile } from '../../../state/forms/draftFiles.ts';
import { isUsable, selectDraft } from '../../../state/forms/draftsSlice.ts';
import { useSiteSelector, useSiteStore } from '../../../state/hooks.ts';
import { selectStorageBlocked } from '../../../state/noticesSlice.ts';
import type { FilePlace } from './filePlace.ts';

/**
 * Keeps a file in storage for the draft that names it, if it is a PDF that is small enough.
 * @param file the one that is to be kept; null once it is, or where there is none
 * @param chosenAt says when it was chosen, in milliseconds since 1970
 * @param onDone told whether it is kept, unless another file or owner took its place meanwhile
 */
export function useKeepFile(
  { form, field }: FilePlace,
  { file, owner }: Pick<DraftFile, 'owner'> & { file: File | null },
  chosenAt: () => number,
  onDone: (tried: DraftFile, isKept: boolean) => void,
): void {
  const store = useSiteStore();
  const blocked = useSiteSelector(selectStorageBlocked);
  const timeOf = useEffectEvent(chosenAt);
  const tell = useEffectEvent(onDone);
  useEffect(() => {
    if (field === undefined || !file || blocked || !hasDatabase()) return undefined;
    let current = true;
    const keep = async () => {
      const tried = { form, field, owner, changedAt: timeOf(), file };
      // No operator can let the server take a larger one.
      const isGood = file.size <= uploadLimitRange.highest && (await isPdf(file));
      // It was taken out, or sent, or a logout in another tab took everything along, and somebody else's draft stands there.
      const draft = selectDraft(store.getState(), form);
      if (draft?.fileNames[field] !== file.name || !isUsable(draft, owner)) return;
      if (!isGood) await forgetFile(tried, tried.changedAt);
      const isKept = isGood && (await keepFile(tried));
      if (current) tell(tried, isKept);
    };
    void keep();
    return () => {
      current = false;
    };
  }, [form, field, file, owner, blocked, store]);
}
