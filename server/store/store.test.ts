import { sql } from 'kysely';
import { openTestStore, testPostgres } from '../../mocks/database.ts';
import { makePdf } from '../../mocks/fixtures.ts';
import { makeSettings } from '../api/settings.ts';
import type { NewSubmission } from './submissions.ts';
import type { Store } from './store.ts';
import type { Db } from './database/database.ts';
import { migrate } from './database/migrations.ts';

/** One list of cases for both engines; the second only where TEST_DATABASE_URL names a PostgreSQL. */
const engines: [string, string | null][] = [['SQLite', null]];
if (testPostgres) engines.push(['PostgreSQL', testPostgres]);

const now = Date.UTC(2026, 0, 1, 12);
const email = 'meena@example.org';
const person = {
  email,
  name: 'Meena',
  phone_number: '1',
  address: 'Here',
  date_of_birth: '1998-04-12',
  gender: 'Female',
  password: 'hash',
};
const challenge = { purpose: 'sign-up', nonce: 'n1' } as const;
const codeRequest = (nonce: string, at = now, address = email) => ({
  email: address,
  purpose: 'sign-up' as const,
  nonce,
  now: at,
  message: { id: `letter-${nonce}`, template: 'sign-up-code' as const },
});

describe.each(engines)('the store on %s', (_engine, url) => {
  let db: Db;
  let store: Store;
  let schema: string | undefined;
  beforeEach(async () => {
    ({ db, store, schema } = await openTestStore(makeSettings(), url));
  });
  afterEach(() => store.close());

  const addAccount = (id = 'a1', address = email) =>
    db
      .insertInto('account')
      .values({ ...person, id, email: address, epoch: 0, created_at: now, updated_at: now })
      .execute();

  const submission = (changes: Partial<NewSubmission> = {}): NewSubmission => ({
    id: 's1',
    accountId: 'a1',
    kind: 'job',
    dedupe: 'same',
    mailKey: 'key',
    payload: '{}',
    emails: [
      { id: `${changes.id ?? 's1'}-1`, template: 'submission-staff', recipient: 'staff@example.org' },
      { id: `${changes.id ?? 's1'}-2`, template: 'submission-applicant', recipient: email },
    ],
    now,
    ...changes,
  });

  test('is brought to the newest shape once, and again without harm', async () => {
    await addAccount();
    await migrate(db, schema);
    expect(await store.accountById('a1')).toBeDefined();
  });

  test('of an earlier version is brought to the newest shape with everything in it', async () => {
    await addAccount();
    await db.schema.dropTable('reset_grant').execute();
    await sql`delete from kysely_migration where name = '0002-reset-grants'`.execute(db);
    await migrate(db, schema);
    expect(await store.accountById('a1')).toBeDefined();
    expect(await store.isValidResetToken({ tokenHash: 'x', email }, now)).toBe(false);
  });

  test('of fifty requests for a code at once one sends', async () => {
    const results = await Promise.all(
      Array.from({ length: 50 }, (_item, index) => store.requestCode(codeRequest(`n${index}`))),
    );
    expect(results.filter((result) => result === 'sent')).toHaveLength(1);
    expect(results.filter((result) => result === 'cooling')).toHaveLength(49);
    expect(await store.latestEmails(100)).toHaveLength(1);
  });

  test('a repeated code keeps its nonce and its spent attempts', async () => {
    await store.requestCode(codeRequest('n1'));
    await store.consumeAttempts(email, now);
    await store.requestCode(codeRequest('n2', now + 60_000));
    expect(await store.consumeAttempts(email, now + 60_000)).toEqual({
      codes: [challenge],
      locked: false,
    });
    const row = await db.selectFrom('challenge').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ nonce: 'n1', attempts: 2, sends: 2, expires_at: now + 600_000 });
  });

  test('codes for signing up and for a reset do not touch each other', async () => {
    await store.requestCode(codeRequest('n1'));
    await store.requestCode({ ...codeRequest('n2'), purpose: 'reset' });
    const { codes } = await store.consumeAttempts(email, now);
    expect(codes.map(({ purpose }) => purpose).toSorted()).toEqual(['reset', 'sign-up']);
    expect(await store.redeemResetCode(email, { purpose: 'reset', nonce: 'n2' }, null, now)).toBe(true);
    expect(await store.consumeSignUpAttempt(email, now)).toBeUndefined();
    expect(await store.markVerified(email, challenge, now)).toBe(true);
    expect(await store.consumeSignUpAttempt(email, now)).toEqual(challenge);
  });

  test('an account and its code are settled together', async () => {
    await store.requestCode(codeRequest('n1'));
    expect(await store.createAccount({ ...person, id: 'a1' }, challenge, now)).toBe('unproved');
    await store.markVerified(email, challenge, now);
    const results = await Promise.all(
      Array.from({ length: 20 }, (_item, index) =>
        store.createAccount({ ...person, id: `a${index}` }, challenge, now),
      ),
    );
    expect(results.toSorted()).toEqual(['created', ...Array<string>(19).fill('exists')]);
    expect(await store.accountByEmail(email)).toMatchObject({ name: 'Meena', tokenVersion: 0 });
  });

  test('an account that fails to be written leaves its code usable', async () => {
    await store.requestCode(codeRequest('n1'));
    await store.markVerified(email, challenge, now);
    await addAccount('a1', 'other@example.org');
    // The same id again: the insert fails after the code was used up in the same transaction.
    await expect(store.createAccount({ ...person, id: 'a1' }, challenge, now)).rejects.toThrow(/unique/i);
    expect(await store.createAccount({ ...person, id: 'a2' }, challenge, now)).toBe('created');
  });

  const resetToken = { tokenHash: 'h1', email, expiresAt: now + 600_000 };
  const resetOf = (emailId: string, at = now) => ({
    resetToken,
    password: 'new hash',
    logInKey: 'key',
    emailId,
    now: at,
  });
  async function addResetToken(nonce = 'n1', at = now, changes: object = {}) {
    await store.requestCode({ ...codeRequest(nonce, at), purpose: 'reset' });
    return store.redeemResetCode(email, { purpose: 'reset', nonce }, { ...resetToken, ...changes }, at);
  }

  test('of fifty uses of one reset code one stores its reset token, and of fifty uses of that one sets the password', async () => {
    await addAccount();
    await store.requestCode({ ...codeRequest('n1'), purpose: 'reset' });
    const uses = Array.from({ length: 50 }, (_item, index) => ({ ...resetToken, tokenHash: `h${index}` }));
    const spent = await Promise.all(
      uses.map((one) => store.redeemResetCode(email, { purpose: 'reset', nonce: 'n1' }, one, now)),
    );
    expect(spent.filter(Boolean)).toHaveLength(1);
    const { tokenHash = '' } = uses[spent.indexOf(true)] ?? {};
    const resets = await Promise.all(
      uses.map((_one, index) =>
        store.resetPassword({ ...resetOf(`changed${index}`), resetToken: { tokenHash, email } }),
      ),
    );
    expect(resets.filter(Boolean)).toHaveLength(1);
    expect(await store.accountById('a1')).toMatchObject({ password: 'new hash', tokenVersion: 1 });
    const emails = await store.latestEmails(100);
    expect(emails.filter(({ template }) => template === 'password-changed')).toHaveLength(1);
  });

  test('a reset code that was used stays used, even if the clock is set back', async () => {
    expect(await addResetToken()).toBe(true);
    const used = { purpose: 'reset', nonce: 'n1' } as const;
    expect(await store.redeemResetCode(email, used, resetToken, now - 1000)).toBe(false);
  });

  test('a reset token is for its address, its ten minutes and one browser', async () => {
    await addAccount();
    await addResetToken();
    expect(await store.isValidResetToken({ ...resetToken, email: 'other@example.org' }, now)).toBe(false);
    expect(await store.isValidResetToken({ ...resetToken, tokenHash: 'h2' }, now)).toBe(false);
    expect(await store.isValidResetToken(resetToken, resetToken.expiresAt)).toBe(false);
    expect(await store.resetPassword(resetOf('l1', resetToken.expiresAt))).toBe(false);
    const strange = { ...resetToken, email: 'other@example.org' };
    expect(await store.resetPassword({ ...resetOf('l1'), resetToken: strange })).toBe(false);
    expect(await store.isValidResetToken(resetToken, now)).toBe(true);
    expect(await addResetToken('n2', now + 60_000, { tokenHash: 'h2' })).toBe(true);
    expect(await store.isValidResetToken(resetToken, now)).toBe(false);
    expect(await store.resetPassword(resetOf('l1'))).toBe(false);
  });

  test('a password, its reset token, the failures to log in and the email are settled together', async () => {
    await addAccount();
    await addResetToken();
    for (let failures = 0; failures < 6; failures += 1) await store.registerLogInAttempt('key', now);
    const [message] = await store.latestEmails(1);
    // The id is taken already: the insert fails after all the rest was done in the same transaction.
    await expect(store.resetPassword(resetOf(message?.id ?? ''))).rejects.toThrow(/unique/i);
    expect(await store.accountById('a1')).toMatchObject({ password: 'hash', tokenVersion: 0 });
    expect(await store.registerLogInAttempt('key', now)).toBeGreaterThan(0);
    expect(await store.resetPassword(resetOf('fresh'))).toBe(true);
    expect(await store.registerLogInAttempt('key', now)).toBe(0);
  });

  test('a reset token for an account that is gone changes nothing', async () => {
    await addResetToken();
    expect(await store.resetPassword(resetOf('l1'))).toBe(false);
    expect((await store.latestEmails(10)).map(({ template }) => template)).toEqual(['sign-up-code']);
  });

  test('of twenty equal submissions one is stored, with its file and two emails', async () => {
    await addAccount();
    const bytes = new Uint8Array(await makePdf().arrayBuffer());
    const results = await Promise.all(
      Array.from({ length: 20 }, (_item, index) =>
        store.saveSubmission(
          submission({
            id: `s${index}`,
            file: { ref: `r${index}`, sha256: 'x', shownName: 'cv.pdf', bytes },
            emails: submission({ id: `s${index}` }).emails,
          }),
        ),
      ),
    );
    expect(results.filter(({ created }) => created)).toHaveLength(1);
    expect(new Set(results.map((result) => result.submission.id)).size).toBe(1);
    expect(await store.latestEmails(100)).toHaveLength(2);
    const ref = results[0]?.submission.file_ref ?? '';
    const file = await store.fileByRef(ref);
    expect(file).toMatchObject({ owner: 'a1', shown_name: 'cv.pdf', size: bytes.byteLength });
    expect([...(file?.bytes ?? [])]).toEqual([...bytes]);
  });

  test('a submission whose emails cannot be written is not stored', async () => {
    await addAccount();
    await store.saveSubmission(submission());
    const emails = submission().emails;
    const second = submission({ id: 's2', dedupe: 'two', emails });
    await expect(store.saveSubmission(second)).rejects.toThrow(/unique/i);
    expect(await store.submissionById('s2')).toBeUndefined();
    expect(await store.submissionById('s1')).toBeDefined();
  });

  test('emails are released for what was submitted, and for nothing else', async () => {
    await addAccount();
    await store.saveSubmission(submission());
    expect(await store.claimEmails(now, 10)).toEqual([]);
    const search = { kind: 'job', now } as const;
    expect(await store.releaseEmails({ ...search, mailKey: 'other' })).toBeUndefined();
    expect(await store.releaseEmails({ ...search, fileRef: 'r' })).toBeUndefined();
    expect(await store.releaseEmails({ ...search, mailKey: 'key' })).toBe('queued');
    const claimed = await store.claimEmails(now, 10);
    expect(claimed).toHaveLength(2);
    await Promise.all(claimed.map(({ id }) => store.recordDelivery(id, { state: 'sent' })));
    expect(await store.releaseEmails({ ...search, mailKey: 'key' })).toBe('sent');
  });

  test('eight claimants at once never share an email', async () => {
    for (let count = 0; count < 60; count += 1)
      await store.requestCode(codeRequest(`n${count}`, now, `visitor${count}@example.org`));
    const claims = await Promise.all(Array.from({ length: 24 }, () => store.claimEmails(now, 5)));
    const ids = claims.flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (let rest = await store.claimEmails(now, 5); rest.length > 0; rest = await store.claimEmails(now, 5))
      ids.push(...rest.map(({ id }) => id));
    expect(new Set(ids).size).toBe(60);
    expect(ids).toHaveLength(60);
  });

  test('wrong passwords make the next attempt wait, and a right one forgets them', async () => {
    const waits: number[] = [];
    for (let count = 0; count < 7; count += 1) waits.push(await store.registerLogInAttempt('key', now));
    expect(waits).toEqual([0, 0, 0, 0, 0, 1000, 1000]);
    await store.clearLogInFailures('key');
    expect(await store.registerLogInAttempt('key', now)).toBe(0);
    const later = now + 2 * 86_400_000;
    for (let count = 0; count < 4; count += 1) await store.registerLogInAttempt('key', now);
    expect(await store.registerLogInAttempt('key', later)).toBe(0);
    expect(await store.registerLogInAttempt('key', later)).toBe(0);
  });

  test('is ready when it can write and read', async () => {
    await store.probe(now);
    await expect(store.probe(now + 1)).resolves.toBeUndefined();
  });
});
