import { sql } from 'kysely';
import type { ApplicationKind } from '../../contract/applications.ts';
import type { EmailState, Tables } from './database/tables.ts';
import type { Settings } from '../common/settings.ts';
import type { Db } from './database/database.ts';
import { submissionRef } from './outboxEmail.ts';
import { makeSaveSubmission } from './saveSubmission.ts';
import type { NewSubmission, SavedSubmission, Submission } from './saveSubmission.ts';
import { storedPiece } from './storedPieces.ts';

type StoredFile = Pick<Tables['file'], 'ref' | 'owner' | 'shown_name' | 'size'>;

export type SubmissionStore = {
  /**
   * Stores submission, file and emails together; a repeat inside the window returns the first one and `created: false`.
   * `undefined`: the account no longer exists, and nothing is stored.
   */
  saveSubmission(submission: NewSubmission): Promise<SavedSubmission | undefined>;
  submissionById(id: string): Promise<Submission | undefined>;
  /**
   * One answer of each of the newest submissions of an account, newest first; null where it was not given. The database
   * extracts it from the payload, which can have a hundred kilobytes.
   */
  answersOfAccount(query: {
    accountId: string;
    kind: ApplicationKind;
    field: string;
    limit: number;
  }): Promise<(Pick<Submission, 'created_at'> & { answer: string | null })[]>;
  /** Makes the emails of a submission due now. `undefined`: there is no such submission. */
  releaseEmails(
    query: { kind: ApplicationKind; now: number } & ({ fileRef: string } | { mailKey: string }),
  ): Promise<EmailState | undefined>;
  /** What is known of a file, without its bytes. */
  fileByRef(ref: string): Promise<StoredFile | undefined>;
  /** The piece of 256 KiB with that number, counted from 0; `undefined` after the last one. */
  filePiece(ref: string, n: number): Promise<Uint8Array | undefined>;
};

export function makeSubmissionStore(db: Db, settings: Settings): SubmissionStore {
  const { mailWindow } = settings.submission;
  return {
    saveSubmission: makeSaveSubmission(db, settings),

    submissionById: (id) => db.selectFrom('submission').selectAll().where('id', '=', id).executeTakeFirst(),

    answersOfAccount: ({ accountId, kind, field, limit }) =>
      db
        .selectFrom('submission')
        .select([sql<string | null>`json(payload) ->> ${sql.lit(field)}`.as('answer'), 'created_at'])
        .where('account_id', '=', accountId)
        .where('kind', '=', kind)
        .orderBy('created_at', 'desc')
        .limit(limit)
        .execute(),

    async releaseEmails({ kind, now, ...key }) {
      const wanted = db
        .selectFrom('submission')
        .select('id')
        .where('kind', '=', kind)
        .orderBy('created_at', 'desc')
        .limit(1);
      const submission = await (
        'fileRef' in key
          ? wanted.where('file_ref', '=', key.fileRef)
          : wanted.where('mail_key', '=', key.mailKey).where('created_at', '>', now - mailWindow)
      ).executeTakeFirst();
      if (!submission) return undefined;
      const ref = submissionRef(submission.id);
      const waiting = await db
        .selectFrom('outbox')
        .select('id')
        .where('ref', '=', ref)
        .where('state', '=', 'queued')
        .execute();
      let released = 0n;
      // One at a time: a statement that updates both could deadlock with one that deletes them in another order.
      for (const { id } of waiting) {
        const { numUpdatedRows } = await db
          .updateTable('outbox')
          // An email that waits after a failed attempt keeps its due time: a visitor's calls must not hammer the relay.
          .set((row) => ({
            due_at: row.case().when('attempts', '=', 0).then(now).else(row.ref('due_at')).end(),
          }))
          .where('id', '=', id)
          .where('state', '=', 'queued')
          .executeTakeFirst();
        released += numUpdatedRows;
      }
      if (released > 0n) return 'queued';
      const emails = await db.selectFrom('outbox').select('state').where('ref', '=', ref).execute();
      return emails.some(({ state }) => state === 'dead') ? 'dead' : 'sent';
    },

    fileByRef: (ref) =>
      db
        .selectFrom('file')
        .select(['ref', 'owner', 'shown_name', 'size'])
        .where('ref', '=', ref)
        .executeTakeFirst(),

    filePiece: (ref, n) => storedPiece(db, ref, n),
  };
}
