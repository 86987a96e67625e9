import { openTestStore } from '../../mocks/store/database.ts';
import {
  account,
  accountDetails,
  addAccount,
  attempt,
  codeRequest,
  email,
  now,
} from '../../mocks/store/storeFixtures.ts';
import { makeSettings } from '../common/settings.ts';
import type { Db } from './database/database.ts';
import { migrate } from './database/migrations.ts';
import type { Store } from './store.ts';

const code = { purpose: 'sign-up', nonce: 'n1' } as const;

describe('the store', () => {
  let db: Db;
  let store: Store;
  let schema: string | undefined;
  beforeEach(async () => {
    ({ db, store, schema } = await openTestStore(makeSettings()));
  });
  afterEach(() => store.close());

  test('keeps its data when it is migrated a second time', async () => {
    await addAccount(db);
    await migrate(db, schema);
    expect(await store.accountById('a1')).toBeDefined();
  });

  test('sends one email for fifty parallel requests for a code', async () => {
    const results = await Promise.all(
      Array.from({ length: 50 }, (_item, index) => store.requestCode(codeRequest(`n${index}`))),
    );
    expect(results.filter(({ result }) => result === 'sent')).toHaveLength(1);
    expect(results.filter(({ result }) => result === 'cooling')).toHaveLength(49);
    expect(await store.latestEmails(100)).toHaveLength(1);
  });

  test('sends one email, after the cool-down, for fifty parallel requests after a code was verified', async () => {
    await store.requestCode(codeRequest('n0'));
    await store.markVerified(email, attempt, { purpose: 'sign-up', nonce: 'n0' }, now);
    const results = await Promise.all(
      Array.from({ length: 50 }, (_item, index) => store.requestCode(codeRequest(`m${index}`, now + 1000))),
    );
    expect(results.filter(({ result }) => result === 'sent')).toHaveLength(1);
    expect(results.filter(({ result }) => result === 'cooling')).toHaveLength(49);
    await store.claimEmails(now, 100);
    expect(await store.claimEmails(now + 29_999, 100)).toEqual([]);
    expect(await store.claimEmails(now + 30_000, 100)).toHaveLength(1);
    // The next email can be requested only a cool-down after that one.
    expect(await store.requestCode(codeRequest('o1', now + 59_999))).toEqual({ result: 'cooling' });
    expect(await store.requestCode(codeRequest('o2', now + 60_000))).toEqual({ result: 'sent' });
  });

  test('refuses the eleventh email of a day instead of delaying it, even if its code was used up', async () => {
    await store.requestCode(codeRequest('n1'));
    await store.markVerified(email, attempt, code, now);
    for (let sends = 1; sends <= 10; sends += 1) {
      const request = { ...codeRequest(`m${sends}`, now + sends * 30_000), attempt };
      expect(await store.requestCode(request)).toEqual({ result: 'sent' });
    }
    expect(await store.createAccount({ ...accountDetails, id: 'a1' }, code, now + 301_000)).toBe('created');
    expect(await store.requestCode(codeRequest('o1', now + 302_000))).toEqual({
      result: 'tooMany',
      wait: 898_000,
    });
  });

  test('keeps the nonce and the spent attempts of a code that it repeats', async () => {
    await store.requestCode(codeRequest('n1'));
    await store.consumeAttempts(email, attempt, now);
    await store.requestCode(codeRequest('n2', now + 60_000));
    expect(await store.consumeAttempts(email, attempt, now + 60_000)).toEqual({
      codes: [code],
      locked: false,
      wait: 0,
    });
    const row = await db.selectFrom('challenge').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ nonce: 'n1', attempts: 2, sends: 2, expires_at: now + 600_000 });
  });

  test('keeps codes for signing up and for a reset independent of each other', async () => {
    await store.requestCode(codeRequest('n1'));
    await store.requestCode({ ...codeRequest('n2'), purpose: 'reset' });
    const { codes } = await store.consumeAttempts(email, attempt, now);
    expect(codes.map(({ purpose }) => purpose).toSorted()).toEqual(['reset', 'sign-up']);
    expect(
      await store.redeemResetCode(email, attempt.subject, { purpose: 'reset', nonce: 'n2' }, null, now),
    ).toBe(true);
    expect(await store.consumeSignUpAttempt(email, attempt, now)).toEqual({ code: undefined, wait: 0 });
    expect(await store.markVerified(email, attempt, code, now)).toBe(true);
    expect(await store.consumeSignUpAttempt(email, attempt, now)).toEqual({ code, wait: 0 });
  });

  test('creates an account and uses up its code in one transaction', async () => {
    await store.requestCode(codeRequest('n1'));
    expect(await store.createAccount({ ...accountDetails, id: 'a1' }, code, now)).toBe('unproved');
    await store.markVerified(email, attempt, code, now);
    const results = await Promise.all(
      Array.from({ length: 20 }, (_item, index) =>
        store.createAccount({ ...accountDetails, id: `a${index}` }, code, now),
      ),
    );
    expect(results.toSorted()).toEqual(['created', ...Array<string>(19).fill('exists')]);
    expect(await store.accountByEmail(email)).toMatchObject({ name: 'Meena', tokenVersion: 0 });
  });

  test('leaves a code usable if creating its account fails', async () => {
    await store.requestCode(codeRequest('n1'));
    await store.markVerified(email, attempt, code, now);
    await addAccount(db, 'a1', 'other@example.org');
    // The same id again: the insert fails after the code was used up in the same transaction.
    await expect(store.createAccount({ ...accountDetails, id: 'a1' }, code, now)).rejects.toThrow(/unique/i);
    expect(await store.createAccount({ ...accountDetails, id: 'a2' }, code, now)).toBe('created');
  });

  test('writes one of several parallel changes that are based on the same profile', async () => {
    await addAccount(db);
    const { phone_number, address, date_of_birth, gender } = accountDetails;
    const changesOf = (name: string) => ({ name, phone_number, address, date_of_birth, gender });
    const results = await Promise.all(
      Array.from({ length: 20 }, (_item, index) =>
        store.updateAccount('a1', changesOf(`Name ${index}`), now, changesOf(accountDetails.name)),
      ),
    );
    expect(results.filter(Boolean)).toHaveLength(1);
    expect(await store.accountById('a1')).toMatchObject(changesOf(`Name ${results.indexOf(true)}`));
    expect(await store.updateAccount('a1', changesOf('Unasked'), now)).toBe(true);
  });

  test('makes attempts wait after wrong passwords until a right one', async () => {
    await addAccount(db);
    const waits: number[] = [];
    for (let count = 0; count < 7; count += 1) waits.push(await store.registerLogInAttempt(attempt, now));
    expect(waits).toEqual([0, 0, 0, 0, 0, 1000, 1000]);
    await store.recordLogIn(attempt, account, now);
    expect(await store.registerLogInAttempt(attempt, now)).toBe(0);
    const later = now + 2 * 86_400_000;
    for (let count = 0; count < 4; count += 1) await store.registerLogInAttempt(attempt, now);
    expect(await store.registerLogInAttempt(attempt, later)).toBe(0);
    expect(await store.registerLogInAttempt(attempt, later)).toBe(0);
  });

  test('is ready when it can read', async () => {
    await expect(store.probe()).resolves.toBeUndefined();
  });
});
