import { codeLinkOf } from '../../../contract/codeLink.ts';
import { serverMessages } from '../../../contract/serverMessages.ts';
import { signUp, visitor } from '../../../mocks/fixtures.ts';
import { statusAndMessage } from '../../../mocks/statusAndMessage.ts';
import { makeTestServer } from '../../../mocks/testServer.ts';
import type { TestServer } from '../../../mocks/testServer.ts';
import { defaultSettings } from '../../common/settings.ts';

let testServer: TestServer;
beforeEach(async () => {
  testServer = await makeTestServer();
});
afterEach(() => testServer.close());

const minute = 60_000;
const { email } = visitor;

describe('a code to sign up', () => {
  test('arrives in an email that says how long it works', async () => {
    expect(await statusAndMessage(testServer.call('sendSignUpCode', { email }))).toEqual([
      200,
      'OTP sent to your email. Please check your inbox.',
    ]);
    const [message] = await testServer.mailbox();
    expect(message).toMatchObject({
      to: email,
      subject: `${await testServer.codeFor(email)} is your code for Kolam Works`,
    });
    expect(message?.text).toMatch(/\b\d{6}\b/);
    expect(message?.text).toContain('UTC');
  });

  test('comes with a link that fills it in from the fragment, which no server sees', async () => {
    await testServer.call('sendSignUpCode', { email });
    const [message] = await testServer.mailbox();
    const link = new URL(/http\S+/.exec(message?.text ?? '')?.[0] ?? '');
    expect([link.pathname, link.search]).toEqual(['/sign-up', '']);
    expect(codeLinkOf(link.hash)).toEqual({ code: await testServer.codeFor(email), email });
    await signUp(testServer, { email: 'other@example.org' });
    await testServer.call('sendResetCode', { email: 'other@example.org' });
    const reset = (await testServer.mailbox()).find(({ template }) => template === 'reset-code');
    expect(reset?.text).toContain('http://localhost/forgot-password#code=');
  });

  test('is stored nowhere', async () => {
    await testServer.call('sendSignUpCode', { email });
    const code = await testServer.codeFor(email);
    const rows = [
      ...(await testServer.db.selectFrom('challenge').selectAll().execute()),
      ...(await testServer.db.selectFrom('outbox').selectAll().execute()),
    ];
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  test('is not sent twice within the cool-down, and repeated after it', async () => {
    await testServer.call('sendSignUpCode', { email });
    const code = await testServer.codeFor(email);
    testServer.clock.move(testServer.settings.code.coolDown - 1);
    expect((await testServer.call('sendSignUpCode', { email })).status).toBe(200);
    expect(await testServer.mailbox()).toHaveLength(1);
    expect(testServer.wakes()).toBe(1);
    testServer.clock.move(1);
    await testServer.call('sendSignUpCode', { email });
    expect(await testServer.mailbox()).toHaveLength(2);
    expect(await testServer.codeFor(email)).toBe(code);
  });

  test('is sent and verified with the lifetime that is set, which does not depend on earlier requests', async () => {
    const { code } = defaultSettings;
    const long = await makeTestServer({ settings: { code: { ...code, lifetime: 20 * minute } } });
    const lifetimeIn = async (response: Promise<Response>) =>
      ((await (await response).json()) as { codeLifetime: unknown }).codeLifetime;
    expect(await lifetimeIn(long.call('sendSignUpCode', { email }))).toBe(20 * 60);
    long.clock.move(minute);
    expect(await lifetimeIn(long.call('sendSignUpCode', { email }))).toBe(20 * 60);
    const otp = await long.codeFor(email);
    expect(await lifetimeIn(long.call('verifyCode', { email, otp }))).toBe(20 * 60);
    expect(await lifetimeIn(long.call('sendResetCode', { email }))).toBe(20 * 60);
    await long.close();
  });

  test('requested right after one was verified is sent at the end of the cool-down, and works', async () => {
    await testServer.call('sendSignUpCode', { email });
    const verify = async () =>
      (await testServer.call('verifyCode', { email, otp: await testServer.codeFor(email) })).status;
    expect(await verify()).toBe(200);
    await testServer.flush();
    testServer.clock.move(5000);
    const again = await testServer.call('sendSignUpCode', { email });
    expect([again.status, await again.json()]).toEqual([
      200,
      { message: serverMessages.codeSent, codeLifetime: 600 },
    ]);
    testServer.clock.move(testServer.settings.code.coolDown - 5001);
    await testServer.flush();
    expect(testServer.sent).toHaveLength(1);
    testServer.clock.move(1);
    await testServer.flush();
    expect(testServer.sent).toHaveLength(2);
    expect(await verify()).toBe(200);
  });

  test('verified again before its delayed email was sent works once more when it is requested again', async () => {
    await testServer.call('sendSignUpCode', { email });
    const otp = await testServer.codeFor(email);
    for (let times = 0; times < 3; times += 1) {
      expect((await testServer.call('verifyCode', { email, otp })).status).toBe(200);
      testServer.clock.move(1000);
      await testServer.call('sendSignUpCode', { email });
    }
    expect(await testServer.mailbox()).toHaveLength(2);
    expect((await testServer.call('verifyCode', { email, otp })).status).toBe(200);
  });

  test('is a new one when the old one is about to expire', async () => {
    await testServer.call('sendSignUpCode', { email });
    const code = await testServer.codeFor(email);
    testServer.clock.move(9 * minute);
    await testServer.call('sendSignUpCode', { email });
    expect(await testServer.codeFor(email)).not.toBe(code);
  });

  test('expires after ten minutes', async () => {
    await testServer.call('sendSignUpCode', { email });
    const otp = await testServer.codeFor(email);
    testServer.clock.move(10 * minute);
    expect(await statusAndMessage(testServer.call('verifyCode', { email, otp }))).toEqual([
      400,
      'Invalid OTP. Try again.',
    ]);
  });

  test('is sent ten times a day at most to one caller, and the last one still works', async () => {
    // Starts at noon, so that the day does not change during the test.
    const day = 24 * 60 * minute;
    testServer.clock.move(1.5 * day - (testServer.dependencies.clock.now() % day));
    for (let sends = 0; sends < 10; sends += 1) {
      expect((await testServer.call('sendSignUpCode', { email })).status).toBe(200);
      testServer.clock.move(minute);
    }
    // Answered as a success, because the code is in an email that was sent.
    expect((await testServer.call('sendSignUpCode', { email })).status).toBe(200);
    expect(await testServer.mailbox()).toHaveLength(10);
    // Longer than the quarter of an hour for which the address itself would have to wait.
    testServer.clock.move(20 * minute);
    expect(await statusAndMessage(testServer.call('sendSignUpCode', { email }))).toEqual([
      429,
      'Too many codes were asked for. Please wait 24 hours and try again.',
    ]);
    testServer.clock.move(day);
    expect((await testServer.call('sendSignUpCode', { email })).status).toBe(200);
  });

  test('may be typed with blanks, in an address written in capitals', async () => {
    await testServer.call('sendSignUpCode', { email: ` ${email.toUpperCase()} ` });
    const code = await testServer.codeFor(email);
    const otp = `${code.slice(0, 3)} ${code.slice(3)}`;
    expect((await testServer.call('verifyCode', { email: email.toUpperCase(), otp })).status).toBe(200);
  });

  test('is sent every quarter of an hour after ten in a day, whoever requests it', async () => {
    const day = 24 * 60 * minute;
    testServer.clock.move(1.5 * day - (testServer.dependencies.clock.now() % day));
    const ask = (address: string) => testServer.call('sendSignUpCode', { email }, { address });
    for (let sends = 0; sends < 10; sends += 1) {
      expect((await ask(`caller ${sends % 2}`)).status).toBe(200);
      testServer.clock.move(minute);
    }
    testServer.clock.move(9 * minute);
    const refused = await ask('the owner');
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '300']);
    testServer.clock.move(5 * minute);
    expect((await ask('the owner')).status).toBe(200);
    const otp = await testServer.codeFor(email);
    expect(await testServer.mailbox()).toHaveLength(11);
    // The proof of the mailbox ends the wait.
    expect((await testServer.call('verifyCode', { email, otp })).status).toBe(200);
    testServer.clock.move(minute);
    await ask('caller 0');
    expect(await testServer.mailbox()).toHaveLength(12);
  });

  test('a request for a sign-up code is refused when the share of such emails is spent', async () => {
    const small = await makeTestServer({ settings: { mailPerDay: 1 } });
    const spent = jest.spyOn(small.dependencies.metrics, 'mailShareSpent');
    await small.call('sendSignUpCode', { email });
    expect(spent).not.toHaveBeenCalled();
    expect((await small.call('sendSignUpCode', { email: 'other@example.org' })).status).toBe(503);
    expect(spent.mock.calls).toEqual([['signUp']]);
    expect(small.wakes()).toBe(1);
    await small.close();
  });
});

describe('an address that has an account', () => {
  test('gets an email that says so, while the answer of the call is as for any other address', async () => {
    await signUp(testServer);
    testServer.clock.move(minute);
    const known = await testServer.call('sendSignUpCode', { email });
    const unknown = await testServer.call('sendSignUpCode', { email: 'new@example.org' });
    expect(known.status).toBe(unknown.status);
    expect(await known.text()).toBe(await unknown.text());
    const emails = await testServer.mailbox();
    expect(emails.find(({ template }) => template === 'already-registered')).toMatchObject({
      to: email,
      text: expect.stringContaining('http://localhost/forgot-password') as string,
    });
  });

  test('gets the same answers to wrong codes as an unknown one', async () => {
    await signUp(testServer);
    testServer.clock.move(11 * minute);
    const seen = async (address: string) => {
      await testServer.call('sendSignUpCode', { email: address });
      const answers: [number, string][] = [];
      for (let guesses = 0; guesses < 7; guesses += 1)
        answers.push(
          await statusAndMessage(testServer.call('verifyCode', { email: address, otp: '000000' })),
        );
      return answers;
    };
    expect(await seen(email)).toEqual(await seen('new@example.org'));
  });
});
