import { logIn, makeMember, signUp, verifyEmail, verifyReset, visitor } from '../../mocks/people.ts';
import { makeWorld } from '../../mocks/world.ts';
import type { World } from '../../mocks/world.ts';
import { codeOf } from './codes.ts';

let world: World;
beforeEach(async () => {
  world = await makeWorld();
});
afterEach(() => world.close());

const minute = 60_000;
const { email } = visitor;
const newPassword = 'five even quieter words';

async function answerOf(sent: Promise<Response>): Promise<[number, string]> {
  const response = await sent;
  return [response.status, ((await response.json()) as { message: string }).message];
}
const reset = (cookie: string | undefined, changes: Record<string, string> = {}) =>
  world.call(
    'resetPassword',
    { email, newPassword, ...changes },
    cookie ? { headers: { Cookie: cookie } } : {},
  );
const grants = () => world.db.selectFrom('reset_grant').selectAll().execute();
const account = () => world.db.selectFrom('account').selectAll().executeTakeFirstOrThrow();
const unproved: [number, string] = [403, 'Please verify the code sent to your email first.'];
const done: [number, string] = [200, 'Password reset successfully.'];

async function askForCode(address = email): Promise<string> {
  await world.call('sendResetCode', { email: address });
  return world.codeFor(address, 'reset-code');
}
/** What only a lucky guess could know: the code behind a letter that is not sent. */
async function unsentCodeOf(address: string): Promise<string> {
  const { nonce } = await world.db
    .selectFrom('challenge')
    .select('nonce')
    .where('email', '=', address)
    .where('purpose', '=', 'reset')
    .executeTakeFirstOrThrow();
  return codeOf(world.ports.secrets, address, { purpose: 'reset', nonce });
}
const verify = (otp: string, address = email) => world.call('verifyCode', { email: address, otp });

describe('a forgotten password', () => {
  beforeEach(async () => {
    await signUp(world);
  });

  test('is set anew by whoever reads the mailbox', async () => {
    expect(await answerOf(world.call('sendResetCode', { email }))).toEqual([200, 'OTP sent to your email.']);
    const otp = await world.codeFor(email, 'reset-code');
    const verified = await verify(otp);
    const [cookie = ''] = verified.headers.getSetCookie();
    expect(await answerOf(Promise.resolve(verified))).toEqual([200, 'OTP verified successfully.']);
    expect(await answerOf(reset(cookie.split(';')[0]))).toEqual(done);
    expect((await world.call('logIn', { email, password: visitor.password })).status).toBe(401);
    expect((await world.call('logIn', { email, password: newPassword })).status).toBe(200);
  });

  test('comes with a letter that names what the code is for', async () => {
    await askForCode();
    const letter = (await world.mailbox()).find(({ template }) => template === 'reset-code');
    expect(letter).toMatchObject({ to: email, subject: 'Your code for Kolam Works' });
    expect(letter?.text).toContain('to set a new password at Kolam Works');
    expect(letter?.text).toContain('UTC');
  });

  test('takes the address in any spelling', async () => {
    const shouted = ` ${email.toUpperCase()} `;
    await world.call('sendResetCode', { email: shouted });
    const verified = await verify(await world.codeFor(email, 'reset-code'), shouted);
    const cookie = verified.headers.getSetCookie()[0]?.split(';')[0];
    expect(await answerOf(reset(cookie, { email: shouted }))).toEqual(done);
  });

  test('keeps the new one exactly as typed', async () => {
    await reset(await verifyReset(world, email), { newPassword: '  blanks  and ஔ ' });
    expect((await world.call('logIn', { email, password: '  blanks  and ஔ ' })).status).toBe(200);
  });

  test('set anew tells the owner by letter, without code or password', async () => {
    await reset(await verifyReset(world, email));
    const letter = (await world.mailbox()).find(({ template }) => template === 'password-changed');
    expect(letter).toMatchObject({ to: email, subject: 'Your password for Kolam Works was changed' });
    expect(letter?.text).toContain('http://localhost/forgot-password');
    expect(letter?.text).not.toMatch(/\b\d{6}\b/);
    expect(letter?.text).not.toContain(newPassword);
    expect(await world.flush()).toBe(3);
  });

  test('set anew ends every login there was, and no later one', async () => {
    const old = await logIn(world, visitor);
    await reset(await verifyReset(world, email));
    const fresh = await logIn(world, { email, password: newPassword });
    expect((await world.call('loadProfile', undefined, { token: old })).status).toBe(401);
    expect((await world.call('loadProfile', undefined, { token: fresh })).status).toBe(200);
  });

  test('set anew forgets the failures that made its owner wait', async () => {
    for (let failures = 0; failures < 6; failures += 1)
      await world.call('logIn', { email, password: 'something else' });
    expect((await world.call('logIn', { email, password: visitor.password })).status).toBe(429);
    await reset(await verifyReset(world, email));
    expect((await world.call('logIn', { email, password: newPassword })).status).toBe(200);
  });
});

