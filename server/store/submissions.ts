import type { SubmissionRef } from '../email/templates.ts';
import type { Policy } from '../api/settings.ts';
import type { NewSubmission, Store, Submission } from '../api/dependencies.ts';
import type { Db } from './database/database.ts';
import { queuedLetterOf } from './outbox.ts';

type Submissions = Pick<Store, 'saveSubmission' | 'submissionById' | 'releaseLetters' | 'fileByRef'>;

const refOf = (submission: string): SubmissionRef => ({ submission });

export function makeSubmissions(db: Db, policy: Policy): Submissions {
  const { repeatWindow, mailWindow, letterDelay } = policy.submission;

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
          return { submission: first, fresh: false };
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
            row.letters.map((letter) =>
              queuedLetterOf({
                ...letter,
                ref: refOf(row.id),
                now: row.now,
                delay: letterDelay,
                dedupe: `${row.id}:${letter.template}`,
              }),
            ),
          )
          .execute();
        return { submission, fresh: true };
      }),

    submissionById: (id) => db.selectFrom('submission').selectAll().where('id', '=', id).executeTakeFirst(),

    async releaseLetters({ kind, now, ...key }) {
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
        // A letter that waits after a fault keeps its turn: a visitor's call must not hammer the relay.
        .set((row) => ({
          due_at: row.case().when('attempts', '=', 0).then(now).else(row.ref('due_at')).end(),
        }))
        .where('ref', '=', ref)
        .where('state', '=', 'queued')
        .executeTakeFirst();
      if (released.numUpdatedRows > 0n) return 'queued';
      const letters = await db.selectFrom('outbox').select('state').where('ref', '=', ref).execute();
      return letters.some(({ state }) => state === 'dead') ? 'dead' : 'sent';
    },

    fileByRef: (ref) =>
      db
        .selectFrom('file')
        .select(['ref', 'owner', 'shown_name', 'size', 'bytes'])
        .where('ref', '=', ref)
        .executeTakeFirst(),
  };
}
