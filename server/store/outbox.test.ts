import { openTestStore } from '../../mocks/store/database.ts';
import { email, now } from '../../mocks/store/storeFixtures.ts';
import { defaultSettings, makeSettings } from '../common/settings.ts';
import type { Settings } from '../common/settings.ts';
import { queuedEmail } from './outbox.ts';

const { outbox, submission, code } = defaultSettings;
/** Longer than each of these waits by default. */
const delay = 5 * 60 * 60 * 1000;

// A time that is further ahead than any wait would be taken for one of a wrong clock.
test.each<[string, Partial<Settings>]>([
  ['next attempt', { outbox: { ...outbox, longestWait: delay } }],
  ['share of the day’s emails', { outbox: { ...outbox, shareWait: delay } }],
  ['form’s mail call', { submission: { ...submission, emailDelay: delay } }],
  ['cool-down after a code', { code: { ...code, coolDown: delay } }],
])('an email that waits for its %s is not due before, however long that is', async (_which, settings) => {
  const { db, store } = await openTestStore(makeSettings(settings));
  const ref = { changedAt: now };
  await db
    .insertInto('outbox')
    .values(queuedEmail({ id: 'e1', template: 'password-changed', recipient: email, ref, now, delay }))
    .execute();
  expect(await store.claimEmails(now, 1)).toEqual([]);
  expect(await store.claimEmails(now + delay, 1)).toHaveLength(1);
  await store.close();
});