describe('the cookie of a verified reset code', () => {
  beforeEach(async () => {
    await signUp(world);
  });

  test('is for this host and no script, holds 256 bits, and lasts ten minutes', async () => {
    const [cookie = ''] = (await verify(await askForCode())).headers.getSetCookie();
    const [pair = '', ...attributes] = cookie.split('; ');
    expect(pair).toMatch(/^__Host-reset=[\w-]{43}$/);
    expect(attributes.toSorted()).toEqual(['HttpOnly', 'Max-Age=600', 'Path=/', 'SameSite=Strict', 'Secure']);
  });

  test('is stored as a fingerprint only', async () => {
    const value = (await verifyReset(world, email)).split('=')[1] ?? '';
    const rows = await grants();
    expect(rows).toEqual([
      {
        token_hash: world.ports.secrets.digest(value),
        email,
        expires_at: world.clock.now() + 10 * minute,
      },
    ]);
    expect(JSON.stringify(rows)).not.toContain(value);
  });

  test('does not come with a code to sign up', async () => {
    await world.call('sendSignUpCode', { email: 'new@example.org' });
    const verified = await verify(await world.codeFor('new@example.org'), 'new@example.org');
    expect(verified.status).toBe(200);
    expect(verified.headers.getSetCookie()).toEqual([]);
  });

  test('does not come for an address without an account, whatever luck a guess has', async () => {
    await world.call('sendResetCode', { email });
    await world.db.deleteFrom('account').execute();
    const verified = await verify(await unsentCodeOf(email));
    expect(verified.status).toBe(200);
    expect(verified.headers.getSetCookie()).toEqual([]);
    expect(await grants()).toEqual([]);
  });

  test('is taken back when it has done its work', async () => {
    const answer = await reset(await verifyReset(world, email));
    const [cookie = ''] = answer.headers.getSetCookie();
    expect(cookie.split('; ')).toEqual(
      expect.arrayContaining(['__Host-reset=', 'Max-Age=0', 'Path=/', 'Secure', 'HttpOnly']),
    );
    expect(await grants()).toEqual([]);
  });

  test('of a later code takes the place of an earlier one', async () => {
    const first = await verifyReset(world, email);
    world.clock.move(minute);
    const second = await verifyReset(world, email);
    expect(await answerOf(reset(first))).toEqual(unproved);
    expect(await answerOf(reset(second))).toEqual(done);
  });
});

