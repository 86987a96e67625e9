import { openTestStore } from '../../mocks/store/database.ts';
import { attempt, codeRequest, email, now } from '../../mocks/store/storeFixtures.ts';
import { defaultSettings, makeSettings } from '../common/settings.ts';
import type { Db } from './database/database.ts';
import type { Store } from './store.ts';
import { guessKeyOf, keysLike } from './throttleKeys.ts';

const { lifetime } = defaultSettings.code;
const code = { purpose: 'sign-up', nonce: 'n1' } as const;

let db: Db;
let store: Store;
beforeEach(async () => {
  ({ db, store } = await openTestStore(makeSettings()));
  await store.requestCode(codeRequest('n1'));
});
afterEach(() => store.close());

test('a code that a new one replaces between its check and its use verifies nothing', async () => {
  await store.requestCode(codeRequest('n2', now + lifetime));
  expect(await store.markVerified(email, attempt, code, now + lifetime)).toBe(false);
  expect(await store.markVerified(email, attempt, { ...code, nonce: 'n2' }, now + lifetime)).toBe(true);
});

test('a code that expires between its check and its use verifies nothing', async () => {
  expect((await store.consumeAttempts(email, attempt, now + lifetime - 1)).codes).toEqual([code]);
  expect(await store.markVerified(email, attempt, code, now + lifetime)).toBe(false);
  expect(await store.markVerified(email, attempt, code, now + lifetime - 1)).toBe(true);
});

test('a right code at sign-up takes one guess off its caller’s count and off no other', async () => {
  await store.consumeAttempts(email, attempt, now);
  await store.markVerified(email, attempt, code, now);
  const stranger = { ...attempt, caller: 'stranger' };
  await store.consumeSignUpAttempt(email, stranger, now);
  await store.consumeSignUpAttempt(email, attempt, now);
  await store.returnSignUpAttempt(email, attempt, code);
  const guesses = await db
    .selectFrom('throttle')
    .select(['key', 'failures'])
    .where('key', 'like', keysLike('guess'))
    .orderBy('key')
    .execute();
  expect(guesses).toEqual([
    { key: guessKeyOf('caller'), failures: 0 },
    { key: guessKeyOf('stranger'), failures: 1 },
  ]);
});
