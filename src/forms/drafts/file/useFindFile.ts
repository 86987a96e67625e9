import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { findFile, hasDatabase } from '../../../state/forms/draftFiles.ts';
import type { DraftFile } from '../../../state/forms/draftFiles.ts';
import type { Draft } from '../../../state/forms/draftsSlice.ts';
import type { FilePlace } from './filePlace.ts';

/**
 * Looks in storage for the file that a restored draft names, once for each draft.
 * @param onFound called with the file, unless the draft was removed or replaced while storage was read
 * @returns whether the search is still running, and whether it ended without the file
 */
export function useFindFile(
  { form, field }: FilePlace,
  restored: Draft | null,
  onFound: (found: DraftFile) => void,
): { isSearching: boolean; isMissing: boolean } {
  /** The last finished search: its draft, and whether the file is missing. */
  const [search, setSearch] = useState<{ draft: Draft; isMissing: boolean } | null>(null);
  const name = field === undefined ? undefined : restored?.fileNames[field];
  /** The restored draft as read from storage. A later object with the same `savedAt` has another tab's changes. */
  const foundDraftRef = useRef<Draft | null>(null);
  useEffect(() => {
    if (restored?.savedAt !== foundDraftRef.current?.savedAt) foundDraftRef.current = restored;
  }, [restored]);

  const handOver = useEffectEvent(onFound);
  useEffect(() => {
    if (!restored || field === undefined || name === undefined || !hasDatabase()) return undefined;
    let current = true;
    const look = async () => {
      const found = await findFile({ form, field }, restored.owner);
      if (!current) return;
      const isFound = found?.file.name === name;
      // A file that another tab has just chosen may not be in storage yet: that tab reports when it is, or cannot be.
      setSearch({ draft: restored, isMissing: !isFound && restored === foundDraftRef.current });
      if (isFound) handOver(found);
    };
    void look();
    return () => {
      current = false;
    };
  }, [form, field, restored, name]);

  return {
    isSearching: restored !== null && name !== undefined && search?.draft !== restored,
    isMissing: restored !== null && search?.draft === restored && search.isMissing,
  };
}
