import { join } from 'node:path';
import type { AccountSubmission } from '../store/administration/submissions.ts';
import { IncompleteFileError } from '../store/storedPieces.ts';
import type { CommandContext } from './command.ts';
import type { AdminDatabase } from './database.ts';
import { writeWhole } from './privateFiles.ts';
import { fileNameOf } from './submissionRecord.ts';

/** How many files were saved, and which could not be, because the database lacks them in part or as a whole. */
export type SavedFiles = { files: number; unsaved: { file: string; reason: string }[] };

/**
 * Saves the file of a submission, if it has one, to a folder, and counts it in `saved`. A file that the database lacks is
 * listed there, so that it does not keep the operator from all others.
 */
export async function saveFile(
  database: Pick<AdminDatabase, 'fileDetails' | 'fileContent'>,
  submission: Pick<AccountSubmission, 'kind' | 'id' | 'file_ref'>,
  folder: string,
  saved: SavedFiles,
): Promise<void> {
  const { file_ref: ref } = submission;
  if (ref === null) return;
  const name = fileNameOf(submission);
  try {
    const file = await database.fileDetails(ref);
    if (!file) throw new IncompleteFileError(`The database has no file ${ref}.`);
    await writeWhole(join(folder, name), database.fileContent(file));
    saved.files += 1;
  } catch (error) {
    if (!(error instanceof IncompleteFileError)) throw error;
    saved.unsaved.push({ file: name, reason: error.message });
  }
}

/** Tells the operator which files could not be saved. Returns the exit code of the command. */
export function noteUnsaved({ note }: CommandContext, { unsaved }: SavedFiles): number {
  for (const { file, reason } of unsaved) note(`${file} could not be saved. ${reason}`);
  return unsaved.length > 0 ? 1 : 0;
}
