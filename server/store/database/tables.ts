import type { ApplicationKind } from '../../../contract/applications.ts';

export type CodePurpose = 'sign-up' | 'reset';
export type CodeEmailTemplate = 'sign-up-code' | 'reset-code';
export type EmailTemplate =
  CodeEmailTemplate | 'already-registered' | 'password-changed' | 'submission-staff' | 'submission-applicant';
/** `dropped`: it had nothing to say any more. `dead`: it could not be delivered. */
export type EmailState = 'queued' | 'sent' | 'dropped' | 'dead';

/** Times are milliseconds since 1970; yes and no are 1 and 0, which both engines store alike. */
export type Tables = {
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
    /** Version of the access tokens: tokens of an earlier one are void. */
    epoch: number;
    created_at: number;
    updated_at: number;
  };
  challenge: {
    email: string;
    purpose: CodePurpose;
    nonce: string;
    attempts: number;
    state: 'sent' | 'verified' | 'used';
    /** 1 while an email is out that was not used to verify. */
    open: number;
    sent_at: number;
    /** Number of the day since 1970, and the codes asked for on it. */
    day: number;
    sends: number;
    expires_at: number;
  };
  reset_grant: {
    /** SHA-256 of what the cookie holds, which is nowhere else. */
    token_hash: string;
    email: string;
    expires_at: number;
  };
  submission: {
    id: string;
    account_id: string;
    kind: ApplicationKind;
    dedupe: string;
    mail_key: string;
    payload: string;
    file_ref: string | null;
    created_at: number;
    /** As server/store/reference.ts makes it; null for those stored before there were any. */
    reference: string | null;
    /** IANA name of the sender's zone, where a time of day was asked for and the zone is known. */
    time_zone: string | null;
  };
  file: {
    ref: string;
    sha256: string;
    /** Bytes. */
    size: number;
    shown_name: string;
    owner: string;
    created_at: number;
  };
  /** The bytes of a file in pieces of 256 KiB, numbered from 0; the last one is shorter. */
  file_chunk: { ref: string; n: number; bytes: Uint8Array };
  outbox: {
    id: string;
    dedupe: string;
    template: EmailTemplate;
    recipient: string;
    /** JSON of what the template needs to find its facts. */
    ref: string;
    state: EmailState;
    attempts: number;
    due_at: number;
    /** Until then the email is its sender's. */
    lease_until: number;
    last_error: string | null;
    created_at: number;
    /** When the relay took it; null while it did not. */
    sent_at: number | null;
  };
  throttle: {
    key: string;
    failures: number;
    failed_at: number;
    blocked_until: number;
    /** Whose the key is, so that all of one address can be lifted. */
    subject: string | null;
  };
  /** Limits that several servers share. Written by rate-limiter-flexible, which asks for these names. */
  rate_limit: { key: string; points: number; expire: number | null };
};
