import { signUp, visitor } from '../../mocks/people.ts';
import { recoveryAnswers, recoveryIn, toldBy } from '../../mocks/recovery.ts';
import { makeWorld } from '../../mocks/world.ts';
import type { World } from '../../mocks/world.ts';

let world: World;
beforeEach(async () => {
  world = await makeWorld();
});
afterEach(() => world.close());

const { askForCode, unsentCodeOf, verify, reset, grants } = recoveryIn(() => world);
const { done } = recoveryAnswers;

const minute = 60_000;
const { email } = visitor;

describe('a code to reset', () => {
  beforeEach(async () => {
    await signUp(world);
  });

  test('works once', async () => {
    const otp = await askForCode();
    expect((await verify(otp)).status).toBe(200);
    expect(await toldBy(verify(otp))).toEqual([400, 'Invalid or expired OTP.']);
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
    expect(await toldBy(verify(otp))).toEqual([400, 'Invalid or expired OTP.']);
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
    expect(await toldBy(reset(cookie))).toEqual(done);
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
