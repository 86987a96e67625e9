import type { CodePurpose, EmailState, EmailTemplate } from '../store/database/tables.ts';

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

/** A rendered email. */
export type Email = { id: string; to: string; subject: string; text: string; replyTo?: string };

/** `refused`: the relay will never take it. A passing error rejects instead, and so does `signal` when it ends the sending. */
export type Mailer = { send(email: Email, signal?: AbortSignal): Promise<'sent' | 'refused'> };
