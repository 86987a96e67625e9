import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { CodePurpose, Tables } from './database/tables.ts';

/** What sending and showing an email needs of its row. */
export const outboxEmailColumns = [
  'id',
  'template',
  'recipient',
  'ref',
  'state',
  'attempts',
  'lease_until',
  'created_at',
] as const;

/** An email at rest holds references only. It is rendered when it is sent, so that no code is ever stored. */
export type OutboxEmail = Pick<Tables['outbox'], (typeof outboxEmailColumns)[number]>;

/** What the email with a code refers to. */
export type CodeRef = { purpose: CodePurpose; nonce: string; expiresAt: number };
/** What the emails about a submission refer to: its id. */
export type SubmissionRef = { submission: string };
/** Milliseconds since 1970. */
export type PasswordChangeRef = { changedAt: number };
export type EmailRef = CodeRef | SubmissionRef | PasswordChangeRef;

/** As the table holds it: emails are found by the whole text. */
export const storedRef = (ref: EmailRef): string => JSON.stringify(ref);

/** What the table holds for the emails of this submission. */
export const submissionRef = (id: string): string => storedRef({ submission: id });

/** The same, of each submission that a query finds. Nothing in an id would be escaped. */
export const submissionRefs = (): RawBuilder<string> =>
  sql<string>`'{"submission":"' || ${sql.ref('submission.id')} || '"}'`;
