import { signUp, visitor } from '../../../mocks/fixtures.ts';
import { expectedAnswers, passwordResetSteps } from '../../../mocks/passwordReset.ts';
import { statusAndMessage } from '../../../mocks/statusAndMessage.ts';
import { makeTestServer } from '../../../mocks/testServer.ts';
import type { TestServer } from '../../../mocks/testServer.ts';

let testServer: TestServer;
beforeEach(async () => {
  testServer = await makeTestServer();
});
afterEach(() => testServer.close());

const { askForCode, unsentCodeOf, verify, reset, resetTokens } = passwordResetSteps(() => testServer);
const { done } = expectedAnswers;

const minute = 60_000;
const { email } = visitor;

describe('a code to reset', () => {
  beforeEach(async () => {
    await signUp(testServer);
  });

  test('a reset code works once', async () => {
    const otp = await askForCode();
    expect((await verify(otp)).status).toBe(200);
    expect(await statusAndMessage(verify(otp))).toEqual([400, 'Invalid OTP. Please try again.']);
    testServer.clock.move(minute);
    expect(await askForCode()).not.toBe(otp);
    expect((await verify(otp)).status).toBe(400);
  });

  test('requested right after one was used is a new one, sent at the end of the 30 seconds', async () => {
    await testServer.flush();
    expect((await verify(await askForCode())).status).toBe(200);
    const answers = [await testServer.call('sendResetCode', { email })];
    await testServer.flush();
    const before = testServer.sent.length;
    answers.push(await testServer.call('sendResetCode', { email }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    testServer.clock.move(testServer.settings.code.coolDown);
    await testServer.flush();
    expect(testServer.sent.slice(before).map(({ to }) => to)).toEqual([email]);
    expect((await verify(await testServer.codeFor(email, 'reset-code'))).status).toBe(200);
  });

  test('held back by the day’s share of emails is refused like a wrong one', async () => {
    await testServer.close();
    testServer = await makeTestServer({ settings: { mailPerDay: 4 } });
    await signUp(testServer);
    await signUp(testServer, { email: 'other@example.org' });
    for (const address of ['other@example.org', email]) {
      await testServer.call('sendResetCode', { email: address });
      await testServer.flush();
    }
    expect(await statusAndMessage(verify(await unsentCodeOf(email)))).toEqual(
      await statusAndMessage(verify('wrong!')),
    );
    expect(await resetTokens()).toEqual([]);
  });

  test('sent fifty times at once yields one cookie', async () => {
    const otp = await askForCode();
    const answers = await Promise.all(Array.from({ length: 50 }, () => verify(otp)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.flatMap(({ headers }) => headers.getSetCookie())).toHaveLength(1);
    expect(await resetTokens()).toHaveLength(1);
  });

  test('is refused after fifty wrong ones at once', async () => {
    const otp = await askForCode();
    const wrong = otp === '000000' ? '000001' : '000000';
    await Promise.all(Array.from({ length: 50 }, () => verify(wrong)));
    expect((await verify(otp)).status).toBe(429);
    expect(await resetTokens()).toEqual([]);
  });

  test('is repeated by another request, and expires after ten minutes', async () => {
    const otp = await askForCode();
    testServer.clock.move(minute);
    expect(await askForCode()).toBe(otp);
    testServer.clock.move(9 * minute);
    expect(await statusAndMessage(verify(otp))).toEqual([400, 'Invalid OTP. Please try again.']);
  });

  test('is stored nowhere', async () => {
    const otp = await askForCode();
    const tables = ['challenge', 'outbox', 'reset_grant'] as const;
    const rows = await Promise.all(
      tables.map((table) => testServer.db.selectFrom(table).selectAll().execute()),
    );
    expect(JSON.stringify(rows)).not.toContain(otp);
  });

  test('stays valid when a stranger requests a sign-up code for the same address', async () => {
    testServer.clock.move(minute);
    const otp = await askForCode();
    await testServer.call('sendSignUpCode', { email });
    testServer.clock.move(minute);
    await testServer.call('sendSignUpCode', { email });
    const verified = await verify(otp);
    expect(verified.status).toBe(200);
    const cookie = verified.headers.getSetCookie()[0]?.split(';')[0];
    await testServer.call('sendSignUpCode', { email });
    expect(await statusAndMessage(reset(cookie))).toEqual(done);
  });

  test('does not let anybody sign up', async () => {
    const address = 'new@example.org';
    await testServer.call('sendResetCode', { email: address });
    const otp = await unsentCodeOf(address);
    await verify(otp, address);
    const answers = { ...visitor, email: address, confirm_password: visitor.password, otp };
    expect((await testServer.call('signUp', answers)).status).toBe(400);
  });

  test('has the same limit as a sign-up code: ten emails a day to one caller', async () => {
    // Starts at noon, so that the day does not change during the test.
    const day = 24 * 60 * minute;
    testServer.clock.move(1.5 * day - (testServer.clock.now() % day));
    for (let sends = 0; sends < 10; sends += 1) {
      expect((await testServer.call('sendResetCode', { email })).status).toBe(200);
      testServer.clock.move(minute);
    }
    const before = (await testServer.mailbox()).length;
    expect((await testServer.call('sendResetCode', { email })).status).toBe(200);
    expect(await testServer.mailbox()).toHaveLength(before);
    testServer.clock.move(10 * minute);
    expect((await testServer.call('sendResetCode', { email })).status).toBe(429);
  });
});
