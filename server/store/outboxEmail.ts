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
export type SubmissionRef = { submission: string };
/** Milliseconds since 1970. */
export type PasswordChangeRef = { changedAt: number };
