import { makeMember, signUp, verifyEmail, visitor } from '../../mocks/people.ts';
import { makeWorld } from '../../mocks/world.ts';
import type { World } from '../../mocks/world.ts';

let world: World;
beforeEach(async () => {
  world = await makeWorld();
});
afterEach(() => world.close());

const minute = 60_000;
const { email } = visitor;
const signUpAnswers = (otp: string) => ({ ...visitor, confirm_password: visitor.password, otp });

async function answerOf(response: Promise<Response>): Promise<[number, string]> {
  const { status, ...rest } = await response.then(async (it) => ({
    status: it.status,
    body: await it.json(),
  }));
  return [status, (rest.body as { message: string }).message];
}
const wrongOf = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const accounts = () => world.db.selectFrom('account').selectAll().execute();

describe('a code to sign up', () => {
  test('arrives in a letter that says how long it works', async () => {
    expect(await answerOf(world.call('sendSignUpCode', { email }))).toEqual([
      200,
      'OTP sent to your email. Please check your inbox.',
    ]);
    const [letter] = await world.mailbox();
    expect(letter).toMatchObject({ to: email, subject: 'Your code for Kolam Works' });
    expect(letter?.text).toMatch(/\b\d{6}\b/);
    expect(letter?.text).toContain('UTC');
  });

  test('is stored nowhere', async () => {
    await world.call('sendSignUpCode', { email });
    const code = await world.codeFor(email);
    const rows = [
      ...(await world.db.selectFrom('challenge').selectAll().execute()),
      ...(await world.db.selectFrom('outbox').selectAll().execute()),
    ];
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  test('is not sent twice within the cool-down, and repeated after it', async () => {
    await world.call('sendSignUpCode', { email });
    const code = await world.codeFor(email);
    world.clock.move(world.policy.code.coolDown - 1);
    expect((await world.call('sendSignUpCode', { email })).status).toBe(200);
    expect(await world.mailbox()).toHaveLength(1);
    world.clock.move(1);
    await world.call('sendSignUpCode', { email });
    expect(await world.mailbox()).toHaveLength(2);
    expect(await world.codeFor(email)).toBe(code);
  });

  test('is a new one when the old one is about to end', async () => {
    await world.call('sendSignUpCode', { email });
    const code = await world.codeFor(email);
    world.clock.move(9 * minute);
    await world.call('sendSignUpCode', { email });
    expect(await world.codeFor(email)).not.toBe(code);
  });

  test('ends after ten minutes', async () => {
    await world.call('sendSignUpCode', { email });
    const otp = await world.codeFor(email);
    world.clock.move(10 * minute);
    expect(await answerOf(world.call('verifyCode', { email, otp }))).toEqual([
      400,
      'Invalid or expired OTP.',
    ]);
  });

  test('is sent ten times a day at most', async () => {
    for (let sends = 0; sends < 10; sends += 1) {
      expect((await world.call('sendSignUpCode', { email })).status).toBe(200);
      world.clock.move(minute);
    }
    expect((await world.call('sendSignUpCode', { email })).status).toBe(429);
    expect(await world.mailbox()).toHaveLength(10);
    world.clock.move(24 * 60 * minute);
    expect((await world.call('sendSignUpCode', { email })).status).toBe(200);
  });

  test('may be typed with blanks, in an address written in capitals', async () => {
    await world.call('sendSignUpCode', { email: ` ${email.toUpperCase()} ` });
    const code = await world.codeFor(email);
    const otp = `${code.slice(0, 3)} ${code.slice(3)}`;
    expect((await world.call('verifyCode', { email: email.toUpperCase(), otp })).status).toBe(200);
  });

  test('stops when the daily budget of letters is spent', async () => {
    const small = await makeWorld({ policy: { mailPerDay: 1 } });
    await small.call('sendSignUpCode', { email });
    expect((await small.call('sendSignUpCode', { email: 'other@example.org' })).status).toBe(503);
    await small.close();
  });
});

describe('guessing a code', () => {
  test('ends after five attempts, and the right code is refused then', async () => {
    await world.call('sendSignUpCode', { email });
    const otp = await world.codeFor(email);
    for (let guesses = 0; guesses < 5; guesses += 1)
      expect(await answerOf(world.call('verifyCode', { email, otp: wrongOf(otp) }))).toEqual([
        400,
        'Invalid or expired OTP.',
      ]);
    expect((await world.call('verifyCode', { email, otp })).status).toBe(429);
  });

  test('is not refilled by asking for the code again', async () => {
    await world.call('sendSignUpCode', { email });
    const otp = await world.codeFor(email);
    for (let guesses = 0; guesses < 5; guesses += 1)
      await world.call('verifyCode', { email, otp: wrongOf(otp) });
    world.clock.move(minute);
    expect((await world.call('sendSignUpCode', { email })).status).toBe(429);
    expect((await world.call('verifyCode', { email, otp })).status).toBe(429);
    expect(await world.mailbox()).toHaveLength(1);
    world.clock.move(9 * minute);
    expect((await world.call('sendSignUpCode', { email })).status).toBe(200);
  });

  test('does not work through the sign-up call either', async () => {
    const otp = await verifyEmail(world, email);
    for (let guesses = 0; guesses < 5; guesses += 1)
      expect((await world.call('signUp', signUpAnswers(wrongOf(otp)))).status).toBe(400);
    expect((await world.call('signUp', signUpAnswers(otp))).status).toBe(400);
    expect(await accounts()).toEqual([]);
  });

  test('of fifty at once, with the right one among them, lets five be judged', async () => {
    await world.call('sendSignUpCode', { email });
    const otp = await world.codeFor(email);
    const wrong = Array.from({ length: 50 }, () => world.call('verifyCode', { email, otp: wrongOf(otp) }));
    await Promise.all(wrong);
    expect((await world.call('verifyCode', { email, otp })).status).toBe(429);
    const [challenge] = await world.db.selectFrom('challenge').selectAll().execute();
    expect(challenge?.attempts).toBe(5);
  });

  test('a right code counts once, however often it is sent at the same moment', async () => {
    await world.call('sendSignUpCode', { email });
    const otp = await world.codeFor(email);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => world.call('verifyCode', { email, otp })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('signing up', () => {
  test('creates the account, with the password hashed', async () => {
    const otp = await verifyEmail(world, email);
    expect(await answerOf(world.call('signUp', signUpAnswers(otp)))).toEqual([
      201,
      'Account created successfully.',
    ]);
    const [account] = await accounts();
    const { password, ...details } = visitor;
    expect(account).toMatchObject(details);
    expect(account?.password).toMatch(/^\$argon2id\$/);
    expect(account?.password).not.toContain(password);
  });

  test('asks for a verified code first', async () => {
    await world.call('sendSignUpCode', { email });
    const otp = await world.codeFor(email);
    expect(await answerOf(world.call('signUp', signUpAnswers(otp)))).toEqual([
      400,
      'Please verify OTP before signing up.',
    ]);
  });

  test('uses the code up', async () => {
    const otp = await verifyEmail(world, email);
    await world.call('signUp', signUpAnswers(otp));
    expect((await world.call('signUp', signUpAnswers(otp))).status).toBe(400);
    expect((await world.call('verifyCode', { email, otp })).status).toBe(400);
  });

  test('still works when somebody else asks for a code for this address meanwhile', async () => {
    const otp = await verifyEmail(world, email);
    world.clock.move(minute);
    await world.call('sendSignUpCode', { email });
    expect((await world.call('signUp', signUpAnswers(otp))).status).toBe(201);
  });

  test('works after a reload: the code is asked for and verified once more', async () => {
    await verifyEmail(world, email);
    world.clock.move(minute);
    const otp = await verifyEmail(world, email);
    expect((await world.call('signUp', signUpAnswers(otp))).status).toBe(201);
  });

  test('pressed twenty times at once creates one account', async () => {
    const otp = await verifyEmail(world, email);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => world.call('signUp', signUpAnswers(otp))),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await accounts()).toHaveLength(1);
  });

  test('names every field that is wrong, in the words of the form', async () => {
    const response = await world.call('signUp', { email: 'meena', password: 'a', confirm_password: 'b' });
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
    ['short', 'Password must have at least 8 characters.'],
    ['x'.repeat(129), 'Password must have 128 characters or fewer.'],
    ['password123', 'This password is one of the first that others would guess. Please choose another.'],
    ['zzzzzzzzzz', 'This password is one of the first that others would guess. Please choose another.'],
    [email, 'This password is one of the first that others would guess. Please choose another.'],
  ])('with the password “%s” is refused', async (password, message) => {
    const otp = await verifyEmail(world, email);
    const answers = { ...signUpAnswers(otp), password, confirm_password: password };
    expect(await answerOf(world.call('signUp', answers))).toEqual([422, message]);
    expect((await world.call('signUp', signUpAnswers(otp))).status).toBe(201);
  });

  test('keeps a password exactly as typed', async () => {
    const person = await signUp(world, { password: '  blanks  and ஔ ' });
    expect((await world.call('logIn', person)).status).toBe(200);
    expect((await world.call('logIn', { email, password: person.password.trim() })).status).toBe(401);
  });

  test('drops whatever else the request carries', async () => {
    const otp = await verifyEmail(world, email);
    const body = `{"__proto__":{"epoch":9},"id":"mine","epoch":9,${JSON.stringify(signUpAnswers(otp)).slice(1)}`;
    const headers = { 'Content-Type': 'application/json' };
    const sent = await world.api.request('/api/auth/signup', { method: 'POST', headers, body });
    expect(sent.status).toBe(201);
    const [account] = await accounts();
    expect(account?.epoch).toBe(0);
    expect(account?.id).not.toBe('mine');
  });
});

describe('an address that has an account', () => {
  test('is told so by letter, and the page learns nothing', async () => {
    await signUp(world);
    world.clock.move(minute);
    const known = await world.call('sendSignUpCode', { email });
    const unknown = await world.call('sendSignUpCode', { email: 'new@example.org' });
    expect(known.status).toBe(unknown.status);
    expect(await known.text()).toBe(await unknown.text());
    const letters = await world.mailbox();
    expect(letters.find(({ template }) => template === 'already-registered')).toMatchObject({
      to: email,
      text: expect.stringContaining('http://localhost/forgot-password') as string,
    });
  });

  test('answers wrong codes as an unknown one does', async () => {
    await signUp(world);
    world.clock.move(11 * minute);
    const seen = async (address: string) => {
      await world.call('sendSignUpCode', { email: address });
      const answers: [number, string][] = [];
      for (let guesses = 0; guesses < 7; guesses += 1)
        answers.push(await answerOf(world.call('verifyCode', { email: address, otp: '000000' })));
      return answers;
    };
    expect(await seen(email)).toEqual(await seen('new@example.org'));
  });
});

describe('logging in', () => {
  test('gives a token that names the address and its end', async () => {
    const { token } = await makeMember(world);
    const claims = JSON.parse(atob(token.split('.')[1] ?? '')) as Record<string, unknown>;
    const now = Math.floor(world.clock.now() / 1000);
    expect(claims).toMatchObject({ email, iat: now, exp: now + 12 * 3600 });
  });

  test('takes the address in any letter case', async () => {
    const person = await signUp(world);
    expect((await world.call('logIn', { ...person, email: email.toUpperCase() })).status).toBe(200);
  });

  test('says the same for a wrong password and an unknown address', async () => {
    await signUp(world);
    const wrong = await world.call('logIn', { email, password: 'something else' });
    const unknown = await world.call('logIn', { email: 'nobody@example.org', password: 'something else' });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(await wrong.text()).toBe(await unknown.text());
  });

  test.each([email, 'nobody@example.org'])(
    'after five failures %s has to wait, longer each time',
    async (address) => {
      await signUp(world);
      const fail = () => world.call('logIn', { email: address, password: 'something else' });
      for (let failures = 0; failures < 5; failures += 1) expect((await fail()).status).toBe(401);
      const waits: string[] = [];
      for (let failures = 0; failures < 12; failures += 1) {
        const refused = await fail();
        expect(refused.status).toBe(429);
        const wait = refused.headers.get('Retry-After') ?? '';
        waits.push(wait);
        world.clock.move(Number(wait) * 1000);
        expect((await fail()).status).toBe(401);
      }
      expect(waits).toEqual(['1', '2', '4', '8', '16', '32', '64', '128', '256', '512', '900', '900']);
    },
  );

  test('fifty guesses at once are counted one by one', async () => {
    await signUp(world);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => world.call('logIn', { email, password: 'something else' })),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
  });

  test('rightly forgets the failures', async () => {
    const person = await signUp(world);
    for (let rounds = 0; rounds < 3; rounds += 1) {
      for (let failures = 0; failures < 4; failures += 1)
        await world.call('logIn', { email, password: 'something else' });
      expect((await world.call('logIn', person)).status).toBe(200);
    }
  });

  test('asks for both fields', async () => {
    const response = await world.call('logIn', { email: '', password: '' });
    expect(await response.json()).toEqual({
      message: 'Email is required.',
      fields: { email: 'Email is required.', password: 'Password is required.' },
    });
  });
});
