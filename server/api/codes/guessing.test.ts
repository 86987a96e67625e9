import { verifyEmail, visitor } from '../../../mocks/fixtures.ts';
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
const wrongOf = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const accounts = () => testServer.db.selectFrom('account').selectAll().execute();

describe('guessing a code', () => {
  test('ends after five attempts, and the right code is refused then', async () => {
    await testServer.call('sendSignUpCode', { email });
    const otp = await testServer.codeFor(email);
    for (let guesses = 0; guesses < 5; guesses += 1)
      expect(await statusAndMessage(testServer.call('verifyCode', { email, otp: wrongOf(otp) }))).toEqual([
        400,
        'Invalid OTP. Try again.',
      ]);
    expect((await testServer.call('verifyCode', { email, otp })).status).toBe(429);
  });

  test('is answered with the attempts left, and after the last one with the wait for a new code', async () => {
    await testServer.call('sendSignUpCode', { email });
    const otp = await testServer.codeFor(email);
    testServer.clock.move(3 * minute);
    const answers: unknown[] = [];
    for (let guesses = 0; guesses < 6; guesses += 1) {
      const response = await testServer.call('verifyCode', { email, otp: wrongOf(otp) });
      answers.push(await response.json());
    }
    const message = 'Invalid OTP. Try again.';
    expect(answers).toEqual([
      ...[4, 3, 2, 1].map((attemptsLeft) => ({ message, attemptsLeft })),
      { message, attemptsLeft: 0, retryAfter: 420 },
      {
        message: 'Too many wrong codes. Please wait 7 minutes and ask for a new one.',
        attemptsLeft: 0,
        retryAfter: 420,
      },
    ]);
    const refused = await testServer.call('sendSignUpCode', { email });
    expect(await refused.json()).toMatchObject({ attemptsLeft: 0, retryAfter: 420 });
    testServer.clock.move(7 * minute);
    expect((await testServer.call('sendSignUpCode', { email })).status).toBe(200);
  });

  test('gives the wait for a new code of the requested purpose, not of the other one', async () => {
    await testServer.call('sendSignUpCode', { email });
    for (let guesses = 0; guesses < 5; guesses += 1)
      await testServer.call('verifyCode', { email, otp: 'wrong!' });
    testServer.clock.move(3 * minute);
    expect((await testServer.call('sendResetCode', { email })).status).toBe(200);
    const refused = await testServer.call('sendSignUpCode', { email });
    expect(await refused.json()).toMatchObject({ attemptsLeft: 0, retryAfter: 420 });
  });

  test('uses up no attempt of the code of another address', async () => {
    const other = 'other@example.org';
    for (const address of [email, other]) await testServer.call('sendSignUpCode', { email: address });
    const guess = (address: string, otp = 'wrong!') =>
      testServer.call('verifyCode', { email: address, otp }, { address: `caller of ${address}` });
    for (let guesses = 0; guesses < 6; guesses += 1) await guess(email);
    expect((await guess(email)).status).toBe(429);
    expect(await (await guess(other)).json()).toMatchObject({ attemptsLeft: 4 });
    expect((await testServer.call('sendSignUpCode', { email: other })).status).toBe(200);
    expect((await guess(other, await testServer.codeFor(other))).status).toBe(200);
    expect(await (await guess('nobody@example.org')).json()).not.toHaveProperty('attemptsLeft');
  });

  test('a guess at a code that was verified already is refused as a wrong code, not as locked', async () => {
    await testServer.call('sendSignUpCode', { email });
    const otp = await testServer.codeFor(email);
    expect((await testServer.call('verifyCode', { email, otp })).status).toBe(200);
    expect(await statusAndMessage(testServer.call('verifyCode', { email, otp }))).toEqual([
      400,
      'Invalid OTP. Try again.',
    ]);
  });

  test('a guess after a code was verified does not stop the sign-up with it', async () => {
    const otp = await verifyEmail(testServer, email);
    for (let guesses = 0; guesses < 5; guesses += 1)
      await testServer.call('verifyCode', { email, otp: wrongOf(otp) }, { address: 'stranger' });
    expect((await testServer.call('signUp', signUpAnswers(otp))).status).toBe(201);
  });

  test('counts down the caller’s guesses of the day where fewer of them are left', async () => {
    const guess = async () => {
      const response = await testServer.call('verifyCode', { email, otp: 'wrong!' });
      return ((await response.json()) as { attemptsLeft?: number }).attemptsLeft;
    };
    for (const guesses of [3, 5]) {
      await testServer.call('sendSignUpCode', { email });
      for (let count = 0; count < guesses; count += 1) await guess();
      testServer.clock.move(10 * minute);
    }
    await testServer.call('sendSignUpCode', { email });
    expect([await guess(), await guess()]).toEqual([1, 0]);
  });

  test('is answered with the message for the purpose of the last requested code', async () => {
    const wordsOf = () => statusAndMessage(testServer.call('verifyCode', { email, otp: 'wrong!' }));
    expect(await wordsOf()).toEqual([400, 'Invalid OTP. Try again.']);
    await testServer.call('sendResetCode', { email });
    expect(await wordsOf()).toEqual([400, 'Invalid OTP. Please try again.']);
    testServer.clock.move(1);
    await testServer.call('sendSignUpCode', { email });
    expect(await wordsOf()).toEqual([400, 'Invalid OTP. Try again.']);
  });

  test('gets no new attempts by requesting the code again', async () => {
    await testServer.call('sendSignUpCode', { email });
    const otp = await testServer.codeFor(email);
    for (let guesses = 0; guesses < 5; guesses += 1)
      await testServer.call('verifyCode', { email, otp: wrongOf(otp) });
    testServer.clock.move(minute);
    expect((await testServer.call('sendSignUpCode', { email })).status).toBe(429);
    expect((await testServer.call('verifyCode', { email, otp })).status).toBe(429);
    expect(await testServer.mailbox()).toHaveLength(1);
    testServer.clock.move(9 * minute);
    expect((await testServer.call('sendSignUpCode', { email })).status).toBe(200);
  });

  test('does not work through the sign-up call either', async () => {
    const otp = await verifyEmail(testServer, email);
    for (let guesses = 0; guesses < 5; guesses += 1)
      expect((await testServer.call('signUp', signUpAnswers(wrongOf(otp)))).status).toBe(400);
    expect((await testServer.call('signUp', signUpAnswers(otp))).status).toBe(400);
    expect(await accounts()).toEqual([]);
    // The call that verifies says that the code is used up and when another can be requested.
    const refused = await testServer.call('verifyCode', { email, otp });
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ attemptsLeft: 0, retryAfter: 600 });
  });

  test('fifty times at once counts five attempts and locks the code', async () => {
    await testServer.call('sendSignUpCode', { email });
    const otp = await testServer.codeFor(email);
    const wrong = Array.from({ length: 50 }, () =>
      testServer.call('verifyCode', { email, otp: wrongOf(otp) }),
    );
    await Promise.all(wrong);
    expect((await testServer.call('verifyCode', { email, otp })).status).toBe(429);
    const [challenge] = await testServer.db.selectFrom('challenge').selectAll().execute();
    expect(challenge?.attempts).toBe(5);
  });

  test('a sign-up with the right code fifty times at once succeeds once', async () => {
    await testServer.call('sendSignUpCode', { email });
    const otp = await testServer.codeFor(email);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => testServer.call('verifyCode', { email, otp })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('wrong codes of one caller', () => {
  test('end that caller’s guessing for a day and affect nobody else’s', async () => {
    const guess = (address: string) => testServer.call('verifyCode', { email, otp: 'wrong!' }, { address });
    for (let codes = 0; codes < 2; codes += 1) {
      await testServer.call('sendSignUpCode', { email }, { address: 'owner' });
      for (let guesses = 0; guesses < 5; guesses += 1) expect((await guess('stranger')).status).toBe(400);
      testServer.clock.move(10 * minute);
    }
    await testServer.call('sendSignUpCode', { email }, { address: 'owner' });
    const refused = await guess('stranger');
    expect([refused.status, Number(refused.headers.get('Retry-After')) > 3600]).toEqual([429, true]);
    const otp = await testServer.codeFor(email);
    expect((await testServer.call('verifyCode', { email, otp }, { address: 'owner' })).status).toBe(200);
    expect((await guess('stranger')).status).toBe(429);
  });

  test('are counted together for all blocks of an IPv6 network, and the owner keeps an address of another one', async () => {
    const owner = { address: '2001:db8:8:1::/64' };
    const answers: number[] = [];
    for (let codes = 0; codes < 3; codes += 1) {
      await testServer.call('sendSignUpCode', { email }, owner);
      const wrong = wrongOf(await testServer.codeFor(email));
      for (let guesses = 0; guesses < 5; guesses += 1) {
        const address = `2001:db8:7:${codes}${guesses}::/64`;
        answers.push((await testServer.call('verifyCode', { email, otp: wrong }, { address })).status);
      }
      if (codes < 2) testServer.clock.move(10 * minute);
    }
    expect(answers).toEqual([...Array<number>(10).fill(400), ...Array<number>(5).fill(429)]);
    const otp = await testServer.codeFor(email);
    expect((await testServer.call('verifyCode', { email, otp }, owner)).status).toBe(200);
  });

  test('can spoil the mailbox owner’s sign-up twice and no more', async () => {
    const owner = { address: 'owner' };
    const answers: number[] = [];
    for (let codes = 0; codes < 3; codes += 1) {
      await testServer.call('sendSignUpCode', { email }, owner);
      const otp = await testServer.codeFor(email);
      await testServer.call('verifyCode', { email, otp }, owner);
      for (let guesses = 0; guesses < 5; guesses += 1)
        await testServer.call('signUp', signUpAnswers(wrongOf(otp)), { address: 'stranger' });
      answers.push((await testServer.call('signUp', signUpAnswers(otp), owner)).status);
      testServer.clock.move(10 * minute);
    }
    expect(answers).toEqual([400, 400, 201]);
  });
});
