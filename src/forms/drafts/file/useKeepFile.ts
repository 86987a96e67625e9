import { useEffect, useEffectEvent } from 'react';
import { isPdf } from '../../../../contract/files/pdf.ts';
import { uploadLimitRange } from '../../../../contract/files/uploadLimit.ts';
import { forgetFile, keepFile } from '../../../state/forms/draftFiles.ts';
import type { DraftFile } from '../../../state/forms/draftFiles.ts';
import { isUsable, selectDraft } from '../../../state/forms/draftsSlice.ts';
import { useSiteSelector, useSiteStore } from '../../../state/hooks.ts';
import { selectStorageBlocked } from '../../../state/noticesSlice.ts';
import type { FilePlace } from './filePlace.ts';

/** What became of a file: `refused` by the browser, or `unfit` to be stored, because it is no PDF or too large. */
type KeepOutcome = 'kept' | 'refused' | 'unfit';

/**
 * Stores a file for the draft that names it, if it is a PDF that is small enough.
 * @param file the file to store; null if there is none, or if it is stored already
 * @param chosenAt returns when the file was chosen, in milliseconds since 1970
 * @param onDone called with what became of the file, unless another file or owner has replaced it meanwhile
 */
export function useKeepFile(
  { form, field }: FilePlace,
  { file, owner }: Pick<DraftFile, 'owner'> & { file: File | null },
  chosenAt: () => number,
  onDone: (tried: DraftFile, outcome: KeepOutcome) => void,
): void {
  const store = useSiteStore();
  const blocked = useSiteSelector(selectStorageBlocked);
  const timeOf = useEffectEvent(chosenAt);
  const tell = useEffectEvent(onDone);
  useEffect(() => {
    if (field === undefined || !file || blocked) return undefined;
    let current = true;
    const keep = async () => {
      const tried = { form, field, owner, changedAt: timeOf(), file };
      // First, or else an earlier file of the same name would come back in its place if this one is not stored.
      await forgetFile(tried, tried.changedAt - 1);
      // The highest upload limit that an operator can set: the server never accepts a larger file.
      const isGood = file.size <= uploadLimitRange.highest && (await isPdf(file));
      // While the file was read, it may have been removed or sent; or a logout in another tab removed the draft, and
      // the one that is there now is another account's.
      const draft = selectDraft(store.getState(), form);
      if (draft?.fileNames[field] !== file.name || !isUsable(draft, owner)) return;
      if (!isGood) await forgetFile(tried, tried.changedAt);
      const outcome = isGood ? ((await keepFile(tried)) ? 'kept' : 'refused') : 'unfit';
      if (current) tell(tried, outcome);
    };
    void keep();
    return () => {
      current = false;
    };
  }, [form, field, file, owner, blocked, store]);
}
