import { readReference, referenceOf } from '../store/reference.ts';
import type { AccountSubmission } from '../store/administration/submissions.ts';
import { CommandError } from './commandErrors.ts';
import type { AdminDatabase } from './database.ts';

/** The one submission that a reference, an id or the beginning of an id names. @throws CommandError for none or several */
export async function findSubmission(database: AdminDatabase, wanted: string): Promise<AccountSubmission> {
  const found = await database.findSubmissions(wanted);
  const [submission] = found;
  if (!submission)
    throw new CommandError(
      readReference(wanted) === 'mistyped'
        ? `“${wanted}” is no reference: one of its characters is mistyped.`
        : `There is no submission “${wanted}”.`,
    );
  if (found.length > 1) {
    const list = found.map((one) => `${one.kind} ${one.id} (${referenceOf(one)})`).join(', ');
    throw new CommandError(`“${wanted}” matches several submissions: ${list}.`);
  }
  return submission;
}
