import { openStore } from './openStore.ts';
import { makeSettings } from './settings.ts';

const url = 'postgres://user:word@127.0.0.1:1/x';

test('a stop ends the wait for a database that does not answer', async () => {
  const stopping = new AbortController();
  const log = { warn: jest.fn(() => stopping.abort()) };
  const opening = openStore({ databaseUrl: url, DATABASE_URL: url }, makeSettings(), log, stopping.signal);
  await expect(opening).rejects.toMatchObject({ name: 'AbortError' });
  expect(log.warn).toHaveBeenCalledTimes(1);
});