describe('a password is not set anew', () => {
  let cookie: string;
  beforeEach(async () => {
    await signUp(world);
    cookie = await verifyReset(world, email);
  });
  const isUntouched = async () => (await world.call('logIn', visitor)).status === 200;

  test('by a stranger who knows that the code was verified', async () => {
    expect(await answerOf(reset(undefined))).toEqual(unproved);
    expect(await answerOf(reset(`__Host-reset=${'x'.repeat(43)}`))).toEqual(unproved);
    expect(await answerOf(reset('__Host-reset='))).toEqual(unproved);
    expect(await answerOf(reset(cookie.replace('__Host-', '')))).toEqual(unproved);
    expect(await isUntouched()).toBe(true);
    expect(await answerOf(reset(cookie))).toEqual(done);
  });

  test('by a stranger who reads the table of grants', async () => {
    const [grant] = await grants();
    expect(await answerOf(reset(`__Host-reset=${grant?.token_hash}`))).toEqual(unproved);
  });

  test('with the cookie of another address, which stays good for its own', async () => {
    await signUp(world, { email: 'other@example.org' });
    const other = await verifyReset(world, 'other@example.org');
    expect(await answerOf(reset(other))).toEqual(unproved);
    expect(await answerOf(reset(cookie, { email: 'other@example.org' }))).toEqual(unproved);
    expect(await isUntouched()).toBe(true);
    expect(await answerOf(reset(other, { email: 'other@example.org' }))).toEqual(done);
    expect(await answerOf(reset(cookie))).toEqual(done);
  });

  test('after ten minutes', async () => {
    world.clock.move(10 * minute);
    expect(await answerOf(reset(cookie))).toEqual(unproved);
    expect(await isUntouched()).toBe(true);
  });

  test('twice with one cookie', async () => {
    expect(await answerOf(reset(cookie))).toEqual(done);
    expect(await answerOf(reset(cookie, { newPassword: 'another one entirely' }))).toEqual(unproved);
  });

  test('fifty times at once with one cookie', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_item, index) =>
        reset(cookie, { newPassword: `quiet words, take ${index}` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(49);
    expect((await account()).epoch).toBe(1);
    const letters = await world.mailbox();
    expect(letters.filter(({ template }) => template === 'password-changed')).toHaveLength(1);
  });

  test.each([
    ['short', 'Password must have at least 8 characters.'],
    ['x'.repeat(129), 'Password must have 128 characters or fewer.'],
    ['password123', 'This password is one of the first that others would guess. Please choose another.'],
    [email, 'This password is one of the first that others would guess. Please choose another.'],
    ['', 'New password is required.'],
  ])('to “%s”, and the cookie is still good afterwards', async (weak, message) => {
    const response = await reset(cookie, { newPassword: weak });
    expect([response.status, await response.json()]).toEqual([
      422,
      { message, fields: { newPassword: message } },
    ]);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await answerOf(reset(cookie))).toEqual(done);
  });

  test('when its letter cannot be written: the cookie, the old password and old logins stay good', async () => {
    const token = await logIn(world, visitor);
    // The id is taken already: the insert fails after everything else was done in the same transaction.
    const [letter] = await world.ports.store.letters(1);
    const grant = { tokenHash: (await grants())[0]?.token_hash ?? '', email };
    const broken = {
      grant,
      password: 'hash',
      logInKey: 'x',
      letterId: letter?.id ?? '',
      now: world.clock.now(),
    };
    await expect(world.ports.store.resetPassword(broken)).rejects.toThrow(/unique/i);
    expect((await world.call('loadProfile', undefined, { token })).status).toBe(200);
    expect(await isUntouched()).toBe(true);
    expect(await answerOf(reset(cookie))).toEqual(done);
  });

  test('from another site', async () => {
    const headers = { Cookie: cookie, Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };
    expect((await world.call('resetPassword', { email, newPassword }, { headers })).status).toBe(403);
    expect(await grants()).toHaveLength(1);
  });
});

