import { signUp, verifyReset, visitor } from '../../mocks/people.ts';
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
