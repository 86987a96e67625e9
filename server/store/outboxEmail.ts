import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { CodePurpose, EmailState, EmailTemplate } from './database/tables.ts';

/** An email at rest holds references only. It is rendered when it is sent, so that no code is ever stored. */
export type OutboxEmail = {
  id: string;
  template: EmailTemplate;
  recipient: string;
  /** JSON of what the template needs to find its facts. */
  ref: string;
  state: EmailState;
  attempts: number;
  /** Until then the email is its sender's; milliseconds since 1970. */
  lease_until: number;
  created_at: number;
};

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
