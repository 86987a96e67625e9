import { useEffect, useRef } from 'react';
import { forgetUnwantedFiles, hasDatabase } from '../../../state/forms/draftFiles.ts';
import type { StoredFile } from '../../../state/forms/draftFiles.ts';
import { isFresh, selectDraft } from '../../../state/forms/draftsSlice.ts';
import type { Draft } from '../../../state/forms/draftsSlice.ts';
import { useSiteSelector, useSiteStore } from '../../../state/hooks.ts';
import { isRehydrated } from '../../../state/isRehydrated.ts';

const belongsTo = ({ field, owner, file }: StoredFile, draft: Draft | null) =>
  draft !== null && isFresh(draft) && draft.owner === owner && draft.fileNames[field] === file.name;

/**
 * Removes stored files without a draft, once each time a form is opened. It checks the files of all forms, because the
 * form that a file belongs to may never be opened again.
 */
export function useForgetUnwantedFiles(): void {
  const store = useSiteStore();
  const rehydrated = useSiteSelector(({ drafts }) => isRehydrated(drafts));
  const isDoneRef = useRef(false);
  useEffect(() => {
    if (!rehydrated || isDoneRef.current || !hasDatabase()) return;
    isDoneRef.current = true;
    void forgetUnwantedFiles((kept) => belongsTo(kept, selectDraft(store.getState(), kept.form)));
  }, [store, rehydrated]);
}
