import type { ApplicationKind } from '../../contract/applications.ts';
import type { SubmissionRef } from '../email/email.ts';
import type { EmailTemplate, EmailState } from './database/tables.ts';
import type { Settings } from '../api/settings.ts';
import type { Db } from './database/database.ts';
import { queuedEmail } from './outbox.ts';

export type NewSubmission = {
  id: string;
  accountId: string;
  kind: ApplicationKind;
  /** Equal for two submissions that say the same for the same account. */
  dedupe: string;
  mailKey: string;
  payload: string;
  file?: { ref: string; sha256: string; shownName: string; bytes: Uint8Array };
  emails: readonly { id: string; template: EmailTemplate; recipient: string }[];
  now: number;
};
export type Submission = {
  id: string;
  account_id: string;
  kind: ApplicationKind;
  payload: string;
  file_ref: string | null;
  created_at: number;
};
type StoredFile = { ref: string; owner: string; shown_name: string; size: number; bytes: Uint8Array };

export type SubmissionStore = {
  /** Stores submission, file and emails together; a repeat inside the window gives the first one and `created: false`. */
  saveSubmission(submission: NewSubmission): Promise<{ submission: Submission; created: boolean }>;
  submissionById(id: string): Promise<Submission | undefined>;
  /** Makes the emails of a submission due now. `undefined`: there is no such submission. */
  releaseEmails(
    query: { kind: ApplicationKind; now: number } & ({ fileRef: string } | { mailKey: string }),
  ): Promise<EmailState | undefined>;
  fileByRef(ref: string): Promise<StoredFile | undefined>;
};

const refOf = (submission: string): SubmissionRef => ({ submission });

export function makeSubmissionStore(db: Db, settings: Settings): SubmissionStore {
  const { repeatWindow, mailWindow, emailDelay } = settings.submission;

  /** Inserts the row unless the same is there already. */
  async function insertOnce(trx: Db, row: NewSubmission): Promise<Submission | undefined> {
    return trx
      .insertInto('submission')
      .values({
        id: row.id,
        account_id: row.accountId,
        kind: row.kind,
        dedupe: row.dedupe,
        mail_key: row.mailKey,
        payload: row.payload,
        file_ref: row.file?.ref ?? null,
        created_at: row.now,
      })
      .onConflict((conflict) => conflict.column('dedupe').doNothing())
      .returningAll()
      .executeTakeFirst();
  }

  /** The same said again after the window is a submission of its own: the old one gives up its place in the index. */
  async function retire(trx: Db, { dedupe, now }: NewSubmission): Promise<void> {
    await trx
      .updateTable('submission')
      .set((row) => ({ dedupe: row.ref('id') }))
      .where('dedupe', '=', dedupe)
      .where('created_at', '<=', now - repeatWindow)
      .execute();
  }

  return {
    saveSubmission: (row) =>
      db.transaction().execute(async (trx) => {
        await retire(trx, row);
        const submission = await insertOnce(trx, row);
        if (!submission) {
          const first = await trx
            .selectFrom('submission')
            .selectAll()
            .where('dedupe', '=', row.dedupe)
            .executeTakeFirstOrThrow();
          return { submission: first, created: false };
        }
        if (row.file)
          await trx
            .insertInto('file')
            .values({
              ref: row.file.ref,
              sha256: row.file.sha256,
              size: row.file.bytes.byteLength,
              shown_name: row.file.shownName,
              owner: row.accountId,
              created_at: row.now,
              bytes: Buffer.from(row.file.bytes.buffer, row.file.bytes.byteOffset, row.file.bytes.byteLength),
            })
            .execute();
        await trx
          .insertInto('outbox')
          .values(
            row.emails.map((message) =>
              queuedEmail({
                ...message,
                ref: refOf(row.id),
                now: row.now,
                delay: emailDelay,
                dedupe: `${row.id}:${message.template}`,
              }),
            ),
          )
          .execute();
        return { submission, created: true };
      }),

    submissionById: (id) => db.selectFrom('submission').selectAll().where('id', '=', id).executeTakeFirst(),

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
      const ref = JSON.stringify(refOf(submission.id));
      const released = await db
        .updateTable('outbox')
        // An email that waits after an error keeps its turn: a visitor's call must not hammer the relay.
        .set((row) => ({
          due_at: row.case().when('attempts', '=', 0).then(now).else(row.ref('due_at')).end(),
        }))
        .where('ref', '=', ref)
        .where('state', '=', 'queued')
        .executeTakeFirst();
      if (released.numUpdatedRows > 0n) return 'queued';
      const emails = await db.selectFrom('outbox').select('state').where('ref', '=', ref).execute();
      return emails.some(({ state }) => state === 'dead') ? 'dead' : 'sent';
    },

    fileByRef: (ref) =>
      db
        .selectFrom('file')
        .select(['ref', 'owner', 'shown_name', 'size', 'bytes'])
        .where('ref', '=', ref)
        .executeTakeFirst(),
  };
}
