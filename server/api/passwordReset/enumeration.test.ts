import { signUp, visitor } from '../../../mocks/fixtures.ts';
import { taken } from '../../../mocks/email/relayResults.ts';
import { addAccount } from '../../../mocks/store/storeFixtures.ts';
import { makeTestServer } from '../../../mocks/testServer.ts';
import type { TestServer } from '../../../mocks/testServer.ts';

let testServer: TestServer;
beforeEach(async () => {
  testServer = await makeTestServer();
});
afterEach(() => testServer.close());

const minute = 60_000;
const { email } = visitor;

const verify = (otp: string, address = email) => testServer.call('verifyCode', { email: address, otp });

describe('a password reset reveals to nobody which addresses have an account', () => {
  const unknown = 'nobody@example.org';
  /** Everything a stranger sees of an answer, without the request id. */
  async function seenOf(sent: Promise<Response>) {
    const response = await sent;
    const headers = [...response.headers].filter(([name]) => name !== 'x-request-id');
    return [response.status, headers, (await response.text()).replace(/"requestId":"[^"]*"/, '')];
  }
  const seenByBoth = async (ask: (address: string) => Promise<unknown>) => ({
    known: await ask(email),
    unknown: await ask(unknown),
  });
  beforeEach(async () => {
    await signUp(testServer);
    const day = 24 * 60 * minute;
    testServer.clock.move(1.5 * day - (testServer.clock.now() % day));
  });

  test('a request for a code, and another within the cool-down, reveal no account', async () => {
    const ask = (address: string) => seenOf(testServer.call('sendResetCode', { email: address }));
    const both = await seenByBoth(async (address) => [await ask(address), await ask(address)]);
    expect(both.unknown).toEqual(both.known);
  });

  test('guesses until none is left, and a request for a code then, reveal no account', async () => {
    const both = await seenByBoth(async (address) => {
      const seen: unknown[] = [await seenOf(testServer.call('sendResetCode', { email: address }))];
      for (let guesses = 0; guesses < 7; guesses += 1) seen.push(await seenOf(verify('000000', address)));
      testServer.clock.move(minute);
      seen.push(await seenOf(testServer.call('sendResetCode', { email: address })));
      return seen;
    });
    expect(both.unknown).toEqual(both.known);
  });

  test('more requests than a day allows reveal no account', async () => {
    const both = await seenByBoth(async (address) => {
      const start = testServer.clock.now();
      const seen: unknown[] = [];
      for (let sends = 0; sends < 12; sends += 1) {
        seen.push(await seenOf(testServer.call('sendResetCode', { email: address })));
        testServer.clock.move(minute);
      }
      testServer.clock.move(start - testServer.clock.now());
      return seen;
    });
    expect(both.unknown).toEqual(both.known);
  });

  test('the point at which the budget of emails is spent reveals no account', async () => {
    const small = async (address: string) => {
      const tight = await makeTestServer({ settings: { mailPerDay: 3 } });
      await signUp(tight);
      const seen: unknown[] = [];
      for (let sends = 0; sends < 4; sends += 1) {
        seen.push(await seenOf(tight.call('sendResetCode', { email: address })));
        tight.clock.move(minute);
      }
      await tight.close();
      return seen;
    };
    const both = await seenByBoth(small);
    expect(both.unknown).toEqual(both.known);
  });

  // The share is two emails, and the last code is asked for when one more email would use it up.
  describe.each([
    ['held back', 'one more than the share', 3, async () => taken],
    [
      'delayed by the relay',
      'one less than the share',
      1,
      async () => {
        throw new Error('451 Try again later.');
      },
    ],
  ])('while emails are %s, after codes for %s', (_what, _count, codes, send) => {
    test.each([
      ['an address with an account', email],
      ['an unknown address', unknown],
    ])('one more code for %s is answered in the same way', async (_whose, target) => {
      const tight = await makeTestServer({ settings: { mailPerDay: 8 }, mailer: { send } });
      const own = Array.from({ length: codes + 1 }, (_, at) => `own${at}@example.org`);
      for (const address of [email, ...own]) await addAccount(tight.db, address, address);
      const statusFor = async (address: string): Promise<number> => {
        const { status } = await tight.call('sendResetCode', { email: address });
        await tight.flush();
        return status;
      };
      for (const address of own.slice(0, codes)) await statusFor(address);
      expect([await statusFor(target), await statusFor(own.at(-1)!)]).toEqual([200, 200]);
      await tight.close();
    });
  });

  test('setting a password without a code reveals no account', async () => {
    const both = await seenByBoth((address) =>
      seenOf(testServer.call('resetPassword', { email: address, newPassword: 'five even quieter words' })),
    );
    expect(both.unknown).toEqual(both.known);
  });

  test('an unknown address gets no email', async () => {
    const before = await testServer.mailbox();
    await testServer.call('sendResetCode', { email: unknown });
    expect(await testServer.mailbox()).toEqual(before);
    await testServer.flush();
    expect(testServer.sent.map(({ to }) => to)).not.toContain(unknown);
    expect((await testServer.dependencies.store.emailCounts()).queued ?? 0).toBe(0);
  });
});
