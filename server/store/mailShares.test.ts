import { openTestStore } from '../../mocks/store/database.ts';
import { codeRequest, now, settleEmail } from '../../mocks/store/storeFixtures.ts';
import { makeSettings } from '../common/settings.ts';
import type { Db } from './database/database.ts';
import { isHeldBack, isSignUpShareSpent } from './mailShares.ts';
import type { Store } from './store.ts';

const day = 86_400_000;
const minute = 60_000;

describe('the shares of the day’s emails', () => {
  // A share of two emails for signing up.
  const settings = makeSettings({ mailPerDay: 4 });
  const { lifetime } = settings.code;
  let db: Db;
  let store: Store;
  beforeEach(async () => {
    ({ db, store } = await openTestStore(settings));
  });
  afterEach(() => store.close());

  type Row = { state?: 'sent' | 'dead'; createdAt?: number; sentAt?: number };
  /** Adds an email with a code to the outbox. */
  async function addEmail(
    nonce: string,
    template: 'sign-up-code' | 'already-registered' | 'reset-code',
    row: Row = {},
  ) {
    const { message, ...request } = codeRequest(nonce, now, `${nonce}@example.org`);
    const purpose = template === 'reset-code' ? 'reset' : 'sign-up';
    await store.requestCode({ ...request, purpose, message: { ...message, template } });
    const { state = 'queued', createdAt = now, sentAt = null } = row;
    await db
      .updateTable('outbox')
      .set({ state, created_at: createdAt, sent_at: sentAt })
      .where('id', '=', message.id)
      .execute();
  }
  const isSpent = () => isSignUpShareSpent(db, settings, now);

  test('count queued and sent emails together, to addresses with and without an account', async () => {
    await addEmail('n1', 'sign-up-code');
    await addEmail('n0', 'reset-code');
    expect(await isSpent()).toBe(false);
    await addEmail('n2', 'already-registered', { state: 'sent', sentAt: now });
    expect(await isSpent()).toBe(true);
    await db.deleteFrom('outbox').where('id', '=', 'email-n1').execute();
    await addEmail('n3', 'already-registered');
    expect(await isSpent()).toBe(true);
  });

  test.each<[string, Row, boolean]>([
    ['was sent within a day', { state: 'sent', sentAt: now - day + 1 }, true],
    ['was sent a day ago', { state: 'sent', sentAt: now - day }, false],
    ['was sent while the clock was ahead', { state: 'sent', sentAt: now + 2 * minute }, false],
    ['is queued with a code that is still valid', { createdAt: now - lifetime + 1 }, true],
    ['is queued with a code that has expired', { createdAt: now - lifetime }, false],
    ['was queued while the clock was ahead', { createdAt: now + 2 * minute }, false],
    ['is dead', { state: 'dead' }, false],
  ])('an email that %s: %j counts: %s', async (_which, row, counts) => {
    await addEmail('n1', 'sign-up-code');
    await addEmail('n2', 'sign-up-code', row);
    expect(await isSpent()).toBe(counts);
  });

  test('hold back one code and not another', async () => {
    await addEmail('n1', 'reset-code');
    await addEmail('n2', 'reset-code');
    const refOf = (nonce: string) => ({ purpose: 'reset', nonce, expiresAt: now + lifetime }) as const;
    const isHeld = async () => [await isHeldBack(db, refOf('n1')), await isHeldBack(db, refOf('n2'))];
    expect(await isHeld()).toEqual([false, false]);
    await settleEmail(db, 'email-n1', { held_back: 1 });
    expect(await isHeld()).toEqual([true, false]);
    await settleEmail(db, 'email-n2', { state: 'sent' });
    expect(await isHeld()).toEqual([true, false]);
    await settleEmail(db, 'email-n1', { state: 'sent' });
    expect(await isHeld()).toEqual([false, false]);
  });
});
