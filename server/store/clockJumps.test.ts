import { formOf, jobAnswers, logIn, signUp, verifyReset, visitor } from '../../mocks/fixtures.ts';
import { makeTestServer } from '../../mocks/testServer.ts';
import type { TestServer } from '../../mocks/testServer.ts';

let testServer: TestServer;
beforeEach(async () => {
  testServer = await makeTestServer();
});
afterEach(() => testServer.close());

const day = 24 * 3_600_000;
const minute = 60_000;
const { email } = visitor;
const wrong = () => testServer.call('logIn', { email, password: 'something else' });

/** Runs `work` while the clock is a day ahead. */
async function aheadByADay(work: () => Promise<unknown>): Promise<void> {
  testServer.clock.move(day);
  await work();
  testServer.clock.move(-day);
}

describe('after the clock was a day ahead', () => {
  test.each(['sendSignUpCode', 'sendResetCode'] as const)('%s sends an email', async (call) => {
    await signUp(testServer);
    const address = call === 'sendSignUpCode' ? 'new@example.org' : email;
    await aheadByADay(() => testServer.call(call, { email: address }));
    await testServer.flush();
    testServer.sent.length = 0;
    expect((await testServer.call(call, { email: address })).status).toBe(200);
    await testServer.flush();
    expect(testServer.sent.map(({ to }) => to)).toEqual([address]);
  });

  test('a code of that time is void: it is neither accepted nor repeated, and it locks nothing', async () => {
    await aheadByADay(async () => {
      await testServer.call('sendSignUpCode', { email });
      for (let guesses = 0; guesses < 5; guesses += 1)
        await testServer.call('verifyCode', { email, otp: 'wrong!' });
    });
    const otp = await testServer.codeFor(email);
    expect((await testServer.call('verifyCode', { email, otp })).status).toBe(400);
    expect((await testServer.call('sendSignUpCode', { email })).status).toBe(200);
    const fresh = await testServer.db.selectFrom('challenge').selectAll().executeTakeFirstOrThrow();
    expect(fresh).toMatchObject({ attempts: 0, expires_at: testServer.clock.now() + 10 * minute });
  });

  test('a token of that time is refused, and one that a clock a minute ahead issued is accepted', async () => {
    await signUp(testServer);
    const statusAfter = async (ahead: number) => {
      testServer.clock.move(ahead);
      const token = await logIn(testServer, visitor);
      testServer.clock.move(-ahead);
      return (await testServer.call('loadProfile', undefined, { token })).status;
    };
    expect([await statusAfter(minute), await statusAfter(day)]).toEqual([200, 401]);
  });

  test('a reset cookie of that time sets no password', async () => {
    await signUp(testServer);
    let cookie = '';
    await aheadByADay(async () => {
      cookie = await verifyReset(testServer, email);
    });
    const body = { email, newPassword: 'five even quieter words' };
    const answer = await testServer.call('resetPassword', body, { headers: { Cookie: cookie } });
    expect(answer.status).toBe(403);
  });

  test('failed logins of that time make nobody wait', async () => {
    await signUp(testServer);
    await aheadByADay(async () => {
      for (let failures = 0; failures < 6; failures += 1) await wrong();
    });
    for (let failures = 0; failures < 5; failures += 1) expect((await wrong()).status).toBe(401);
    expect((await wrong()).status).toBe(429);
  });

  test('ten emails of that time do not space those of today', async () => {
    await aheadByADay(async () => {
      for (let sends = 0; sends < 10; sends += 1) {
        await testServer.call('sendSignUpCode', { email });
        testServer.clock.move(minute);
      }
    });
    const before = (await testServer.mailbox()).length;
    for (let sends = 0; sends < 3; sends += 1) {
      await testServer.call('sendSignUpCode', { email });
      testServer.clock.move(minute);
    }
    expect((await testServer.mailbox()).length - before).toBe(3);
  });

  test('emails of that time are sent, also those that were leased or waiting for a retry', async () => {
    await signUp(testServer);
    await testServer.db.deleteFrom('outbox').execute();
    await aheadByADay(async () => {
      await testServer.call('submitJobApplication', formOf(jobAnswers), {
        token: await logIn(testServer, visitor),
      });
      testServer.clock.move(minute);
      const [leased, later] = await testServer.dependencies.store.claimEmails(testServer.clock.now(), 2);
      expect(leased && later).toBeDefined();
      if (later)
        await testServer.dependencies.store.recordDelivery(
          later,
          { state: 'queued', dueAt: testServer.clock.now() + minute },
          testServer.clock.now(),
        );
      testServer.clock.move(-minute);
    });
    expect(await testServer.flush()).toBe(2);
    expect(testServer.sent).toHaveLength(2);
  });

  test('a submission of that time does not make an equal one of today a repeat', async () => {
    await signUp(testServer);
    const submit = async () => {
      const token = await logIn(testServer, visitor);
      return testServer.call('submitJobApplication', formOf(jobAnswers), { token });
    };
    await aheadByADay(submit);
    const answers = [await submit(), await submit()];
    expect(answers.map(({ status }) => status)).toEqual([201, 200]);
  });

  test('emails sent then do not count towards the share of today', async () => {
    const small = await makeTestServer({ settings: { mailPerDay: 2 } });
    small.clock.move(day);
    await small.call('sendSignUpCode', { email });
    await small.flush();
    small.clock.move(-day);
    expect((await small.call('sendSignUpCode', { email: 'other@example.org' })).status).toBe(200);
    expect((await small.call('sendSignUpCode', { email: 'third@example.org' })).status).toBe(503);
    await small.close();
  });
});
