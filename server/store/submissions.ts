import { sql } from 'kysely';
import type { ApplicationKind } from '../../contract/applications.ts';
import type { SubmissionRef } from '../email/email.ts';
import type { EmailTemplate, EmailState } from './database/tables.ts';
import type { Settings } from '../api/settings.ts';
import type { Db } from './database/database.ts';
import { executeTogether } from './database/sqliteDialect.ts';
import { queuedEmail } from './outbox.ts';
import { piecesOf } from './filePieces.ts';

/** `size` in bytes and `sha256` in hex are known before; `chunks`, of any length, are read once, inside the transaction. */
export type NewFile = {
  ref: string;
  sha256: string;
  size: number;
  shownName: string;
  chunks: AsyncIterable<Uint8Array>;
};
export type NewSubmission = {
  id: string;
  accountId: string;
  kind: ApplicationKind;
  /** Equal for two submissions that say the same for the same account. */
  dedupe: string;
  mailKey: string;
  payload: string;
  file?: NewFile;
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
/** `size` in bytes. */
type StoredFile = { ref: string; owner: string; shown_name: string; size: number };

/** SQLite and PostgreSQL refuse a row whose account is not there. */
const isReferenceMissing = (error: unknown): boolean =>
  ['SQLITE_CONSTRAINT_FOREIGNKEY', '23503'].includes((error as { code?: string }).code ?? '');

type SavedSubmission = { submission: Submission; created: boolean };

export type SubmissionStore = {
  /**
   * Stores submission, file and emails together; a repeat inside the window gives the first one and `created: false`.
   * `undefined`: the account has gone, and nothing is stored.
   */
  saveSubmission(submission: NewSubmission): Promise<SavedSubmission | undefined>;
  submissionById(id: string): Promise<Submission | undefined>;
  /** Makes the emails of a submission due now. `undefined`: there is no such submission. */
  releaseEmails(
    query: { kind: ApplicationKind; now: number } & ({ fileRef: string } | { mailKey: string }),
  ): Promise<EmailState | undefined>;
  /** What is known of a file, without its bytes. */
  fileByRef(ref: string): Promise<StoredFile | undefined>;
  /** The piece of 256 KiB with that number, counted from 0; `undefined` after the last one. */
  fileChunk(ref: string, n: number): Promise<Uint8Array | undefined>;
};

const emailColumns = [
  'id',
  'dedupe',
  'template',
  'recipient',
  'ref',
  'state',
  'attempts',
  'due_at',
  'lease_until',
  'created_at',
] as const;

const refOf = (submission: string): SubmissionRef => ({ submission });

export function makeSubmissionStore(db: Db, settings: Settings): SubmissionStore {
  const { repeatWindow, mailWindow, emailDelay } = settings.submission;

  /** The same said again after the window is a submission of its own: the old one gives up its place in the index. */
  const retireQuery = (on: Db, { dedupe, now }: NewSubmission) =>
    on
      .updateTable('submission')
      .set((row) => ({ dedupe: row.ref('id') }))
      .where('dedupe', '=', dedupe)
      .where('created_at', '<=', now - repeatWindow);

  /** Inserts the row unless the same is there already. */
  const insertQuery = (on: Db, row: NewSubmission) =>
    on
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
      .onConflict((conflict) => conflict.column('dedupe').doNothing());

  /** Inserts the emails of a submission that was stored, and none of a repeat. */
  const emailsQuery = (on: Db, row: NewSubmission) => {
    const [first, ...others] = row.emails.map((message) => {
      const email = queuedEmail({
        ...message,
        ref: refOf(row.id),
        now: row.now,
        delay: emailDelay,
        dedupe: `${row.id}:${message.template}`,
      });
      // PostgreSQL takes a parameter that is selected for a text unless told otherwise.
      const values = emailColumns.map((column) =>
        (typeof email[column] === 'number'
          ? sql<never>`cast(${email[column]} as bigint)`
          : sql<never>`cast(${email[column]} as text)`
        ).as(column),
      );
      return on.selectFrom('submission').select(values).where('id', '=', row.id);
    });
    if (!first) throw new Error('A submission has emails.');
    const emails = others.reduce((before, next) => before.unionAll(next), first);
    return on.insertInto('outbox').columns(emailColumns).expression(emails);
  };

  const savedQuery = (on: Db, { dedupe }: NewSubmission) =>
    on.selectFrom('submission').selectAll().where('dedupe', '=', dedupe);

  async function insertFile(trx: Db, file: NewFile, { accountId, now }: NewSubmission): Promise<void> {
    const { ref, sha256, size, shownName, chunks } = file;
    await trx
      .insertInto('file')
      .values({ ref, sha256, size, shown_name: shownName, owner: accountId, created_at: now })
      .execute();
    let n = 0;
    for await (const bytes of piecesOf(chunks, size)) {
      await trx.insertInto('file_chunk').values({ ref, n, bytes }).execute();
      n += 1;
    }
  }

  async function saveWithFile(row: NewSubmission, file: NewFile): Promise<SavedSubmission> {
    return db.transaction().execute(async (trx) => {
      await retireQuery(trx, row).execute();
      const { numInsertedOrUpdatedRows } = await insertQuery(trx, row).executeTakeFirstOrThrow();
      const created = numInsertedOrUpdatedRows === 1n;
      if (created) {
        await insertFile(trx, file, row);
        await emailsQuery(trx, row).execute();
      }
      return { submission: await savedQuery(trx, row).executeTakeFirstOrThrow(), created };
    });
  }

  async function saveAnswers(row: NewSubmission): Promise<SavedSubmission> {
    const queries = [retireQuery(db, row), insertQuery(db, row), emailsQuery(db, row), savedQuery(db, row)];
    const [, inserted, , saved] = await executeTogether(
      db,
      queries.map((query) => query.compile()),
    );
    return { submission: saved?.rows[0] as Submission, created: inserted?.numAffectedRows === 1n };
  }

  return {
    async saveSubmission(row) {
      try {
        return await (row.file ? saveWithFile(row, row.file) : saveAnswers(row));
      } catch (error) {
        if (isReferenceMissing(error)) return undefined;
        throw error;
      }
    },

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
        .select(['ref', 'owner', 'shown_name', 'size'])
        .where('ref', '=', ref)
        .executeTakeFirst(),

    async fileChunk(ref, n) {
      const row = await db
        .selectFrom('file_chunk')
        .select('bytes')
        .where('ref', '=', ref)
        .where('n', '=', n)
        .executeTakeFirst();
      return row?.bytes;
    },
  };
}