describe('a code to reset', () => {
  beforeEach(async () => {
    await signUp(world);
  });

  test('works once', async () => {
    const otp = await askForCode();
    expect((await verify(otp)).status).toBe(200);
    expect(await answerOf(verify(otp))).toEqual([400, 'Invalid or expired OTP.']);
    world.clock.move(minute);
    expect(await askForCode()).not.toBe(otp);
    expect((await verify(otp)).status).toBe(400);
  });

  test('fifty times at once gives one cookie', async () => {
    const otp = await askForCode();
    const answers = await Promise.all(Array.from({ length: 50 }, () => verify(otp)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.flatMap(({ headers }) => headers.getSetCookie())).toHaveLength(1);
    expect(await grants()).toHaveLength(1);
  });

  test('after fifty wrong ones at once is refused', async () => {
    const otp = await askForCode();
    const wrong = otp === '000000' ? '000001' : '000000';
    await Promise.all(Array.from({ length: 50 }, () => verify(wrong)));
    expect((await verify(otp)).status).toBe(429);
    expect(await grants()).toEqual([]);
  });

  test('is repeated by asking again, and ends after ten minutes', async () => {
    const otp = await askForCode();
    world.clock.move(minute);
    expect(await askForCode()).toBe(otp);
    world.clock.move(9 * minute);
    expect(await answerOf(verify(otp))).toEqual([400, 'Invalid or expired OTP.']);
  });

  test('is stored nowhere', async () => {
    const otp = await askForCode();
    const tables = ['challenge', 'outbox', 'reset_grant'] as const;
    const rows = await Promise.all(tables.map((table) => world.db.selectFrom(table).selectAll().execute()));
    expect(JSON.stringify(rows)).not.toContain(otp);
  });

  test('outlives a stranger who asks for a code to sign up with the same address', async () => {
    world.clock.move(minute);
    const otp = await askForCode();
    await world.call('sendSignUpCode', { email });
    world.clock.move(minute);
    await world.call('sendSignUpCode', { email });
    const verified = await verify(otp);
    expect(verified.status).toBe(200);
    const cookie = verified.headers.getSetCookie()[0]?.split(';')[0];
    await world.call('sendSignUpCode', { email });
    expect(await answerOf(reset(cookie))).toEqual(done);
  });

  test('does not let anybody sign up', async () => {
    const address = 'new@example.org';
    await world.call('sendResetCode', { email: address });
    const otp = await unsentCodeOf(address);
    await verify(otp, address);
    const answers = { ...visitor, email: address, confirm_password: visitor.password, otp };
    expect((await world.call('signUp', answers)).status).toBe(400);
  });

  test('is asked for within the same limit as one to sign up, ten times a day', async () => {
    // From noon, so that no midnight falls among them.
    const day = 24 * 60 * minute;
    world.clock.move(1.5 * day - (world.clock.now() % day));
    for (let sends = 0; sends < 10; sends += 1) {
      expect((await world.call('sendResetCode', { email })).status).toBe(200);
      world.clock.move(minute);
    }
    expect((await world.call('sendResetCode', { email })).status).toBe(429);
  });
});

describe('nobody learns from recovery which addresses have an account', () => {
  const unknown = 'nobody@example.org';
  /** Everything a stranger sees of an answer but the number of the request. */
  async function seenOf(sent: Promise<Response>) {
    const response = await sent;
    const headers = [...response.headers].filter(([name]) => name !== 'x-request-id');
    return [response.status, headers, (await response.text()).replace(/"requestId":"[^"]*"/, '')];
  }
  async function expectAlike(ask: (address: string) => Promise<unknown>) {
    expect(await ask(unknown)).toEqual(await ask(email));
  }
  beforeEach(async () => {
    await signUp(world);
    const day = 24 * 60 * minute;
    world.clock.move(1.5 * day - (world.clock.now() % day));
  });

  test('not by asking, nor by asking again within the cool-down', async () => {
    const ask = (address: string) => seenOf(world.call('sendResetCode', { email: address }));
    await expectAlike(async (address) => [await ask(address), await ask(address)]);
  });

  test('not by guessing until no guess is left, nor by asking then', async () => {
    await expectAlike(async (address) => {
      const seen: unknown[] = [await seenOf(world.call('sendResetCode', { email: address }))];
      for (let guesses = 0; guesses < 7; guesses += 1) seen.push(await seenOf(verify('000000', address)));
      world.clock.move(minute);
      seen.push(await seenOf(world.call('sendResetCode', { email: address })));
      return seen;
    });
  });

  test('not by asking all day', async () => {
    await expectAlike(async (address) => {
      const start = world.clock.now();
      const seen: unknown[] = [];
      for (let sends = 0; sends < 12; sends += 1) {
        seen.push(await seenOf(world.call('sendResetCode', { email: address })));
        world.clock.move(minute);
      }
      world.clock.move(start - world.clock.now());
      return seen;
    });
  });

  test('not by the budget of letters', async () => {
    const small = async (address: string) => {
      const tight = await makeWorld({ policy: { mailPerDay: 3 } });
      await signUp(tight);
      const seen: unknown[] = [];
      for (let sends = 0; sends < 4; sends += 1) {
        seen.push(await seenOf(tight.call('sendResetCode', { email: address })));
        tight.clock.move(minute);
      }
      await tight.close();
      return seen;
    };
    await expectAlike(small);
  });

  test('not by setting a password without a code', async () => {
    await expectAlike((address) => seenOf(reset(undefined, { email: address })));
  });

  test('and an unknown address gets no letter', async () => {
    const before = await world.mailbox();
    await world.call('sendResetCode', { email: unknown });
    expect(await world.mailbox()).toEqual(before);
    await world.flush();
    expect(world.sent.map(({ to }) => to)).not.toContain(unknown);
    expect((await world.ports.store.letterCounts()).queued ?? 0).toBe(0);
  });
});

test('a member who verified a code to sign up elsewhere is no step nearer to another account', async () => {
  await makeMember(world);
  await verifyEmail(world, 'stranger@example.org');
  expect(await answerOf(reset(undefined))).toEqual(unproved);
  expect(await answerOf(reset(undefined, { email: 'stranger@example.org' }))).toEqual(unproved);
});
