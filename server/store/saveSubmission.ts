import type { QueryResult } from 'kysely';
import { errorCodeOf } from '../common/errorCode.ts';
import { thrownMessageOf } from '../common/errorText.ts';
import type { ApplicationKind } from '../../contract/applications.ts';
import type { SubmissionTemplate, Tables } from './database/tables.ts';
import type { Settings } from '../common/settings.ts';
import { isOnPostgres } from './database/database.ts';
import type { Db } from './database/database.ts';
import { prepareQuery } from './database/preparedQuery.ts';
import { executeTogether } from './database/sqliteDialect.ts';
import { makeInsertEmail } from './insertEmail.ts';
import { queuedEmail } from './outbox.ts';
import { piecesOf } from './filePieces.ts';
import { latestPossible } from './times.ts';

/**
 * An uploaded file. `size` in bytes and `sha256` in hex are known before the transaction; `chunks`, of any length, are
 * read once, inside the transaction.
 */
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
  /** Equal for two submissions of one account with the same content. */
  dedupe: string;
  mailKey: string;
  payload: string;
  /** Makes a short reference; called again where that one is taken. Without it the submission has no reference. */
  makeReference?: () => string;
  timeZone?: string;
  file?: NewFile;
  emails: readonly { id: string; template: SubmissionTemplate; recipient: string }[];
  now: number;
};
export type Submission = Omit<Tables['submission'], 'dedupe' | 'mail_key'>;
type NamedSubmission = NewSubmission & { reference: string | null };
export type SavedSubmission = { submission: Submission; created: boolean };

/**
 * How many references are tried before the submission fails; with twenty million of them one collision is rare already.
 */
const referenceAttempts = 5;

/** Whether the insert violated the foreign key to the account: the account does not exist. */
const isAccountMissing = (error: unknown): boolean =>
  ['SQLITE_CONSTRAINT_FOREIGNKEY', '23503'].includes(errorCodeOf(error));

/**
 * Whether another submission has the short reference: both engines name the index or its column in the error message.
 */
const isReferenceTaken = (error: unknown): boolean =>
  ['SQLITE_CONSTRAINT_UNIQUE', '23505'].includes(errorCodeOf(error)) &&
  thrownMessageOf(error).includes('reference');

/**
 * The row that the last query of a transaction reads. It is there, because the insert either stored it or found an equal one.
 */
function submissionOf({ rows: [row] }: QueryResult<Submission>): Submission {
  if (!row) throw new Error('The submission was neither stored nor found.');
  return row;
}

export function makeSaveSubmission(db: Db, settings: Settings) {
  const { repeatWindow, emailDelay } = settings.submission;

  /**
   * Keeps the account from being deleted until the commit. The insert does so as well, but only after `retire` has locked
   * an earlier submission, which is against the lock order of `Store`.
   */
  const lockAccount = prepareQuery(({ id }: { id: string }) =>
    db.selectFrom('account').select('id').where('id', '=', id).forKeyShare(),
  );

  /**
   * Frees the `dedupe` value of an equal submission that is older than the repeat window, or that a wrong clock dated
   * in the future. The new one is then stored as a submission of its own.
   */
  const retire = prepareQuery(
    ({ dedupe, before, after }: { dedupe: string; before: number; after: number }) =>
      db
        .updateTable('submission')
        .set((row) => ({ dedupe: row.ref('id') }))
        .where('dedupe', '=', dedupe)
        .where((row) => row.or([row('created_at', '<=', before), row('created_at', '>', after)])),
  );

  /** Inserts the row unless an equal submission is stored already. */
  const insert = prepareQuery((row: Tables['submission']) =>
    db
      .insertInto('submission')
      .values({
        id: row.id,
        account_id: row.account_id,
        kind: row.kind,
        dedupe: row.dedupe,
        mail_key: row.mail_key,
        payload: row.payload,
        file_ref: row.file_ref,
        created_at: row.created_at,
        reference: row.reference,
        time_zone: row.time_zone,
      } satisfies Tables['submission'])
      .onConflict((conflict) => conflict.column('dedupe').doNothing()),
  );

  const insertEmail = makeInsertEmail(db);

  const saved = prepareQuery(({ dedupe }: { dedupe: string }) =>
    db.selectFrom('submission').selectAll().where('dedupe', '=', dedupe),
  );

  /** What has to be done before the insert. SQLite has one writer and needs no row locks. */
  const firstQueries = ({ accountId, dedupe, now }: NewSubmission) => [
    ...(isOnPostgres(db) ? [lockAccount({ id: accountId })] : []),
    retire({ dedupe, before: now - repeatWindow, after: latestPossible(now) }),
  ];
  const insertQuery = (row: NamedSubmission) =>
    insert({
      id: row.id,
      account_id: row.accountId,
      kind: row.kind,
      dedupe: row.dedupe,
      mail_key: row.mailKey,
      payload: row.payload,
      file_ref: row.file?.ref ?? null,
      created_at: row.now,
      reference: row.reference,
      time_zone: row.timeZone ?? null,
    });
  const emailQueries = ({ id: submission, emails, now }: NewSubmission) =>
    emails.map((message) => {
      const dedupe = `${submission}:${message.template}`;
      const email = queuedEmail({ ...message, ref: { submission }, now, delay: emailDelay, dedupe });
      return insertEmail({ ...email, submission });
    });

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

  async function saveWithFile(row: NamedSubmission, file: NewFile): Promise<SavedSubmission> {
    return db.transaction().execute(async (trx) => {
      for (const query of firstQueries(row)) await trx.executeQuery(query);
      const { numAffectedRows } = await trx.executeQuery(insertQuery(row));
      const created = numAffectedRows === 1n;
      if (created) {
        await insertFile(trx, file, row);
        for (const query of emailQueries(row)) await trx.executeQuery(query);
      }
      return { submission: submissionOf(await trx.executeQuery(saved(row))), created };
    });
  }

  async function saveAnswers(row: NamedSubmission): Promise<SavedSubmission> {
    const [inserting, reading] = [insertQuery(row), saved(row)];
    const resultOf = await executeTogether(db, [
      ...firstQueries(row),
      inserting,
      ...emailQueries(row),
      reading,
    ]);
    return {
      submission: submissionOf(resultOf(reading)),
      created: resultOf(inserting).numAffectedRows === 1n,
    };
  }

  return async (submission: NewSubmission): Promise<SavedSubmission | undefined> => {
    for (let attempt = 1; ; attempt += 1) {
      const row = { ...submission, reference: submission.makeReference?.() ?? null };
      try {
        return await (row.file ? saveWithFile(row, row.file) : saveAnswers(row));
      } catch (error) {
        if (isAccountMissing(error)) return undefined;
        // A retry can still read the file: its chunks are read only after the row was inserted.
        if (!isReferenceTaken(error) || attempt === referenceAttempts) throw error;
      }
    }
  };
}
