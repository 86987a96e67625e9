import { logIn, signUpAndLogIn, signUp, verifyEmail, verifyReset, visitor } from '../../../mocks/fixtures.ts';
import { expectedAnswers, passwordResetSteps } from '../../../mocks/passwordReset.ts';
import { statusAndMessage } from '../../../mocks/statusAndMessage.ts';
import { makeTestServer } from '../../../mocks/testServer.ts';
import type { TestServer } from '../../../mocks/testServer.ts';

let testServer: TestServer;
beforeEach(async () => {
  testServer = await makeTestServer();
});
afterEach(() => testServer.close());

const { askForCode, verify, reset, resetTokens } = passwordResetSteps(() => testServer);
const { done, unproved, withoutCookie } = expectedAnswers;

const minute = 60_000;
const { email } = visitor;
const newPassword = 'five even quieter words';

const account = () => testServer.db.selectFrom('account').selectAll().executeTakeFirstOrThrow();

describe('a forgotten password', () => {
  beforeEach(async () => {
    await signUp(testServer);
  });

  test('can be reset by the owner of the mailbox', async () => {
    expect(await statusAndMessage(testServer.call('sendResetCode', { email }))).toEqual([
      200,
      'OTP sent to your email.',
    ]);
    const otp = await testServer.codeFor(email, 'reset-code');
    const verified = await verify(otp);
    const [cookie = ''] = verified.headers.getSetCookie();
    expect(await statusAndMessage(Promise.resolve(verified))).toEqual([200, 'OTP verified successfully.']);
    const before = testServer.wakes();
    expect(await statusAndMessage(reset(cookie.split(';')[0]))).toEqual(done);
    expect(testServer.wakes()).toBe(before + 1);
    expect((await testServer.call('logIn', { email, password: visitor.password })).status).toBe(401);
    expect((await testServer.call('logIn', { email, password: newPassword })).status).toBe(200);
  });

  test('leads to an email that says what its code is for', async () => {
    const otp = await askForCode();
    const message = (await testServer.mailbox()).find(({ template }) => template === 'reset-code');
    expect(message).toMatchObject({ to: email, subject: `${otp} is your code for Kolam Works` });
    expect(message?.text).toContain('to set a new password at Kolam Works');
    expect(message?.text).toContain('UTC');
  });

  test('can be reset with the address in any spelling', async () => {
    const shouted = ` ${email.toUpperCase()} `;
    await testServer.call('sendResetCode', { email: shouted });
    const verified = await verify(await testServer.codeFor(email, 'reset-code'), shouted);
    const cookie = verified.headers.getSetCookie()[0]?.split(';')[0];
    expect(await statusAndMessage(reset(cookie, { email: shouted }))).toEqual(done);
  });

  test('is replaced by the new one exactly as typed', async () => {
    await reset(await verifyReset(testServer, email), { newPassword: '  blanks  and ஔ ' });
    expect((await testServer.call('logIn', { email, password: '  blanks  and ஔ ' })).status).toBe(200);
  });

  test('a password that was reset is announced to the owner by email, without code or password', async () => {
    await reset(await verifyReset(testServer, email));
    const message = (await testServer.mailbox()).find(({ template }) => template === 'password-changed');
    expect(message).toMatchObject({ to: email, subject: 'Your password for Kolam Works was changed' });
    expect(message?.text).toContain('http://localhost/forgot-password');
    expect(message?.text).not.toMatch(/\b\d{6}\b/);
    expect(message?.text).not.toContain(newPassword);
    expect(await testServer.flush()).toBe(3);
  });

  test('a password that was reset ends all earlier logins and no later one', async () => {
    const old = await logIn(testServer, visitor);
    await reset(await verifyReset(testServer, email));
    const created = await logIn(testServer, { email, password: newPassword });
    expect((await testServer.call('loadProfile', undefined, { token: old })).status).toBe(401);
    expect((await testServer.call('loadProfile', undefined, { token: created })).status).toBe(200);
  });

  test('a password that was reset ends the wait after failed logins', async () => {
    for (let failures = 0; failures < 6; failures += 1)
      await testServer.call('logIn', { email, password: 'something else' });
    expect((await testServer.call('logIn', { email, password: visitor.password })).status).toBe(429);
    await reset(await verifyReset(testServer, email));
    expect((await testServer.call('logIn', { email, password: newPassword })).status).toBe(200);
  });
});

