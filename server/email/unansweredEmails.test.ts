import { makeServerWithEmail, outboxSteps } from '../../mocks/email/outboxSteps.ts';
import { taken } from '../../mocks/email/relayResults.ts';
import type { TestServer } from '../../mocks/testServer.ts';
import { makeAdministration } from '../store/administration.ts';
import type { Mailer, RelayResult } from './email.ts';

let testServer: TestServer;
beforeEach(async () => {
  testServer = await makeServerWithEmail();
});
afterEach(() => testServer.close());

const { outboxOver, sendJobApplication } = outboxSteps(() => testServer);
const minute = 60_000;

describe('an email that the relay has wholly and does not answer', () => {
  beforeEach(async () => {
    await testServer.db
      .updateTable('outbox')
      .set({ template: 'password-changed', ref: JSON.stringify({ changedAt: 0 }) })
      .execute();
  });
  const unanswered: RelayResult = { outcome: 'unanswered', reason: 'It was given up after 120 s.' };
  const detailsOf = async () => (await makeAdministration(testServer.db).emails({ limit: 1 }))[0];
  const told =
    'Perhaps delivered: the relay had the whole email and sent no answer. It was given up after 120 s.';

  test('is sent again twice, as late as any, with the same id, and then is dead', async () => {
    const seen: string[] = [];
    const outbox = outboxOver(async ({ id }) => {
      seen.push(id);
      return unanswered;
    });
    for (const times of [1, 2]) {
      expect(await outbox.flush()).toBe(1);
      expect(await detailsOf()).toMatchObject({ state: 'queued', unanswered: times, last_error: told });
      testServer.clock.move(48 * minute - 1);
      expect(await outbox.flush()).toBe(0);
      testServer.clock.move(24 * minute + 1);
    }
    expect(await outbox.flush()).toBe(1);
    expect(await detailsOf()).toMatchObject({ state: 'dead', unanswered: 3, last_error: told });
    expect(seen).toHaveLength(3);
    expect(new Set(seen).size).toBe(1);
    await makeAdministration(testServer.db).sendAgain({ deadSince: 0 }, testServer.clock.now());
    expect(await detailsOf()).toMatchObject({ state: 'queued', unanswered: 0, last_error: null });
  });

  test.each([
    { what: 'has a code', template: 'sign-up-code' },
    { what: 'answers a request for a code without one', template: 'already-registered' },
  ] as const)('is sent again before it expires if it $what', async ({ template }) => {
    const expiresAt = testServer.clock.now() + 10 * minute;
    const ref = JSON.stringify({ purpose: 'sign-up', nonce: 'n', expiresAt });
    await testServer.db.updateTable('outbox').set({ template, ref }).execute();
    const results = [async () => unanswered];
    const outbox = outboxOver(() => results.shift()?.() ?? Promise.resolve(taken));
    await outbox.flush();
    testServer.clock.move(36_000);
    await outbox.flush();
    expect(await detailsOf()).toMatchObject({ state: 'sent', unanswered: 1 });
  });

  test('keeps that count while the relay cannot be reached', async () => {
    const results = [async () => unanswered, () => Promise.reject(new Error('nobody there'))];
    const outbox = outboxOver(() => results.shift()?.() ?? Promise.resolve(taken));
    await outbox.flush();
    testServer.clock.move(72 * minute);
    await outbox.flush();
    expect(await detailsOf()).toMatchObject({
      state: 'queued',
      unanswered: 1,
      last_error: 'Error: nobody there',
    });
    testServer.clock.move(72 * minute);
    await outbox.flush();
    expect(await detailsOf()).toMatchObject({ state: 'sent', last_error: null });
  });

  test('is not sent again at once without its attachment', async () => {
    await sendJobApplication();
    testServer.clock.move(minute);
    const send = jest.fn<ReturnType<Mailer['send']>, unknown[]>(async () => unanswered);
    expect(await outboxOver(send).flush()).toBe(2);
    expect(send).toHaveBeenCalledTimes(2);
  });
});
