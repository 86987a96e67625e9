import { sql } from 'kysely';
import type { CodeRef } from '../email/email.ts';
import type { CodePurpose, EmailTemplate } from './database/tables.ts';
import type { Settings } from '../api/settings.ts';
import type { Db } from './database/database.ts';
import type { Tables } from './database/tables.ts';
import { queuedEmail } from './outbox.ts';

/** The code itself is derived from these (server/api/codes/codes.ts) and stored nowhere. */
export type VerificationCode = { purpose: CodePurpose; nonce: string };

type CodeRequest = {
  email: string;
  purpose: CodePurpose;
  /** Used when no code of this address is alive; else the living one is repeated. */
  nonce: string;
  now: number;
  message: { id: string; template: EmailTemplate };
};
export type CodeRequestResult = 'sent' | 'cooling' | 'locked' | 'tooMany' | 'budgetSpent';

export type VerificationCodeStore = {
  /** Starts or repeats a code and queues its email in one transaction. */
  requestCode(request: CodeRequest): Promise<CodeRequestResult>;
  /** Takes one attempt from every code of this address that may still be verified. Comparing comes after. */
  consumeAttempts(email: string, now: number): Promise<{ codes: VerificationCode[]; locked: boolean }>;
  /** True for exactly one of any number of calls for one email. */
  markVerified(email: string, code: VerificationCode, now: number): Promise<boolean>;
  /** Takes one attempt from a verified sign-up code. */
  consumeSignUpAttempt(email: string, now: number): Promise<VerificationCode | undefined>;
};

const dayLength = 24 * 60 * 60 * 1000;

export function makeVerificationCodeStore(db: Db, settings: Settings): VerificationCodeStore {
  const { code, mailPerDay } = settings;

  /** One guarded statement, so that of many requests at once one sends and the others find the cool-down. */
  async function renewCode(trx: Db, { email, purpose, nonce, now }: CodeRequest) {
    const day = Math.floor(now / dayLength);
    const isOld = sql<boolean>`challenge.expires_at <= ${now + code.repeatReserve}`;
    const keepUnlessOld = <Column extends 'nonce' | 'attempts' | 'state' | 'expires_at'>(column: Column) =>
      sql<
        Tables['challenge'][Column]
      >`case when ${isOld} then excluded.${sql.ref(column)} else challenge.${sql.ref(column)} end`;
    return trx
      .insertInto('challenge')
      .values({
        email,
        purpose,
        nonce,
        attempts: 0,
        state: 'sent',
        open: 1,
        sent_at: now,
        day,
        sends: 1,
        expires_at: now + code.lifetime,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['email', 'purpose'])
          .doUpdateSet({
            nonce: keepUnlessOld('nonce'),
            attempts: keepUnlessOld('attempts'),
            state: keepUnlessOld('state'),
            expires_at: keepUnlessOld('expires_at'),
            open: 1,
            sent_at: now,
            day,
            sends: sql<number>`case when challenge.day = ${day} then challenge.sends + 1 else 1 end`,
          })
          .where('challenge.sent_at', '<=', now - code.coolDown)
          .where(sql<boolean>`(challenge.day <> ${day} or challenge.sends < ${code.perDay})`)
          // A lock-out is not undone by asking again.
          .where(sql<boolean>`(challenge.expires_at <= ${now} or challenge.attempts < ${code.attempts})`),
      )
      .returning(['nonce', 'expires_at'])
      .executeTakeFirst();
  }

  async function refusalOf(trx: Db, { email, purpose, now }: CodeRequest): Promise<CodeRequestResult> {
    const row = await trx
      .selectFrom('challenge')
      .selectAll()
      .where('email', '=', email)
      .where('purpose', '=', purpose)
      .executeTakeFirstOrThrow();
    if (row.expires_at > now && row.attempts >= code.attempts) return 'locked';
    return row.sent_at > now - code.coolDown ? 'cooling' : 'tooMany';
  }

  return {
    requestCode: (request) =>
      db.transaction().execute(async (trx) => {
        const { email, purpose, now, message } = request;
        const { today } = await trx
          .selectFrom('outbox')
          .select((row) => row.fn.countAll<number>().as('today'))
          .where('created_at', '>', now - dayLength)
          .executeTakeFirstOrThrow();
        if (today >= mailPerDay) return 'budgetSpent';
        const challenge = await renewCode(trx, request);
        if (!challenge) return refusalOf(trx, request);
        const ref: CodeRef = { purpose, nonce: challenge.nonce, expiresAt: challenge.expires_at };
        await trx
          .insertInto('outbox')
          .values(queuedEmail({ ...message, recipient: email, ref, now }))
          .execute();
        return 'sent';
      }),

    async consumeAttempts(email, now) {
      const codes = await db
        .updateTable('challenge')
        .set((row) => ({ attempts: row('attempts', '+', 1) }))
        .where('email', '=', email)
        .where('open', '=', 1)
        .where('expires_at', '>', now)
        .where('attempts', '<', code.attempts)
        .returning(['purpose', 'nonce'])
        .execute();
      if (codes.length > 0) return { codes, locked: false };
      const lockedCode = await db
        .selectFrom('challenge')
        .select('email')
        .where('email', '=', email)
        .where('expires_at', '>', now)
        .where('attempts', '>=', code.attempts)
        .executeTakeFirst();
      return { codes: [], locked: lockedCode !== undefined };
    },

    async markVerified(email, { purpose, nonce }, now) {
      const marked = await db
        .updateTable('challenge')
        // A right code was no guess: its attempt is given back, and signing up will need one.
        .set((row) => ({ state: 'verified', open: 0, attempts: row('attempts', '-', 1) }))
        .where('email', '=', email)
        .where('purpose', '=', purpose)
        .where('nonce', '=', nonce)
        .where('open', '=', 1)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      return marked.numUpdatedRows === 1n;
    },

    consumeSignUpAttempt: (email, now) =>
      db
        .updateTable('challenge')
        .set((row) => ({ attempts: row('attempts', '+', 1) }))
        .where('email', '=', email)
        .where('purpose', '=', 'sign-up')
        .where('state', '=', 'verified')
        .where('expires_at', '>', now)
        .where('attempts', '<', code.attempts)
        .returning(['purpose', 'nonce'])
        .executeTakeFirst(),
  };
}
