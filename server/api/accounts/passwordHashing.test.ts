import { noMetrics } from '../../common/interfaces.ts';
import { makeSettings } from '../../common/settings.ts';
import { makePasswordHashing } from './passwordHashing.ts';

test('a queued password whose caller has gone is not checked', async () => {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const verify = jest.fn(() => promise);
  const hasher = { verify, hash: jest.fn() };
  const settings = makeSettings({ hashing: { atOnce: 1, waiting: 2 } });
  const hashing = makePasswordHashing({ hasher, metrics: noMetrics }, settings);
  const caller = new AbortController();
  const compare = (password: string, signal?: AbortSignal) =>
    hashing.reserve().run((hasherInTurn) => hasherInTurn.verify(password, 'hash'), signal);
  const first = compare('first');
  const gone = compare('gone', caller.signal).catch(String);
  const last = compare('last');
  expect(() => hashing.requireRoom()).toThrow('busy');
  caller.abort();
  resolve(true);
  expect([await first, await gone, await last]).toEqual([true, expect.stringContaining('broke off'), true]);
  expect(verify.mock.calls).toEqual([
    ['first', 'hash'],
    ['last', 'hash'],
  ]);
});
