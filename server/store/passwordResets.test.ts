import { openTestStore } from '../../mocks/store/database.ts';
import {
  attempt,
  codeRequest,
  addAccount,
  email,
  now,
  settleEmail,
} from '../../mocks/store/storeFixtures.ts';
import { defaultSettings, makeSettings } from '../common/settings.ts';
import type { Db } from './database/database.ts';
import type { Store } from './store.ts';

const { coolDown } = defaultSettings.code;

describe('password resets', () => {
  let db: Db;
  let store: Store;
  beforeEach(async () => {
    ({ db, store } = await openTestStore(makeSettings()));
  });
  afterEach(() => store.close());

  const resetToken = { tokenHash: 'h1', email, expiresAt: now + 600_000 };
  const resetOf = (emailId: string, at = now) => ({
    resetToken,
    password: 'new hash',
    subject: attempt.subject,
    emailId,
    now: at,
  });
  async function addResetToken(nonce = 'n1', at = now, changes: object = {}) {
    await store.requestCode({ ...codeRequest(nonce, at), purpose: 'reset' });
    return store.redeemResetCode(
      email,
      attempt.subject,
      { purpose: 'reset', nonce },
      { ...resetToken, ...changes },
      at,
    );
  }

  test('one of fifty uses of a reset code stores its reset token, and one of fifty uses of that sets the password', async () => {
    await addAccount(db);
    await store.requestCode({ ...codeRequest('n1'), purpose: 'reset' });
    const uses = Array.from({ length: 50 }, (_item, index) => ({ ...resetToken, tokenHash: `h${index}` }));
    const spent = await Promise.all(
      uses.map((one) =>
        store.redeemResetCode(email, attempt.subject, { purpose: 'reset', nonce: 'n1' }, one, now),
      ),
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

  test('a reset code is refused while the spent share holds back its emails, and accepted once one was sent', async () => {
    const redeem = () =>
      store.redeemResetCode(email, attempt.subject, { purpose: 'reset', nonce: 'n1' }, resetToken, now);
    await store.requestCode({ ...codeRequest('n1'), purpose: 'reset' });
    await settleEmail(db, 'email-n1', { held_back: 1 });
    expect(await redeem()).toBe(false);
    // Requested again: sending the second email has not been attempted yet.
    await store.requestCode({ ...codeRequest('n2', now + 60_000), purpose: 'reset' });
    expect(await redeem()).toBe(false);
    await settleEmail(db, 'email-n2', { state: 'sent' });
    expect(await redeem()).toBe(true);
  });

  test('a used reset code gives its address the emails of a day anew, before they are spaced again', async () => {
    const { perDay } = defaultSettings.code;
    let at = now - coolDown;
    // Each from a caller of its own: one caller alone may not request so many.
    const requestAfterCoolDown = (nonce: string) => {
      at += coolDown;
      const by = { ...attempt, caller: `caller of ${nonce}` };
      return store.requestCode({ ...codeRequest(nonce, at), purpose: 'reset', attempt: by });
    };
    const requestsOfDay = async (name: string) => {
      for (let count = 0; count < perDay; count += 1)
        expect(await requestAfterCoolDown(`${name}${count}`)).toEqual({ result: 'sent' });
      expect(await requestAfterCoolDown(`${name} too many`)).toEqual({ result: 'cooling' });
    };
    await requestsOfDay('n');
    const code = { purpose: 'reset', nonce: 'n0' } as const;
    expect(await store.redeemResetCode(email, attempt.subject, code, resetToken, at)).toBe(true);
    await requestsOfDay('later');
  });

  test('a reset code that was used stays used, even if the clock is set back', async () => {
    expect(await addResetToken()).toBe(true);
    const used = { purpose: 'reset', nonce: 'n1' } as const;
    expect(await store.redeemResetCode(email, attempt.subject, used, resetToken, now - 1000)).toBe(false);
  });

  test('a reset code that was used stays used for a replica whose clock is behind, also after another request', async () => {
    await addAccount(db);
    const at = (ms: number) => now + ms;
    const request = (nonce: string, ms: number) =>
      store.requestCode({ ...codeRequest(nonce, at(ms)), purpose: 'reset' });
    const redeem = (nonce: string, ms: number) =>
      store.redeemResetCode(
        email,
        attempt.subject,
        { purpose: 'reset', nonce },
        { tokenHash: `${nonce} ${ms}`, email, expiresAt: at(ms) + 600_000 },
        at(ms),
      );
    await request('n1', 0);
    expect(await redeem('n1', 5000)).toBe(true);
    // Its email is delayed, as the address has just got one.
    await request('n2', 6000);
    expect(await redeem('n2', coolDown + 20_000)).toBe(true);
    // 24 s behind: the email seems to wait still.
    await request('n3', coolDown - 4000);
    expect(await redeem('n2', coolDown - 3000)).toBe(false);
  });

  test('a reset code is refused if a new one replaced it just before it is used', async () => {
    await store.requestCode({ ...codeRequest('n1'), purpose: 'reset' });
    await store.requestCode({ ...codeRequest('n2', now + 600_000), purpose: 'reset' });
    const gone = { purpose: 'reset', nonce: 'n1' } as const;
    expect(await store.redeemResetCode(email, attempt.subject, gone, resetToken, now + 600_000)).toBe(false);
  });

  test('a reset code is refused from the end of its ten minutes on', async () => {
    await store.requestCode({ ...codeRequest('n1'), purpose: 'reset' });
    const code = { purpose: 'reset', nonce: 'n1' } as const;
    const redeemAt = (at: number) => store.redeemResetCode(email, attempt.subject, code, resetToken, at);
    expect(await redeemAt(now + 600_000)).toBe(false);
    expect(await redeemAt(now + 599_999)).toBe(true);
  });

  test('a reset token is valid for its address, for ten minutes and for the newest browser only', async () => {
    await addAccount(db);
    await addResetToken();
    expect(await store.isValidResetToken({ ...resetToken, email: 'other@example.org' }, now)).toBe(false);
    expect(await store.isValidResetToken({ ...resetToken, tokenHash: 'h2' }, now)).toBe(false);
    expect(await store.isValidResetToken(resetToken, resetToken.expiresAt)).toBe(false);
    expect(await store.resetPassword(resetOf('l1', resetToken.expiresAt))).toBe(false);
    const otherAddress = { ...resetToken, email: 'other@example.org' };
    expect(await store.resetPassword({ ...resetOf('l1'), resetToken: otherAddress })).toBe(false);
    expect(await store.isValidResetToken(resetToken, now)).toBe(true);
    expect(await addResetToken('n2', now + 60_000, { tokenHash: 'h2' })).toBe(true);
    expect(await store.isValidResetToken(resetToken, now)).toBe(false);
    expect(await store.resetPassword(resetOf('l1'))).toBe(false);
  });

  test('the password, the reset token, the failed logins and the email change in one transaction', async () => {
    await addAccount(db);
    await addResetToken();
    for (let failures = 0; failures < 6; failures += 1) await store.registerLogInAttempt(attempt, now);
    const [message] = await store.latestEmails(1);
    // The email's id is taken already: its insert fails after everything else was done in the same transaction.
    await expect(store.resetPassword(resetOf(message?.id ?? ''))).rejects.toThrow(/unique/i);
    expect(await store.accountById('a1')).toMatchObject({ password: 'hash', tokenVersion: 0 });
    expect(await store.registerLogInAttempt(attempt, now)).toBeGreaterThan(0);
    expect(await store.resetPassword(resetOf('fresh'))).toBe(true);
    expect(await store.registerLogInAttempt(attempt, now)).toBe(0);
  });

  test('a reset token for an account that does not exist changes nothing', async () => {
    await addResetToken();
    expect(await store.resetPassword(resetOf('l1'))).toBe(false);
    expect((await store.latestEmails(10)).map(({ template }) => template)).toEqual(['sign-up-code']);
  });
});
