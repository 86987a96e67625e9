import { useEffect, useEffectEvent } from 'react';
import { isPdf } from '../../../../contract/files/pdf.ts';
import { findFile } from '../../../state/forms/draftFiles.ts';
import type { DraftFile } from '../../../state/forms/draftFiles.ts';
import { useForm } from '../../engine/formContext.ts';
import type { FilePlace } from './filePlace.ts';

/**
 * Whether a file is no longer on disk. One that was changed there cannot be read either, but with another error: its copy
 * would be an older version, so the visitor has to choose it again.
 */
const isGone = (file: File): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => false,
      (error: unknown) => error instanceof DOMException && error.name === 'NotFoundError',
    );

/**
 * Hands over the stored copy of the form's file once the file itself was deleted or moved on disk.
 * @param kept the file of the form, if it is in storage
 * @param onFound called with the copy; returns whether the form takes it
 */
export function useRecoverFile(
  { form, field }: FilePlace,
  kept: Pick<DraftFile, 'file' | 'owner'> | null,
  onFound: (found: DraftFile, unreadable: File) => boolean,
): void {
  const { recoverFilesBy } = useForm();
  const look = useEffectEvent(async (unreadable: unknown) => {
    if (field === undefined || !kept || kept.file !== unreadable || !(await isGone(kept.file))) return false;
    const found = await findFile({ form, field }, kept.owner);
    if (!found || found.file.name !== kept.file.name) return false;
    // A copy that is no PDF would be refused as well, and looked for again.
    return (await isPdf(found.file)) && onFound(found, kept.file);
  });
  useEffect(() => {
    if (field === undefined) return undefined;
    recoverFilesBy((values) => look(values[field]));
    return () => recoverFilesBy(null);
  }, [field, recoverFilesBy]);
}
