import { signUp, verifyReset, visitor } from '../../mocks/people.ts';
import { recoveryAnswers, recoveryIn, toldBy } from '../../mocks/recovery.ts';
import { makeWorld } from '../../mocks/world.ts';
import type { World } from '../../mocks/world.ts';

let world: World;
beforeEach(async () => {
  world = await makeWorld();
});
afterEach(() => world.close());

const { askForCode, unsentCodeOf, verify, reset, grants } = recoveryIn(() => world);
const { done, unproved } = recoveryAnswers;

const minute = 60_000;
const { email } = visitor;

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
    expect(await toldBy(reset(first))).toEqual(unproved);
    expect(await toldBy(reset(second))).toEqual(done);
  });
});