describe('a password is not reset', () => {
  let cookie: string;
  beforeEach(async () => {
    await signUp(testServer);
    cookie = await verifyReset(testServer, email);
  });
  const isUntouched = async () => (await testServer.call('logIn', visitor)).status === 200;

  test('a stranger who knows that the code was verified cannot reset the password', async () => {
    expect(await statusAndMessage(reset(undefined))).toEqual(withoutCookie);
    expect(await statusAndMessage(reset(`__Host-reset=${'x'.repeat(43)}`))).toEqual(unproved);
    expect(await statusAndMessage(reset('__Host-reset='))).toEqual(unproved);
    expect(await statusAndMessage(reset(cookie.replace('__Host-', '')))).toEqual(withoutCookie);
    expect(await isUntouched()).toBe(true);
    expect(await statusAndMessage(reset(cookie))).toEqual(done);
  });

  test('a stranger who reads the table of reset tokens cannot reset the password', async () => {
    const [resetToken] = await resetTokens();
    expect(await statusAndMessage(reset(`__Host-reset=${resetToken?.token_hash}`))).toEqual(unproved);
  });

  test('the cookie of another address does not reset the password, and stays valid for its own', async () => {
    await signUp(testServer, { email: 'other@example.org' });
    const other = await verifyReset(testServer, 'other@example.org');
    expect(await statusAndMessage(reset(other))).toEqual(unproved);
    expect(await statusAndMessage(reset(cookie, { email: 'other@example.org' }))).toEqual(unproved);
    expect(await isUntouched()).toBe(true);
    expect(await statusAndMessage(reset(other, { email: 'other@example.org' }))).toEqual(done);
    expect(await statusAndMessage(reset(cookie))).toEqual(done);
  });

  test('a browser that refuses cookies is told so, although its code was right', async () => {
    testServer.clock.move(minute);
    const verified = await verify(await askForCode());
    expect(verified.status).toBe(200);
    expect(await statusAndMessage(reset(undefined))).toEqual(withoutCookie);
    expect(await statusAndMessage(reset('consent=none'))).toEqual(withoutCookie);
    expect(await isUntouched()).toBe(true);
  });

  test('a cookie does not reset the password after ten minutes', async () => {
    testServer.clock.move(10 * minute);
    expect(await statusAndMessage(reset(cookie))).toEqual(unproved);
    expect(await isUntouched()).toBe(true);
  });

  test('a second reset with one cookie is refused', async () => {
    expect(await statusAndMessage(reset(cookie))).toEqual(done);
    expect(await statusAndMessage(reset(cookie, { newPassword: 'another one entirely' }))).toEqual(unproved);
  });

  test('fifty resets at once with one cookie change the password once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_item, index) =>
        reset(cookie, { newPassword: `quiet words, take ${index}` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    // Some are refused because the cookie is used up (403), the others because the hashing queue is full (503).
    const refused = answers.map(({ status }) => status).filter((status) => status !== 200);
    expect(refused.filter((status) => status === 403 || status === 503)).toHaveLength(49);
    expect((await account()).epoch).toBe(1);
    const emails = await testServer.mailbox();
    expect(emails.filter(({ template }) => template === 'password-changed')).toHaveLength(1);
  });

  test.each([
    ['short', 'Password must have at least 8 characters.'],
    ['kolam-78'.repeat(126), 'New Password must be 1000 characters or fewer.'],
    ['password123', 'This password is one of the first that others would guess. Please choose another.'],
    [email, 'This password is one of the first that others would guess. Please choose another.'],
    ['', 'New password is required.'],
  ])('a password is not reset to “%s”, and the cookie stays valid', async (weak, message) => {
    const response = await reset(cookie, { newPassword: weak });
    expect([response.status, await response.json()]).toEqual([
      422,
      { message, fields: { newPassword: message } },
    ]);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await statusAndMessage(reset(cookie))).toEqual(done);
  });

  test('a reset whose email cannot be stored leaves the cookie, the old password and old logins valid', async () => {
    const token = await logIn(testServer, visitor);
    // The email's id is taken already: its insert fails after everything else was done in the same transaction.
    const [message] = await testServer.dependencies.store.latestEmails(1);
    const resetToken = { tokenHash: (await resetTokens())[0]?.token_hash ?? '', email };
    const broken = {
      resetToken,
      password: 'hash',
      subject: 'x',
      emailId: message?.id ?? '',
      now: testServer.clock.now(),
    };
    await expect(testServer.dependencies.store.resetPassword(broken)).rejects.toThrow(/unique/i);
    expect((await testServer.call('loadProfile', undefined, { token })).status).toBe(200);
    expect(await isUntouched()).toBe(true);
    expect(await statusAndMessage(reset(cookie))).toEqual(done);
  });

  test('a reset from another site is refused', async () => {
    const headers = { Cookie: cookie, Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };
    expect((await testServer.call('resetPassword', { email, newPassword }, { headers })).status).toBe(403);
    expect(await resetTokens()).toHaveLength(1);
  });
});

test('verifying a sign-up code for one address allows no reset at any address', async () => {
  await signUpAndLogIn(testServer);
  await verifyEmail(testServer, 'stranger@example.org');
  expect(await statusAndMessage(reset(undefined))).toEqual(withoutCookie);
  expect(await statusAndMessage(reset(undefined, { email: 'stranger@example.org' }))).toEqual(withoutCookie);
});
