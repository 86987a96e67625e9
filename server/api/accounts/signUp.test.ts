import { signUp, verifyEmail, visitor } from '../../../mocks/fixtures.ts';
import { statusAndMessage } from '../../../mocks/statusAndMessage.ts';
import { makeTestServer } from '../../../mocks/testServer.ts';
import type { TestServer } from '../../../mocks/testServer.ts';

let testServer: TestServer;
beforeEach(async () => {
  testServer = await makeTestServer();
});
afterEach(() => testServer.close());

const minute = 60_000;
const { email } = visitor;
const signUpAnswers = (otp: string) => ({ ...visitor, confirm_password: visitor.password, otp });
const wrongOf = (otp: string) => String((Number(otp) + 1) % 1_000_000).padStart(6, '0');
const accounts = () => testServer.db.selectFrom('account').selectAll().execute();

describe('signing up', () => {
  test('creates the account, with the password hashed', async () => {
    const otp = await verifyEmail(testServer, email);
    expect(await statusAndMessage(testServer.call('signUp', signUpAnswers(otp)))).toEqual([
      201,
      'Account created successfully.',
    ]);
    const [account] = await accounts();
    const { password, ...details } = visitor;
    expect(account).toMatchObject(details);
    expect(account?.password).toMatch(/^\$argon2id\$/);
    expect(account?.password).not.toContain(password);
  });

  test('requires that the code was verified before', async () => {
    await testServer.call('sendSignUpCode', { email });
    const otp = await testServer.codeFor(email);
    expect(await statusAndMessage(testServer.call('signUp', signUpAnswers(otp)))).toEqual([
      400,
      'Please verify OTP before signing up.',
    ]);
  });

  test('uses up no attempt of another address’s code when it fails', async () => {
    const otp = await verifyEmail(testServer, email);
    const stranger = { ...signUpAnswers(otp), email: 'stranger@example.org' };
    for (let count = 0; count < 6; count += 1)
      expect((await testServer.call('signUp', stranger, { address: 'stranger' })).status).toBe(400);
    expect((await testServer.call('signUp', signUpAnswers(otp))).status).toBe(201);
  });

  test('ends the waits for logins with its address and with no other', async () => {
    const other = 'other@example.org';
    const logIn = (address: string) =>
      testServer.call('logIn', { email: address, password: visitor.password });
    for (const address of [email, other]) {
      for (let failures = 0; failures < 5; failures += 1) await logIn(address);
      expect((await logIn(address)).status).toBe(429);
    }
    await signUp(testServer);
    expect((await logIn(email)).status).toBe(200);
    expect((await logIn(other)).status).toBe(429);
  });

  test('uses the code up', async () => {
    const otp = await verifyEmail(testServer, email);
    await testServer.call('signUp', signUpAnswers(otp));
    expect((await testServer.call('signUp', signUpAnswers(otp))).status).toBe(400);
    expect((await testServer.call('verifyCode', { email, otp })).status).toBe(400);
  });

  test('still works when somebody else requests a code for this address meanwhile', async () => {
    const otp = await verifyEmail(testServer, email);
    testServer.clock.move(minute);
    await testServer.call('sendSignUpCode', { email });
    expect((await testServer.call('signUp', signUpAnswers(otp))).status).toBe(201);
  });

  test('works after a reload, when the code is requested and verified again', async () => {
    await verifyEmail(testServer, email);
    testServer.clock.move(minute);
    const otp = await verifyEmail(testServer, email);
    expect((await testServer.call('signUp', signUpAnswers(otp))).status).toBe(201);
  });

  test('pressed twenty times at once creates one account', async () => {
    const otp = await verifyEmail(testServer, email);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => testServer.call('signUp', signUpAnswers(otp))),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await accounts()).toHaveLength(1);
  });

  test('uses up no attempt when it is refused because the hashing queue is full', async () => {
    const small = await makeTestServer({ settings: { hashing: { atOnce: 1, waiting: 0 } } });
    const otp = await verifyEmail(small, email);
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const verify = jest.spyOn(small.dependencies.hasher, 'verify').mockReturnValueOnce(promise);
    const logIn = small.call('logIn', { email: 'other@example.org', password: 'something else' });
    while (verify.mock.calls.length === 0) await new Promise(setImmediate);
    for (let presses = 0; presses < 6; presses += 1)
      expect((await small.call('signUp', signUpAnswers(otp))).status).toBe(503);
    resolve(false);
    await logIn;
    expect((await small.call('signUp', signUpAnswers(otp))).status).toBe(201);
    await small.close();
  });

  test('gives its turn at hashing back when it is refused before', async () => {
    const person = await signUp(testServer);
    const { atOnce, waiting } = testServer.settings.hashing;
    for (let refusals = 0; refusals < atOnce + waiting; refusals += 1) {
      const answers = { ...signUpAnswers('000000'), email: `n${refusals}@example.org` };
      const refused = await testServer.call('signUp', answers, { address: `caller ${refusals}` });
      expect(refused.status).toBe(400);
    }
    expect((await testServer.call('logIn', person)).status).toBe(200);
  });

  test('is refused for a day after too many wrong codes of one caller, and says for how long', async () => {
    const wrong = wrongOf(await verifyEmail(testServer, email));
    const { guessesPerCaller } = testServer.settings.code;
    for (let guesses = 0; guesses < guessesPerCaller; guesses += 1) {
      expect((await testServer.call('signUp', signUpAnswers(wrong))).status).toBe(400);
      testServer.clock.move(1000);
    }
    const refused = await testServer.call('signUp', signUpAnswers(wrong));
    const day = 24 * 60 * 60;
    expect([refused.status, Number(refused.headers.get('Retry-After'))]).toEqual([
      429,
      day - guessesPerCaller,
    ]);
  });

  test('uses up an attempt for each wrong code, but not for a right one after which the database fails', async () => {
    const otp = await verifyEmail(testServer, email);
    const away = Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
    const create = jest.spyOn(testServer.dependencies.store, 'createAccount').mockRejectedValue(away);
    const statusOf = async (code: string) => (await testServer.call('signUp', signUpAnswers(code))).status;
    for (let presses = 0; presses < 4; presses += 1)
      expect([await statusOf(otp), await statusOf(wrongOf(otp)), await statusOf(otp)]).toEqual([
        503, 400, 503,
      ]);
    create.mockRestore();
    expect(await statusOf(otp)).toBe(201);
  });

  test('says how many tries are left after a wrong code, and after the last one when the next can be requested', async () => {
    const otp = await verifyEmail(testServer, email);
    const answerTo = async (code: string) => {
      const response = await testServer.call('signUp', signUpAnswers(code));
      return { status: response.status, ...((await response.json()) as object) };
    };
    const refusal = { status: 400, message: 'Invalid OTP. Try again.' };
    for (const attemptsLeft of [4, 3, 2, 1])
      expect(await answerTo(wrongOf(otp))).toEqual({ ...refusal, attemptsLeft });
    testServer.clock.move(minute);
    expect(await answerTo(wrongOf(otp))).toEqual({ ...refusal, attemptsLeft: 0, retryAfter: 9 * 60 });
    expect(await answerTo(otp)).toEqual({ status: 400, message: 'Please verify OTP before signing up.' });
  });

  test('tells nothing about a code that was not verified: neither that there is one, nor whether it is right', async () => {
    const answerTo = async (code: string) => (await testServer.call('signUp', signUpAnswers(code))).text();
    const answerWithoutCode = await answerTo('000000');
    await testServer.call('sendSignUpCode', { email });
    const otp = await testServer.codeFor(email);
    expect(await answerTo(otp)).toBe(answerWithoutCode);
    expect(await answerTo(wrongOf(otp))).toBe(answerWithoutCode);
  });

  test('gives an address with an account, to which a code was requested, the answer of any other', async () => {
    const otp = '000000';
    const answerTo = async () => (await testServer.call('signUp', signUpAnswers(otp))).text();
    const answerWithoutAccount = await answerTo();
    await signUp(testServer);
    testServer.clock.move(minute);
    await testServer.call('sendSignUpCode', { email });
    expect(await answerTo()).toBe(answerWithoutAccount);
  });

  test('names every invalid field, with the messages of the form', async () => {
    const response = await testServer.call('signUp', {
      email: 'meena',
      password: 'a',
      confirm_password: 'b',
    });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      message: 'Please enter a valid email address.',
      fields: {
        email: 'Please enter a valid email address.',
        otp: 'OTP is required.',
        name: 'Name is required.',
        confirm_password: 'Passwords do not match.',
      },
    });
  });

  test.each([
    ['of five characters', 'short', 'Password must have at least 8 characters.'],
    ['of more than 1,000 characters', 'kolam-78'.repeat(126), 'Password must be 1000 characters or fewer.'],
    [
      'that is among the commonest',
      'password123',
      'This password is one of the first that others would guess. Please choose another.',
    ],
    [
      'of one repeated character',
      'zzzzzzzzzz',
      'This password is one of the first that others would guess. Please choose another.',
    ],
    [
      'that is the address',
      email,
      'This password is one of the first that others would guess. Please choose another.',
    ],
  ])('a sign-up with a password %s is refused', async (_what, password, message) => {
    const otp = await verifyEmail(testServer, email);
    const answers = { ...signUpAnswers(otp), password, confirm_password: password };
    expect(await statusAndMessage(testServer.call('signUp', answers))).toEqual([422, message]);
    expect((await testServer.call('signUp', signUpAnswers(otp))).status).toBe(201);
  });

  test('accepts a password of a thousand characters', async () => {
    const person = await signUp(testServer, { password: 'kolam-78'.repeat(125) });
    expect((await testServer.call('logIn', person)).status).toBe(200);
  });

  test('keeps a password exactly as typed', async () => {
    const person = await signUp(testServer, { password: '  blanks  and ஔ ' });
    expect((await testServer.call('logIn', person)).status).toBe(200);
    expect((await testServer.call('logIn', { email, password: person.password.trim() })).status).toBe(401);
  });

  test('ignores whatever else the body has', async () => {
    const otp = await verifyEmail(testServer, email);
    const body = `{"__proto__":{"epoch":9},"id":"mine","epoch":9,${JSON.stringify(signUpAnswers(otp)).slice(1)}`;
    const headers = { 'Content-Type': 'application/json' };
    const sent = await testServer.api.request('/api/auth/signup', { method: 'POST', headers, body });
    expect(sent.status).toBe(201);
    const [account] = await accounts();
    expect(account?.epoch).toBe(0);
    expect(account?.id).not.toBe('mine');
  });
});
