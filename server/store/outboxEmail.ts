import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { CodePurpose, Tables } from './database/tables.ts';

/** The columns that sending and showing an email need. */
export const outboxEmailColumns = [
  'id',
  'template',
  'recipient',
  'ref',
  'state',
  'attempts',
  'unanswered',
  'lease_until',
  'created_at',
] as const;

/** A stored email holds references only and is rendered when it is sent, so that no code is ever stored. */
export type OutboxEmail = Pick<Tables['outbox'], (typeof outboxEmailColumns)[number]>;

/** What the email with a code refers to. */
export type CodeRef = { purpose: CodePurpose; nonce: string; expiresAt: number };
/** What the emails about a submission refer to: its id. */
export type SubmissionRef = { submission: string };
/** Milliseconds since 1970. */
export type PasswordChangeRef = { changedAt: number };
export type EmailRef = CodeRef | SubmissionRef | PasswordChangeRef;

/** The text that the table stores. Emails are found by comparing the whole text. */
export const storedRef = (ref: EmailRef): string => JSON.stringify(ref);

/** The `ref` column of the emails of this submission. */
export const submissionRef = (id: string): string => storedRef({ submission: id });

/** `submissionRef` as SQL, for the submissions of a query. An id holds no character that JSON would escape. */
export const submissionRefs = (): RawBuilder<string> =>
  sql<string>`'{"submission":"' || ${sql.ref('submission.id')} || '"}'`;
