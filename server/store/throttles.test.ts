import { openTestStore } from '../../mocks/store/database.ts';
import { account, addAccount, attempt, now } from '../../mocks/store/storeFixtures.ts';
import { defaultSettings, makeSettings } from '../common/settings.ts';
import type { Db } from './database/database.ts';
import type { Store } from './store.ts';
import { guessKeyOf } from './throttleKeys.ts';
import { liftWaits } from './throttles.ts';

const { freeFailures, forgottenAfter, strangers, knownFor } = defaultSettings.logIn;
const { subject } = attempt;
const callerOf = (caller: string) => ({ subject, caller });

describe('waits before a login', () => {
  let db: Db;
  let store: Store;
  beforeEach(async () => {
    ({ db, store } = await openTestStore(makeSettings()));
    await addAccount(db);
  });
  afterEach(() => store.close());

  const fail = (caller: string, at = now) => store.registerLogInAttempt(callerOf(caller), at);
  const failuresOf = async (key: string) =>
    (await db.selectFrom('throttle').select('failures').where('key', '=', key).executeTakeFirst())?.failures;
  const keys = async () =>
    (await db.selectFrom('throttle').select('key').orderBy('key').execute()).map(({ key }) => key);
  /** Uses up the failures that all unknown callers of the address share. */
  const useUpSharedFailures = async () => {
    for (let callers = 0; callers < strangers.freeFailures; callers += 1) await fail(`caller ${callers}`);
  };

  test('a caller’s failures are forgotten a day after the last one, not after the first', async () => {
    for (let failures = 0; failures < freeFailures; failures += 1)
      expect(await fail('caller', now + (failures * forgottenAfter) / 2)).toBe(0);
    const last = now + ((freeFailures - 1) * forgottenAfter) / 2;
    expect(await fail('caller', last + 1)).toBe(999);
    for (let failures = 0; failures < freeFailures; failures += 1)
      expect(await fail('caller', last + forgottenAfter)).toBe(0);
    expect(await fail('caller', last + forgottenAfter)).toBe(1000);
  });

  test('the shared failures of all callers are forgotten a day after the first one', async () => {
    await fail('early');
    for (let callers = 1; callers < strangers.freeFailures; callers += 1)
      await fail(`caller ${callers}`, now + forgottenAfter - 2);
    expect(await fail('late', now + forgottenAfter - 1)).toBe(strangers.wait - 1);
    for (let callers = 0; callers < 3; callers += 1)
      expect(await fail(`next ${callers}`, now + forgottenAfter - 2 + strangers.wait)).toBe(0);
  });

  test('an attempt refused by the shared limit is not counted as the caller’s own failure', async () => {
    await useUpSharedFailures();
    expect(await fail('one more')).toBe(strangers.wait);
    expect(await failuresOf('logIn:one more')).toBeUndefined();
    expect(await failuresOf(`logIn:${subject}`)).toBe(strangers.freeFailures);
  });

  test('a caller is known for ninety days after its last login', async () => {
    await fail('home');
    await store.recordLogIn(callerOf('home'), account, now);
    await store.recordLogIn(callerOf('home'), account, now + 1000);
    const later = now + 1000 + knownFor;
    await fail('home', later - 1);
    expect(await failuresOf(`logIn:${subject}`)).toBe(0);
    await fail('home', later);
    expect(await failuresOf(`logIn:${subject}`)).toBe(1);
  });

  test('a right password takes the caller’s failures off the shared count of its address and of no other', async () => {
    await store.registerLogInAttempt({ subject: 'another', caller: 'caller of another' }, now);
    await fail('stranger');
    await fail('home');
    await fail('home');
    await store.recordLogIn(callerOf('home'), account, now);
    expect(await failuresOf(`logIn:${subject}`)).toBe(1);
    expect(await failuresOf('logIn:stranger')).toBe(1);
    expect(await failuresOf('logIn:home')).toBeUndefined();
    expect(await failuresOf('logIn:another')).toBe(1);
    expect(await failuresOf('logIn:caller of another')).toBe(1);
    // A known caller's attempt was not counted there, so nothing is taken off.
    await fail('home');
    await store.recordLogIn(callerOf('home'), account, now);
    expect(await failuresOf(`logIn:${subject}`)).toBe(1);
  });

  test('two right passwords at once from an unknown network leave no failure', async () => {
    await Promise.all([fail('home'), fail('home')]);
    const recorded = [0, 1].map(() => store.recordLogIn(callerOf('home'), account, now));
    expect(await Promise.all(recorded)).toEqual([true, true]);
    expect(await failuresOf(`logIn:${subject}`)).toBe(0);
  });

  test('a right password takes no more failures off the shared count than there are since it began anew', async () => {
    await fail('home', now);
    await fail('home', now + forgottenAfter - 1);
    await fail('home', now + forgottenAfter);
    expect(await failuresOf(`logIn:${subject}`)).toBe(1);
    await store.recordLogIn(callerOf('home'), account, now + forgottenAfter);
    expect(await failuresOf(`logIn:${subject}`)).toBe(0);
  });

  test('an error of the database is not taken for a wait', async () => {
    await db.schema.dropTable('throttle').execute();
    await expect(fail('caller')).rejects.toThrow(/throttle/);
  });

  describe('the proof of a mailbox', () => {
    const guess = (caller: string) =>
      db
        .insertInto('throttle')
        .values({ key: guessKeyOf(caller), subject, failures: 3, failed_at: now, blocked_until: 0 })
        .execute();
    beforeEach(async () => {
      await store.registerLogInAttempt({ subject: 'another', caller: 'caller of another' }, now);
      await fail('home');
      await store.recordLogIn(callerOf('home'), account, now);
      await fail('stranger');
      await guess('home');
      await guess('stranger');
    });
    const ofAnother = ['logIn:another', 'logIn:caller of another'];

    test('deletes everything that counts against its address', async () => {
      expect(await liftWaits(db, subject)).toBe(5);
      expect(await keys()).toEqual(ofAnother);
    });

    test('the proof of a mailbox by a sign-up code keeps the wrong codes of other callers', async () => {
      expect(await liftWaits(db, subject, { caller: 'home' })).toBe(4);
      expect(await keys()).toEqual(['guess:stranger', ...ofAnother]);
    });

    test('is not what an operator has who lifts the waits: known callers stay known', async () => {
      expect(await liftWaits(db, subject, { keepsKnown: true })).toBe(4);
      expect(await keys()).toEqual(['known:home', ...ofAnother].toSorted());
    });
  });
});
