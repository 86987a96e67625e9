import { addApplicant, fileRefOf } from '../../../mocks/admin/adminFixtures.ts';
import { openTestStore } from '../../../mocks/store/database.ts';
import {
  account,
  codeRequest,
  email,
  newSubmission,
  now,
  settleEmail,
} from '../../../mocks/store/storeFixtures.ts';
import { makeSettings } from '../../common/settings.ts';
import { makeAdministration } from '../administration.ts';
import type { Administration } from '../administration.ts';
import type { Db } from '../database/database.ts';
import { queuedEmail } from '../outbox.ts';
import type { Store } from '../store.ts';
import { purgeable } from './retention.ts';

const day = 86_400_000;

describe('the purge', () => {
  let db: Db;
  let store: Store;
  let administration: Administration;
  beforeEach(async () => {
    ({ db, store } = await openTestStore(makeSettings()));
    administration = makeAdministration(db);
  });
  afterEach(() => store.close());

  test('batches delete what is too old until nothing of it is left', async () => {
    for (let index = 0; index < 22; index += 1)
      await addApplicant({ db, store }, { id: `old${index}`, at: now - 2 * day });
    await addApplicant({ db, store });
    await store.requestCode(codeRequest('n1', now - 2 * day));
    await store.requestCode(codeRequest('n2', now - 1000, 'new@example.org'));
    await store.registerLogInAttempt({ subject: 'old', caller: 'old' }, now - 3 * day);
    await store.registerLogInAttempt({ subject: 'new', caller: 'new' }, now);
    await store.recordLogIn({ subject: 'friend', caller: 'friend' }, account, now - 3 * day);
    await store.recordLogIn({ subject: 'past', caller: 'past' }, account, now - 6 * day);
    for (const [key, expire] of Object.entries({ ended: now, running: now + day, ahead: now + 2 * day }))
      await db.insertInto('rate_limit').values({ key, points: 1, expire }).execute();
    const limits = {
      now,
      before: now - day,
      countedBefore: now - day,
      knownBefore: now - 5 * day,
      windowsEnd: now + day,
    };
    expect(await administration.countPurgeable(limits)).toEqual({
      submissions: 22,
      emails: 0,
      codes: 1,
      resetTokens: 0,
      waits: 3,
      rateLimits: 2,
    });
    expect(await administration.purgeBatch('submissions', limits)).toBe(20);
    expect(await administration.purgeBatch('submissions', limits)).toBe(2);
    expect(await administration.purgeBatch('submissions', limits)).toBe(0);
    expect(await db.selectFrom('file').select('ref').execute()).toHaveLength(1);
    for (const [what, count] of [
      ['codes', 1],
      ['waits', 3],
      ['rateLimits', 2],
    ] as const) {
      expect(await administration.purgeBatch(what, limits)).toBe(count);
      expect(await administration.purgeBatch(what, limits)).toBe(0);
    }
    const known = db.selectFrom('throttle').select('key').where('key', 'like', 'known:%');
    expect(await known.execute()).toEqual([{ key: 'known:friend' }]);
    expect(await db.selectFrom('rate_limit').select('key').execute()).toEqual([{ key: 'running' }]);
    await db.updateTable('outbox').set({ state: 'sent' }).execute();
    expect(await administration.purgeBatch('emails', limits)).toBe(1);
  });

  test('whether anything is from a time counts its first moment and not its last', async () => {
    await addApplicant({ db, store });
    expect(await administration.isAnythingFrom(now, now + 1)).toBe(true);
    expect(await administration.isAnythingFrom(now - day, now)).toBe(false);
    expect(await administration.isAnythingFrom(now + 1, now + day)).toBe(false);
  });

  test('purging a submission deletes its own file and no other, also where it has no file', async () => {
    const limits = {
      now,
      before: now - day,
      countedBefore: now - day,
      knownBefore: now - day,
      windowsEnd: now + day,
    };
    await addApplicant({ db, store });
    await addApplicant({ db, store }, { id: 'old', at: now - 2 * day });
    const holders = async () => {
      const files = await db.selectFrom('file').select('ref').execute();
      const pieces = await db.selectFrom('file_chunk').select('ref').distinct().execute();
      return [files, pieces].map((rows) => rows.map(({ ref }) => ref).toSorted());
    };
    const [old, kept] = [fileRefOf('old'), fileRefOf('s1')];
    expect(await holders()).toEqual([
      [old, kept],
      [old, kept],
    ]);
    expect(await administration.purgeBatch('submissions', limits)).toBe(1);
    expect(await holders()).toEqual([[kept], [kept]]);
    await store.saveSubmission(newSubmission({ id: 'bare', dedupe: 'bare', now: now - 2 * day }));
    expect(await administration.purgeBatch('submissions', limits)).toBe(1);
    expect(await holders()).toEqual([[kept], [kept]]);
  });

  test('rows are kept until the exact millisecond of their limit', async () => {
    const today = Math.floor(now / day);
    const limits = {
      now,
      before: now - 2 * day,
      countedBefore: now - 3 * day,
      knownBefore: now - 5 * day,
      windowsEnd: now + day,
    };
    const codes = { 'ended@example.org': now, 'running@example.org': now + 1 };
    for (const [address, expires_at] of Object.entries(codes)) {
      await store.requestCode(codeRequest(address, now - 2 * day, address));
      await db
        .updateTable('challenge')
        .set({ expires_at, day: today - 1 })
        .where('email', '=', address)
        .execute();
      await db
        .insertInto('reset_grant')
        .values({ token_hash: address, email: address, expires_at })
        .execute();
    }
    const wait = { subject: 'x', failures: 5 };
    const waits = {
      over: { failed_at: limits.countedBefore - 1, blocked_until: now },
      running: { failed_at: limits.countedBefore - 1, blocked_until: now + 1 },
      counted: { failed_at: limits.countedBefore, blocked_until: now },
    };
    await db.deleteFrom('throttle').execute();
    for (const [key, moments] of Object.entries(waits))
      await db
        .insertInto('throttle')
        .values({ ...wait, key, ...moments })
        .execute();
    await db.deleteFrom('outbox').execute();
    for (const state of ['sent', 'dead', 'dropped', 'queued'] as const)
      for (const [age, at] of [
        ['older', limits.before - 1],
        ['kept', limits.before],
      ] as const) {
        const id = `${state} ${age}`;
        await db
          .insertInto('outbox')
          .values({
            ...queuedEmail({
              id,
              template: 'sign-up-code',
              recipient: email,
              ref: { purpose: 'sign-up', nonce: id, expiresAt: at },
              now: at,
            }),
            state,
          })
          .execute();
      }
    await addApplicant({ db, store }, { id: 'kept', at: limits.before });

    expect(await administration.countPurgeable(limits)).toEqual({
      submissions: 0,
      emails: 3,
      codes: 1,
      resetTokens: 1,
      waits: 1,
      rateLimits: 0,
    });
    for (const what of purgeable) await administration.purgeBatch(what, limits);
    const rest = await Promise.all([
      db.selectFrom('challenge').select('email as key').execute(),
      db.selectFrom('reset_grant').select('email as key').execute(),
      db.selectFrom('throttle').select('key').orderBy('key').execute(),
      db
        .selectFrom('outbox')
        .select('id as key')
        .where('template', '=', 'sign-up-code')
        .orderBy('id')
        .execute(),
    ]);
    expect(rest.map((rows) => rows.map(({ key }) => key))).toEqual([
      ['running@example.org'],
      ['running@example.org'],
      ['counted', 'running'],
      ['dead kept', 'dropped kept', 'queued kept', 'queued older', 'sent kept'],
    ]);
  });

  test('an expired code of today is kept, because it counts the emails of the day', async () => {
    await store.requestCode(codeRequest('n1', now - 3_600_000));
    const limits = (at: number) => ({
      now: at,
      before: at - day,
      countedBefore: at - day,
      knownBefore: at - day,
      windowsEnd: at,
    });
    expect(await administration.countPurgeable(limits(now))).toMatchObject({ codes: 0 });
    expect(await administration.purgeBatch('codes', limits(now))).toBe(0);
    expect(await administration.purgeBatch('codes', limits(now + day / 2))).toBe(1);
  });

  test('a dropped email is kept for a day, a sent one as long as submissions', async () => {
    for (const [nonce, state] of [
      ['n1', 'dropped'],
      ['n2', 'sent'],
    ] as const) {
      await store.requestCode(codeRequest(nonce, now - 2 * day, `${nonce}@example.org`));
      await settleEmail(db, `email-${nonce}`, { state });
    }
    await store.requestCode(codeRequest('n3', now, 'new@example.org'));
    await settleEmail(db, 'email-n3', { state: 'dropped' });
    const limits = {
      now,
      before: now - 365 * day,
      countedBefore: now - day,
      knownBefore: now - 90 * day,
      windowsEnd: now,
    };
    expect((await administration.countPurgeable(limits)).emails).toBe(1);
    expect(await administration.purgeBatch('emails', limits)).toBe(1);
    const left = await db.selectFrom('outbox').select('id').orderBy('id').execute();
    expect(left).toEqual([{ id: 'email-n2' }, { id: 'email-n3' }]);
  });
});
