import type { ApplicationKind } from '../../contract/applications.ts';

/** Milliseconds since 1970, as `Date.now()` gives them. */
export type Clock = { now(): number };

export type Random = { bytes(length: number): Uint8Array };

/** Slow password hashing. `hash` gives a self-describing text; `verify` answers false for anything it cannot read. */
export type Hasher = {
  hash(password: string): Promise<string>;
  verify(password: string, hash: string): Promise<boolean>;
};

/** What the server's secret is used for; each use has a key of its own. */
export type SecretUse = 'code' | 'link' | 'label';

export type Secrets = {
  /** HMAC-SHA-256 under the key of that use. */
  mac(use: SecretUse, text: string): Uint8Array;
  /** Signs the access tokens. */
  tokenKey: string;
  /** SHA-256 in hexadecimal digits; needs no secret. */
  digest(content: string | Uint8Array): string;
};

/** Counting windows of policy section ‘limits’; the number is the seconds to wait, 0 when the call may go on. */
export type Limits = { take(window: LimitName, key: string): Promise<number> };
export type LimitName =
  'send' | 'verify' | 'signUp' | 'logIn' | 'reset' | 'profile' | 'formAccount' | 'formAddress' | 'mail';

export type LogFields = Record<string, string | number | boolean | undefined>;
/** Never bodies, addresses, tokens, codes or queries. */
export type Log = Record<'info' | 'warn' | 'error', (event: string, fields?: LogFields) => void>;

export type AccountDetails = {
  email: string;
  name: string;
  phone_number: string;
  address: string;
  date_of_birth: string;
  gender: string;
  password: string;
};
export type Account = AccountDetails & { id: string; epoch: number };
/** What the owner of an account may change. */
export type AccountChanges = Omit<AccountDetails, 'email' | 'password'>;

export type Purpose = 'sign-up' | 'reset';
export type Challenge = { purpose: Purpose; nonce: string };

/** Leave to set a new password once. At rest it is only a fingerprint; the browser alone holds what makes it. */
export type Grant = { tokenHash: string; email: string; expiresAt: number };
export type PasswordReset = {
  grant: Pick<Grant, 'tokenHash' | 'email'>;
  /** Hashed. */
  password: string;
  /** The account's count of failed logins, which is forgotten. */
  logInKey: string;
  letterId: string;
  now: number;
};

export type CodeRequest = {
  email: string;
  purpose: Purpose;
  /** Used when no code of this address is alive; else the living one is repeated. */
  nonce: string;
  now: number;
  letter: { id: string; template: Template };
};
export type CodeRequestResult = 'sent' | 'cooling' | 'locked' | 'tooMany' | 'budgetSpent';

export type CodeTemplate = 'sign-up-code' | 'reset-code';
export type Template =
  CodeTemplate | 'already-registered' | 'password-changed' | 'submission-staff' | 'submission-applicant';
export type LetterState = 'queued' | 'sent' | 'dropped' | 'dead';

/** A letter at rest: references only. It is put into words when it is sent. */
export type StoredLetter = {
  id: string;
  template: Template;
  recipient: string;
  /** JSON of what the template needs to find its facts. */
  ref: string;
  state: LetterState;
  attempts: number;
  created_at: number;
};

/** A letter in words. */
export type Letter = { id: string; to: string; subject: string; text: string; replyTo?: string };

/** `refused`: the relay will never take it. A passing fault rejects instead. */
export type Mailer = { send(letter: Letter): Promise<'sent' | 'refused'> };

export type NewSubmission = {
  id: string;
  accountId: string;
  kind: ApplicationKind;
  /** Equal for two submissions that say the same for the same account. */
  dedupe: string;
  mailKey: string;
  payload: string;
  file?: { ref: string; sha256: string; shownName: string; bytes: Uint8Array };
  letters: readonly { id: string; template: Template; recipient: string }[];
  now: number;
};
export type Submission = {
  id: string;
  account_id: string;
  kind: ApplicationKind;
  payload: string;
  file_ref: string | null;
  created_at: number;
};
export type StoredFile = { ref: string; owner: string; shown_name: string; size: number; bytes: Uint8Array };

/** What a failed query means to a caller: no room left, or the database does not answer now. */
export type StoreTrouble = 'full' | 'unavailable' | undefined;

/** Every query of the API. Each function is one statement or one transaction. */
export type Store = {
  accountByEmail(email: string): Promise<Account | undefined>;
  accountById(id: string): Promise<Account | undefined>;
  /** Uses up the verified code and inserts the account, both or neither. */
  createAccount(
    account: AccountDetails & { id: string },
    proof: Challenge,
    now: number,
  ): Promise<'created' | 'exists' | 'unproved'>;
  updateAccount(id: string, changes: AccountChanges, now: number): Promise<void>;

  /** Starts or repeats a code and queues its letter in one transaction. */
  requestCode(request: CodeRequest): Promise<CodeRequestResult>;
  /** Takes one attempt from every code of this address that may still be verified. Comparing comes after. */
  spendAttempts(email: string, now: number): Promise<{ challenges: Challenge[]; locked: boolean }>;
  /** True for exactly one of any number of calls for one letter. */
  markVerified(email: string, challenge: Challenge, now: number): Promise<boolean>;
  /**
   * Uses up a reset code and stores the grant, both or neither; `null` where there is no account to open. True for
   * exactly one of any number of calls.
   */
  spendResetCode(email: string, challenge: Challenge, grant: Grant | null, now: number): Promise<boolean>;
  /** Whether such a grant is alive; says nothing of the moment after. */
  hasGrant(grant: Pick<Grant, 'tokenHash' | 'email'>, now: number): Promise<boolean>;
  /**
   * Spends the grant, sets the password, ends older tokens and queues the letter that tells of it, all or nothing.
   * True for exactly one of any number of calls with one grant.
   */
  resetPassword(reset: PasswordReset): Promise<boolean>;
  /** Takes one attempt from a verified sign-up code. */
  spendSignUpAttempt(email: string, now: number): Promise<Challenge | undefined>;

  /** Counts a login attempt before it is judged. The number is the milliseconds to wait, 0 when it may go on. */
  startLogIn(key: string, now: number): Promise<number>;
  forgetLogInFailures(key: string): Promise<void>;

  /** Stores submission, file and letters together; a repeat inside the window gives the first one and `fresh: false`. */
  saveSubmission(submission: NewSubmission): Promise<{ submission: Submission; fresh: boolean }>;
  submissionById(id: string): Promise<Submission | undefined>;
  /** Makes the letters of a submission due now. `undefined`: there is no such submission. */
  releaseLetters(
    search: { kind: ApplicationKind; now: number } & ({ fileRef: string } | { mailKey: string }),
  ): Promise<LetterState | undefined>;
  fileByRef(ref: string): Promise<StoredFile | undefined>;

  /** Leases due letters to this caller; each letter goes to one caller at a time. */
  claimLetters(now: number, count: number): Promise<StoredLetter[]>;
  settleLetter(id: string, outcome: { state: LetterState; dueAt?: number; error?: string }): Promise<void>;
  letters(count: number): Promise<StoredLetter[]>;
  letterCounts(): Promise<Partial<Record<LetterState, number>>>;

  /** One write and one read; rejects when the database cannot do both. */
  probe(now: number): Promise<void>;
  troubleOf(error: unknown): StoreTrouble;
  close(): Promise<void>;
};

export type Ports = {
  store: Store;
  clock: Clock;
  random: Random;
  hasher: Hasher;
  secrets: Secrets;
  limits: Limits;
  log: Log;
  /** Tells whoever sends letters that one is due now. */
  letterDue: () => void;
};
