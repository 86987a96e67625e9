import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { findFile, hasDatabase } from '../../../state/forms/draftFiles.ts';
import type { DraftFile } from '../../../state/forms/draftFiles.ts';
import type { Draft } from '../../../state/forms/draftsSlice.ts';
import type { FilePlace } from './filePlace.ts';

/**
 * Looks in storage for the file that a restored draft names, once for each draft.
 * @param onFound told of the file, unless the draft has gone meanwhile
 * @returns whether it is looked for still, and whether it is known that it will not come
 */
export function useFindFile(
  { form, field }: FilePlace,
  restored: Draft | null,
  onFound: (found: DraftFile) => void,
): { isSearching: boolean; isMissing: boolean } {
  /** The draft whose file was looked for last. */
  const [search, setSearch] = useState<{ draft: Draft; isMissing: boolean } | null>(null);
  const name = field === undefined ? undefined : restored?.fileNames[field];
  /** As it was found; what follows in its place is what another tab has made of it. */
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
      // Another tab that has just chosen it tells when it is kept, or cannot be; until then nobody knows.
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
