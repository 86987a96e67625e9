import { openTestStore } from '../../../mocks/store/database.ts';
import type { RateLimits } from '../../common/interfaces.ts';
import { makeSecrets } from '../../security/secrets.ts';
import { makeSettings } from '../../common/settings.ts';
import { openRateLimits } from './sharedRateLimits.ts';

const settings = makeSettings();
const keys = makeSecrets('a secret that only tests use');
const year = 365 * 24 * 3_600_000;

test('a start deletes the windows that were counted while the clock was ahead, and no others', async () => {
  const { store, databaseUrl = '', schema = '' } = await openTestStore(settings);
  const url = new URL(databaseUrl);
  url.searchParams.set('options', `-c search_path=${schema}`);
  const start = () => openRateLimits({ rateLimited: true, DATABASE_URL: url.href }, settings, keys);
  async function useUp(limits: RateLimits, caller: string): Promise<void> {
    for (let calls = 0; calls < settings.rateLimits.logIn.points; calls += 1)
      await limits.consume('logIn', caller);
  }

  const onTime = await start();
  await useUp(onTime, '192.0.2.1');
  await onTime.close();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + year);
  const ahead = await start();
  await useUp(ahead, '192.0.2.2');
  await ahead.close();
  clock.mockRestore();

  const limits = await start();
  expect(await limits.consume('logIn', '192.0.2.1')).toBeGreaterThan(0);
  expect(await limits.consume('logIn', '192.0.2.2')).toBe(0);
  await limits.close();
  await store.close();
});
