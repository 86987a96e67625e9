import { useEffect, useEffectEvent, useRef } from 'react';
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
  /**
   * By unreadable file, its copy. Leaving a field and sending the form validate the same file at almost the same time, the
   * second time perhaps before the copy is rendered.
   */
  const copies = useRef(new WeakMap<File, Promise<File | null>>());

  const look = useEffectEvent(async (unreadable: File): Promise<File | null> => {
    if (field === undefined || kept?.file !== unreadable || !(await isGone(unreadable))) return null;
    const found = await findFile({ form, field }, kept.owner);
    if (!found || found.file.name !== unreadable.name) return null;
    // A copy that is no PDF would be refused as well, and looked for again.
    return (await isPdf(found.file)) && onFound(found, unreadable) ? found.file : null;
  });
  useEffect(() => {
    if (field === undefined) return undefined;
    recoverFilesBy(async (values) => {
      const unreadable = values[field];
      if (!(unreadable instanceof File)) return null;
      const looking = copies.current.get(unreadable) ?? look(unreadable);
      copies.current.set(unreadable, looking);
      const copy = await looking;
      if (!copy) copies.current.delete(unreadable);
      return copy && { ...values, [field]: copy };
    });
    return () => recoverFilesBy(null);
  }, [field, recoverFilesBy]);
}
