import { openTestStore } from '../../mocks/store/database.ts';
import { meet } from '../../mocks/store/meet.ts';
import {
  account,
  attempt,
  addAccount,
  codeRequest,
  email,
  newSubmission,
  now,
} from '../../mocks/store/storeFixtures.ts';
import { makeSettings } from '../common/settings.ts';
import { makeAdministration } from './administration.ts';
import type { Db } from './database/database.ts';
import type { Store } from './store.ts';

// After a second PostgreSQL aborts one of two transactions that wait for each other (a deadlock), and its caller gets
// 503.

let db: Db;
let store: Store;
beforeEach(async () => {
  ({ db, store } = await openTestStore(makeSettings()));
});
afterEach(() => store.close());

const { subject } = attempt;
const code = { purpose: 'sign-up', nonce: 'n1' } as const;
const resetToken = { tokenHash: 'h1', email, expiresAt: now + 600_000 };

/** Locks a row that the proof of a mailbox deletes and that no login needs. */
const holdRow = (key: 'code:%' | 'guess:%') => (trx: Db) =>
  trx.updateTable('throttle').set({ failures: 1 }).where('key', 'like', key).execute();

describe('two transactions at the same moment do not deadlock', () => {
  test('proving the mailbox, and trying a code', async () => {
    await store.requestCode({ ...codeRequest('n1'), attempt });
    await store.consumeAttempts(email, attempt, now);
    const answers = await meet(
      db,
      holdRow('code:%'),
      () => store.markVerified(email, attempt, code, now),
      () => store.consumeAttempts(email, attempt, now),
    );
    expect(answers).toEqual([true, { codes: [], locked: false, wait: 0 }]);
  });

  test('setting a new password, and proving the mailbox again', async () => {
    await addAccount(db);
    const reset = { ...codeRequest('n1'), attempt, purpose: 'reset' } as const;
    await store.requestCode(reset);
    await store.redeemResetCode(email, subject, { purpose: 'reset', nonce: 'n1' }, resetToken, now);
    const later = now + 60_000;
    await store.requestCode({
      ...reset,
      nonce: 'n2',
      now: later,
      message: { ...reset.message, id: 'second' },
    });
    const answers = await meet(
      db,
      (trx) => trx.updateTable('account').set({ name: 'Meena' }).where('id', '=', 'a1').execute(),
      () =>
        store.resetPassword({ resetToken, password: 'new hash', subject, emailId: 'changed', now: later }),
      () => store.redeemResetCode(email, subject, { purpose: 'reset', nonce: 'n2' }, resetToken, later),
    );
    expect(answers).toEqual([true, true]);
  });

  test('proving the mailbox, and a failed login of somebody who failed before', async () => {
    const stranger = { subject, caller: 'stranger' };
    await store.requestCode({ ...codeRequest('n1'), attempt });
    await store.registerLogInAttempt(attempt, now);
    await store.consumeAttempts(email, attempt, now);
    await store.registerLogInAttempt(stranger, now);
    const answers = await meet(
      db,
      holdRow('guess:%'),
      () => store.markVerified(email, attempt, code, now),
      () => store.registerLogInAttempt(stranger, now),
    );
    expect(answers).toEqual([true, 0]);
  });

  test('proving the mailbox, and a login of somebody who is known', async () => {
    await addAccount(db);
    await store.requestCode({ ...codeRequest('n1'), attempt });
    await store.recordLogIn(attempt, account, now);
    await store.consumeAttempts(email, attempt, now);
    await store.registerLogInAttempt(attempt, now);
    const answers = await meet(
      db,
      holdRow('guess:%'),
      () => store.markVerified(email, attempt, code, now),
      () => store.recordLogIn(attempt, account, now),
    );
    expect(answers).toEqual([true, true]);
  });

  test('the operator who lifts the waits, and proving the mailbox', async () => {
    await store.requestCode({ ...codeRequest('n2'), attempt, purpose: 'reset' });
    await store.requestCode({ ...codeRequest('n1'), attempt });
    const answers = await meet(
      db,
      (trx) => trx.updateTable('challenge').set({ attempts: 1 }).where('purpose', '=', 'reset').execute(),
      () => makeAdministration(db).unlock(email, [subject]),
      () => store.markVerified(email, attempt, code, now),
    );
    expect(answers).toEqual([{ waits: 0, codes: 2 }, true]);
  });

  test('claiming emails, and the call that lets those of a submission leave', async () => {
    await addAccount(db);
    await store.saveSubmission(newSubmission());
    const due = now + 31_000;
    const [claimed, released] = await meet(
      db,
      (trx) => trx.updateTable('outbox').set({ last_error: '' }).where('id', '=', 's1-1').execute(),
      () => store.claimEmails(due, 10),
      () => store.releaseEmails({ kind: 'job', now: due, mailKey: 'key' }),
    );
    expect(claimed).toMatchObject([{ id: 's1-2' }]);
    expect(released).toBe('queued');
    expect(await store.claimEmails(due, 10)).toMatchObject([{ id: 's1-1' }]);
  });

  test('the operator who ends logins, and a new password', async () => {
    await addAccount(db);
    await store.requestCode({ ...codeRequest('n1'), attempt, purpose: 'reset' });
    await store.redeemResetCode(email, subject, { purpose: 'reset', nonce: 'n1' }, resetToken, now);
    const answers = await meet(
      db,
      // Locks without changing: after a change, PostgreSQL may serve the waiting transactions in any order.
      (trx) => trx.selectFrom('reset_grant').selectAll().forUpdate().execute(),
      () => makeAdministration(db).revokeLogIns({ email }, now),
      () => store.resetPassword({ resetToken, password: 'new hash', subject, emailId: 'changed', now }),
    );
    expect(answers).toEqual([1, false]);
  });

  test('the operator who forgets a person, and a new password', async () => {
    await addAccount(db);
    await store.requestCode({ ...codeRequest('n1'), attempt, purpose: 'reset' });
    await store.redeemResetCode(email, subject, { purpose: 'reset', nonce: 'n1' }, resetToken, now);
    const answers = await meet(
      db,
      (trx) => trx.updateTable('challenge').set({ attempts: 1 }).execute(),
      () => makeAdministration(db).forgetPerson(email, [subject]),
      () => store.resetPassword({ resetToken, password: 'new hash', subject, emailId: 'changed', now }),
    );
    expect(answers).toEqual([expect.objectContaining({ accounts: 1 }), true]);
  });

  test('a form, and the operator who forgets its sender', async () => {
    await addAccount(db);
    const answers = await meet(
      db,
      (trx) => trx.selectFrom('account').selectAll().forUpdate().execute(),
      () => store.saveSubmission(newSubmission()),
      () => makeAdministration(db).forgetPerson(email, [subject]),
    );
    expect(answers).toEqual([
      expect.objectContaining({ created: true }),
      expect.objectContaining({ accounts: 1, submissions: 1, emails: 2 }),
    ]);
    expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });

  test('the operator who forgets a person, and that person’s form, sent with the same answers as long before', async () => {
    await addAccount(db);
    await store.saveSubmission(newSubmission());
    const later = now + 24 * 60 * 60_000;
    const answers = await meet(
      db,
      (trx) => trx.selectFrom('outbox').selectAll().forUpdate().execute(),
      () => makeAdministration(db).forgetPerson(email, [subject]),
      () => store.saveSubmission(newSubmission({ id: 's2', now: later })),
    );
    expect(answers).toEqual([expect.objectContaining({ accounts: 1, submissions: 1 }), undefined]);
  });

  test('a login, and the nightly purge of old waits', async () => {
    const day = 24 * 60 * 60_000;
    const failed = { subject, caller: 'caller' };
    await store.registerLogInAttempt(failed, now - 2 * day);
    // A statement locks rows in the order of the table, in which that of the caller is the last one now.
    const own = await db.deleteFrom('throttle').where('key', '=', 'logIn:caller').returningAll().execute();
    await db.insertInto('throttle').values(own).execute();
    const limits = { now, before: 0, countedBefore: now - day, knownBefore: 0, windowsEnd: now + day };
    const answers = await meet(
      db,
      (trx) => trx.selectFrom('throttle').selectAll().where('key', '=', 'logIn:caller').forUpdate().execute(),
      () => store.registerLogInAttempt(failed, now),
      () => makeAdministration(db).purgeBatch('waits', limits),
    );
    expect(answers).toEqual([expect.anything(), expect.any(Number)]);
  });

  test('the call that lets the emails of a submission leave, and the operator who forgets its person', async () => {
    await addAccount(db);
    await store.saveSubmission(newSubmission());
    // An update writes the row anew, behind the other one: a statement that reads the table finds them in this order.
    await db.updateTable('outbox').set({ attempts: 1 }).where('id', '=', 's1-1').execute();
    const answers = await meet(
      db,
      (trx) => trx.selectFrom('outbox').selectAll().where('id', '=', 's1-1').forUpdate().execute(),
      () => store.releaseEmails({ kind: 'job', now, mailKey: 'key' }),
      () => makeAdministration(db).forgetPerson(email, [subject]),
    );
    expect(answers).toEqual(['queued', expect.objectContaining({ accounts: 1, emails: 2 })]);
  });

  test('two commands of operators, which lift the waits of two people in opposite orders', async () => {
    const subjects = ['first', 'second'];
    const wait = { failures: 1, failed_at: now, blocked_until: 0 };
    const rows = subjects.flatMap((of) => [
      { ...wait, subject: of, key: `logIn:${of} caller` },
      { ...wait, subject: of, key: `known:${of} caller` },
    ]);
    await db.insertInto('throttle').values(rows).execute();
    const operator = makeAdministration(db);
    const answers = await meet(
      db,
      (trx) =>
        trx.selectFrom('throttle').selectAll().where('key', '=', 'known:first caller').forUpdate().execute(),
      () => operator.forgetPerson(email, subjects),
      () => operator.forgetPerson('another@example.org', subjects.toReversed()),
    );
    expect(answers).toEqual([expect.objectContaining({ waits: 4 }), expect.objectContaining({ waits: 0 })]);
  });
});
