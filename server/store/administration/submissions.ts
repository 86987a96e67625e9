import { sql } from 'kysely';
import type { ApplicationKind } from '../../../contract/applications.ts';
import { submissionRef } from '../outboxEmail.ts';
import { readReference } from '../reference.ts';
import { storedPiece, storedPiecesOf } from '../storedPieces.ts';
import type { Db } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';

/** A submission with the address of its account. */
export type AccountSubmission = Pick<
  Tables['submission'],
  'id' | 'kind' | 'payload' | 'file_ref' | 'created_at' | 'reference' | 'time_zone'
> & { account: string };

export const fileDetailColumns = ['ref', 'size', 'shown_name', 'sha256'] as const;
export type FileDetails = Pick<Tables['file'], (typeof fileDetailColumns)[number]>;

/** What the operator sees of an email. */
export const emailDetailColumns = [
  'id',
  'template',
  'recipient',
  'state',
  'attempts',
  'unanswered',
  'due_at',
  'last_error',
  'created_at',
] as const;
export type EmailDetails = Pick<Tables['outbox'], (typeof emailDetailColumns)[number]>;

type SubmissionQuery = {
  kinds: readonly ApplicationKind[];
  /** Milliseconds since 1970: from `since` on, and before `until`. */
  since?: number;
  until?: number;
  /** One submission by its id. */
  id?: string;
};

export type SubmissionAdministration = {
  /** Yields submissions, oldest first. Reads a page at a time, so that their number does not matter for memory. */
  submissions(query: SubmissionQuery): AsyncGenerator<AccountSubmission>;
  /** By short reference, by id, by the beginning of an id, or by the reference of a file; at most ten. */
  findSubmissions(reference: string): Promise<AccountSubmission[]>;
  emailsOfSubmission(id: string): Promise<EmailDetails[]>;
  fileDetails(ref: string): Promise<FileDetails | undefined>;
  /** Yields the bytes of a file in order, a piece at a time. @throws IncompleteFileError when a piece is missing */
  fileContent(file: Pick<FileDetails, 'ref' | 'size'>): AsyncGenerator<Uint8Array>;
};

const pageSize = 500;

const columns = [
  'submission.id',
  'submission.kind',
  'submission.payload',
  'submission.file_ref',
  'submission.created_at',
  'submission.reference',
  'submission.time_zone',
  'account.email as account',
] as const;

export function makeSubmissionAdministration(db: Db): SubmissionAdministration {
  const withAccount = () =>
    db
      .selectFrom('submission')
      .innerJoin('account', 'account.id', 'submission.account_id')
      .select(columns)
      .orderBy('submission.created_at')
      .orderBy('submission.id');

  function pageAfter({ kinds, since, until, id }: SubmissionQuery, last: AccountSubmission | undefined) {
    let page = withAccount().where('submission.kind', 'in', kinds).limit(pageSize);
    if (since !== undefined) page = page.where('submission.created_at', '>=', since);
    if (id !== undefined) page = page.where('submission.id', '=', id);
    if (until !== undefined) page = page.where('submission.created_at', '<', until);
    if (last)
      page = page.where((row) =>
        row(row.refTuple('submission.created_at', 'submission.id'), '>', row.tuple(last.created_at, last.id)),
      );
    return page.execute();
  }

  return {
    async *submissions(query) {
      let last: AccountSubmission | undefined;
      for (;;) {
        const page = await pageAfter(query, last);
        yield* page;
        last = page.at(-1);
        if (page.length < pageSize) return;
      }
    },

    findSubmissions: (reference) => {
      const short = readReference(reference);
      return withAccount()
        .where((row) =>
          row.or([
            ...(typeof short === 'object'
              ? [row('submission.reference', 'like', `${short.prefix || '%'}-${short.code}`)]
              : []),
            row(sql`substr(submission.id, 1, ${sql.lit(reference.length)})`, '=', reference),
            row('submission.file_ref', '=', reference),
          ]),
        )
        .limit(10)
        .execute();
    },

    emailsOfSubmission: (id) =>
      db
        .selectFrom('outbox')
        .select(emailDetailColumns)
        .where('ref', '=', submissionRef(id))
        .orderBy('template')
        .execute(),

    fileDetails: (ref) =>
      db.selectFrom('file').select(fileDetailColumns).where('ref', '=', ref).executeTakeFirst(),

    fileContent: (file) => storedPiecesOf(file, (ref, n) => storedPiece(db, ref, n)),
  };
}
