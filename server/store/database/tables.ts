import type { ApplicationKind } from '../../../contract/applications.ts';

export type CodePurpose = 'sign-up' | 'reset';
/** The emails that answer a request for a code. Sign-up sends none to an address that has an account: it says so. */
export const codeRequestTemplates = ['sign-up-code', 'reset-code', 'already-registered'] as const;
export type CodeRequestTemplate = (typeof codeRequestTemplates)[number];
export type CodeEmailTemplate = Exclude<CodeRequestTemplate, 'already-registered'>;
export type SubmissionTemplate = 'submission-staff' | 'submission-applicant';
export type EmailTemplate = CodeRequestTemplate | SubmissionTemplate | 'password-changed';
/** `dropped`: its content was obsolete before it was sent. `dead`: it could not be delivered. */
export const emailStates = ['queued', 'sent', 'dropped', 'dead'] as const;
export type EmailState = (typeof emailStates)[number];

/**
 * Times are milliseconds since 1970; booleans are 1 and 0, which both engines store alike. Some tables and columns keep an
 * older name, because databases have it: they say what the code calls them now.
 */
export type Tables = {
  /** An account, which sign-up creates. */
  account: {
    id: string;
    /** As server/api/accounts/emailAddress.ts spells it. */
    email: string;
    name: string;
    phone_number: string;
    address: string;
    date_of_birth: string;
    gender: string;
    password: string;
    /** The token version: access tokens of an earlier version are void. Grows with each new password, and when logins are ended. */
    epoch: number;
    created_at: number;
    updated_at: number;
  };
  /** A verification code, without its digits: the last one that was requested for an address and a purpose. */
  challenge: {
    email: string;
    purpose: CodePurpose;
    /** Random; the code is derived from it. */
    nonce: string;
    /** How many codes were typed for it; with the last one allowed it is locked. */
    attempts: number;
    state: 'sent' | 'verified' | 'used';
    /** 1 from sending a code until it is used to verify. */
    open: number;
    sent_at: number;
    /** Number of the day since 1970, and the emails requested on it (`sends`). */
    day: number;
    sends: number;
    expires_at: number;
  };
  /** A reset token, which lets one browser set a new password. At most one for each address. */
  reset_grant: {
    /** SHA-256 of the token in the cookie; the token itself is stored nowhere else. */
    token_hash: string;
    email: string;
    expires_at: number;
  };
  /** A stored application with its answers. */
  submission: {
    id: string;
    account_id: string;
    kind: ApplicationKind;
    /**
     * Hash of sender, answers and file: the same submission again within `repeatWindow` is not stored twice. When it
     * comes again later, the earlier row gets its own id here.
     */
    dedupe: string;
    mail_key: string;
    payload: string;
    file_ref: string | null;
    created_at: number;
    /** As server/store/reference.ts makes it; null for submissions stored before references existed. */
    reference: string | null;
    /** IANA name of the sender's time zone, where the form asks for a time of day and the zone is known. */
    time_zone: string | null;
  };
  /** What is known of an uploaded file; `file_chunk` has its bytes. */
  file: {
    ref: string;
    sha256: string;
    /** Bytes. */
    size: number;
    shown_name: string;
    owner: string;
    created_at: number;
  };
  /** A piece of a file: 256 KiB, numbered from 0; the last one is shorter. */
  file_chunk: { ref: string; n: number; bytes: Uint8Array };
  /** An email: one that waits to be sent, and for a while one that was sent or could not be. */
  outbox: {
    id: string;
    /** Submission and template, so that a submission has each of its emails once; of any other email its id. */
    dedupe: string;
    template: EmailTemplate;
    recipient: string;
    /** JSON of the row of `EmailRefs` from which the template looks up its content. */
    ref: string;
    state: EmailState;
    attempts: number;
    /** How often the relay had the whole email and sent no answer: each time it was perhaps delivered. */
    unanswered: number;
    /** 1 if the last time it was due the day's share of its kind was spent, so that it was not handed to the relay. */
    held_back: number;
    due_at: number;
    /** Until then the email is leased to a sender. */
    lease_until: number;
    last_error: string | null;
    created_at: number;
    /** When the relay accepted it; null until then. */
    sent_at: number | null;
  };
  /**
   * A counter, from which waits follow: of failed logins, codes typed or codes requested. Or the mark of a caller who has
   * logged in to an account before. Its key says which (server/store/throttleKeys.ts).
   */
  throttle: {
    key: string;
    /** What was counted; 0 where the row marks a known caller. */
    failures: number;
    /** When counting began, or, of one caller's failed logins, the last one; of a known caller, its last login. */
    failed_at: number;
    blocked_until: number;
    /** Pseudonym of the address that the key belongs to, so that all waits of the address can be lifted. */
    subject: string | null;
  };
  /** Limits that several servers share. Written by rate-limiter-flexible, which requires these names. */
  rate_limit: { key: string; points: number; expire: number | null };
};
