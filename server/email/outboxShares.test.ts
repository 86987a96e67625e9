import { signUp, visitor } from '../../mocks/fixtures.ts';
import { outboxSteps } from '../../mocks/email/outboxSteps.ts';
import { refused } from '../../mocks/email/relayResults.ts';
import { makeTestServer } from '../../mocks/testServer.ts';
import type { TestServer } from '../../mocks/testServer.ts';
import { defaultSettings } from '../common/settings.ts';
import { makeAdministration } from '../store/administration.ts';

let testServer: TestServer;
afterEach(() => testServer.close());

const { outboxOver } = outboxSteps(() => testServer);
const minute = 60_000;

describe('the share of a kind', () => {
  const reset = (email: string) => testServer.call('sendResetCode', { email });

  test('is not used by emails to addresses without an account, and no response shows that it is spent', async () => {
    testServer = await makeTestServer({ settings: { mailPerDay: 8 } });
    await signUp(testServer);
    const answers: [number, string][] = [];
    const spent = jest.spyOn(testServer.dependencies.metrics, 'mailShareSpent');
    const ask = async (email: string) => {
      const response = await reset(email);
      answers.push([response.status, await response.text()]);
      await testServer.flush();
    };
    for (let count = 0; count < 6; count += 1) await ask(`nobody${count}@example.org`);
    for (let count = 0; count < 3; count += 1) {
      await ask(visitor.email);
      testServer.clock.move(minute);
    }
    expect(new Set(answers.map(String)).size).toBe(1);
    // A quarter of eight.
    expect(testServer.sent.filter(({ text }) => text.includes('to set a new password'))).toHaveLength(2);
    const waiting = await makeAdministration(testServer.db).emails({ state: 'queued', limit: 9 });
    expect(waiting.map(({ last_error }) => last_error)).toEqual(['The share of such emails is spent.']);
    expect(spent).toHaveBeenCalledWith('reset');
    // Codes to sign up have a share of their own.
    for (const email of ['new@example.org', 'newer@example.org']) {
      expect((await testServer.call('sendSignUpCode', { email })).status).toBe(200);
      await testServer.flush();
      expect(testServer.sent.at(-1)?.to).toBe(email);
    }
    testServer.clock.move(24 * 60 * minute);
    await ask(visitor.email);
    expect(testServer.sent.filter(({ text }) => text.includes('to set a new password'))).toHaveLength(3);
  });

  test('uses up no attempt of an email that it holds back, however long its code is valid', async () => {
    const { code } = defaultSettings;
    testServer = await makeTestServer({
      settings: { mailPerDay: 4, code: { ...code, lifetime: 60 * minute } },
    });
    await signUp(testServer);
    for (let count = 0; count < 2; count += 1) {
      await reset(visitor.email);
      await testServer.flush();
      testServer.clock.move(minute);
    }
    const states = async () =>
      (
        await testServer.db.selectFrom('outbox').selectAll().orderBy('created_at', 'desc').limit(1).execute()
      ).map(({ state, attempts, held_back, last_error }) => [state, attempts, held_back, last_error]);
    for (let count = 0; count < 2 * testServer.settings.outbox.attempts; count += 1) {
      testServer.clock.move(minute / 2);
      await testServer.flush();
    }
    expect(await states()).toEqual([['queued', 0, 1, 'The share of such emails is spent.']]);
    testServer.clock.move(60 * minute);
    await testServer.flush();
    expect(await states()).toEqual([['dropped', 1, 0, null]]);
  });

  test('is not used by emails that were dropped or died', async () => {
    testServer = await makeTestServer({ settings: { mailPerDay: 2 } });
    const ask = async (email: string) => (await testServer.call('sendSignUpCode', { email })).status;
    const spent = jest.spyOn(testServer.dependencies.metrics, 'mailShareSpent');
    expect([await ask('first@example.org'), await ask('second@example.org')]).toEqual([200, 503]);
    expect(spent.mock.calls).toEqual([['signUp']]);
    await outboxOver(async () => refused).flush();
    expect([await ask('second@example.org'), await ask('third@example.org')]).toEqual([200, 503]);
    testServer.clock.move(10 * minute);
    expect(await ask('third@example.org')).toBe(200);
  });
});
