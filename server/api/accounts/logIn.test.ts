import { createApi } from '../app.ts';
import { signUpAndLogIn, signUp, visitor, verifyReset } from '../../../mocks/fixtures.ts';
import { makeTestServer } from '../../../mocks/testServer.ts';
import type { TestServer } from '../../../mocks/testServer.ts';

let testServer: TestServer;
beforeEach(async () => {
  testServer = await makeTestServer();
});
afterEach(() => testServer.close());

const { email } = visitor;

describe('logging in', () => {
  test('returns a token with the address and its expiry', async () => {
    const { token } = await signUpAndLogIn(testServer);
    const claims = JSON.parse(atob(token.split('.')[1] ?? '')) as Record<string, unknown>;
    const now = Math.floor(testServer.clock.now() / 1000);
    expect(claims).toMatchObject({ email, iat: now, exp: now + 12 * 3600 });
  });

  test('accepts the address in upper case', async () => {
    const person = await signUp(testServer);
    expect((await testServer.call('logIn', { ...person, email: email.toUpperCase() })).status).toBe(200);
  });

  test('gets the same answer for a wrong password and an unknown address', async () => {
    await signUp(testServer);
    const wrong = await testServer.call('logIn', { email, password: 'something else' });
    const unknown = await testServer.call('logIn', {
      email: 'nobody@example.org',
      password: 'something else',
    });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    // A wrong password must not make the site end a session, which this header does.
    expect(wrong.headers.get('WWW-Authenticate')).toBeNull();
    expect(await wrong.text()).toBe(await unknown.text());
  });

  test.each([email, 'nobody@example.org'])(
    'a caller who failed five times with %s has to wait, longer each time',
    async (address) => {
      await signUp(testServer);
      const fail = () => testServer.call('logIn', { email: address, password: 'something else' });
      for (let failures = 0; failures < 5; failures += 1) expect((await fail()).status).toBe(401);
      const waits: string[] = [];
      for (let failures = 0; failures < 12; failures += 1) {
        const refused = await fail();
        expect(refused.status).toBe(429);
        const wait = refused.headers.get('Retry-After') ?? '';
        waits.push(wait);
        testServer.clock.move(Number(wait) * 1000);
        expect((await fail()).status).toBe(401);
      }
      expect(waits).toEqual(['1', '2', '4', '8', '16', '32', '64', '128', '256', '512', '900', '900']);
    },
  );

  test('fifty guesses at once are counted one by one', async () => {
    await signUp(testServer);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => testServer.call('logIn', { email, password: 'something else' })),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
  });

  test('waits for the failures of its own caller, not for those of a stranger', async () => {
    const person = await signUp(testServer);
    const fail = () =>
      testServer.call('logIn', { email, password: 'something else' }, { address: 'stranger' });
    for (let failures = 0; failures < 14; failures += 1) {
      const { status, headers } = await fail();
      if (status === 429) testServer.clock.move(Number(headers.get('Retry-After')) * 1000);
    }
    expect([(await fail()).status, (await fail()).status]).toEqual([401, 429]);
    expect((await testServer.call('logIn', person, { address: 'owner' })).status).toBe(200);
    // The owner's successful login does not end the stranger's wait.
    expect((await fail()).status).toBe(429);
  });

  test('waits for the failures of all blocks of its caller’s IPv6 network', async () => {
    await signUp(testServer);
    const statuses: number[] = [];
    for (let block = 0; block < 7; block += 1) {
      const from = { address: `2001:db8:7:${block}::/64` };
      const failed = await testServer.call('logIn', { email, password: 'something else' }, from);
      statuses.push(failed.status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
  });

  test('unknown callers share one attempt per 30 s after a hundred failures of many callers, and known ones do not', async () => {
    const person = await signUp(testServer);
    const from = (address: string, password = 'something else') =>
      testServer.call('logIn', { ...person, password }, { address });
    expect((await from('home', person.password)).status).toBe(200);
    const { freeFailures, wait } = testServer.settings.logIn.strangers;
    for (let callers = 0; callers < freeFailures; callers += 1)
      expect((await from(`caller ${callers}`)).status).toBe(401);
    const refused = await from('cafe', person.password);
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '30']);
    expect((await from('home', person.password)).status).toBe(200);
    testServer.clock.move(wait);
    expect((await from('cafe', person.password)).status).toBe(200);
    // A right password is no failure, and makes its caller a known one.
    expect((await from('cafe', person.password)).status).toBe(200);
    expect((await from('caller 1')).status).toBe(429);
    testServer.clock.move(wait);
    expect((await from('caller 1')).status).toBe(401);
    expect((await from('caller 2')).status).toBe(429);
  });

  test('works without a known network address', async () => {
    const person = await signUp(testServer);
    const calls = () => testServer.call('logIn', person, {});
    expect([(await calls()).status, (await calls()).status]).toEqual([200, 200]);
  });

  test('a login with an unknown address is answered again after making the dummy hash has failed once', async () => {
    const hash = jest
      .spyOn(testServer.dependencies.hasher, 'hash')
      .mockRejectedValueOnce(new Error('no thread to be had'));
    const api = createApi(testServer.dependencies, testServer.settings);
    const ask = () =>
      api.request('/api/auth/login', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email: 'nobody@example.org', password: 'something else' }),
      });
    expect((await ask()).status).toBe(500);
    expect((await ask()).status).toBe(401);
    hash.mockRestore();
  });

  test('is refused and not counted as a failure when the hashing queue is full', async () => {
    const small = await makeTestServer({
      settings: {
        hashing: { atOnce: 1, waiting: 0 },
        logIn: { ...testServer.settings.logIn, freeFailures: 1 },
      },
    });
    await small.call('logIn', { email: 'nobody@example.org', password: 'something else' });
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const verify = jest.spyOn(small.dependencies.hasher, 'verify').mockReturnValueOnce(promise);
    const first = small.call('logIn', { email: 'first@example.org', password: 'something else' });
    while (verify.mock.calls.length === 0) await new Promise(setImmediate);
    const refused = await small.call('logIn', { email, password: 'something else' });
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '2']);
    resolve(false);
    expect((await first).status).toBe(401);
    expect((await small.call('logIn', { email, password: 'something else' })).status).toBe(401);
    await small.close();
  });

  test('gives its turn at hashing back when it is refused for its wait', async () => {
    const person = await signUp(testServer);
    const { hashing, logIn } = testServer.settings;
    const fail = () => testServer.call('logIn', { email, password: 'something else' });
    for (let failures = 0; failures < logIn.freeFailures; failures += 1) await fail();
    for (let refusals = 0; refusals < hashing.atOnce + hashing.waiting; refusals += 1)
      expect((await fail()).status).toBe(429);
    testServer.clock.move(60_000);
    expect((await testServer.call('logIn', person)).status).toBe(200);
  });

  test('many times at once counts only the attempts whose password was checked', async () => {
    const small = await makeTestServer({ settings: { hashing: { atOnce: 1, waiting: 1 } } });
    await signUp(small);
    const verify = jest.spyOn(small.dependencies.hasher, 'verify');
    const calls = Array.from({ length: 6 }, () => small.call('logIn', { email, password: 'something else' }));
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses).toContain(503);
    const checked = statuses.filter((status) => status === 401).length;
    expect(verify).toHaveBeenCalledTimes(checked);
    const rows = await small.db
      .selectFrom('throttle')
      .select('failures')
      .where('key', 'like', 'logIn:%')
      .execute();
    expect(rows.map(({ failures }) => failures)).toEqual([checked, checked]);
    await small.close();
  });

  test('a login with a known address makes no dummy hash', async () => {
    const person = await signUp(testServer);
    const hash = jest.spyOn(testServer.dependencies.hasher, 'hash');
    expect((await testServer.call('logIn', person)).status).toBe(200);
    expect(hash).not.toHaveBeenCalled();
  });

  test('a login with a password that is reset while it is checked fails, and its caller does not become known', async () => {
    const person = await signUp(testServer);
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const verify = jest.spyOn(testServer.dependencies.hasher, 'verify').mockReturnValueOnce(promise);
    const login = testServer.call('logIn', person, { address: '192.0.2.1' });
    while (verify.mock.calls.length === 0) await new Promise(setImmediate);
    const cookie = await verifyReset(testServer, email);
    await testServer.call(
      'resetPassword',
      { email, newPassword: 'five even quieter words' },
      { headers: { Cookie: cookie } },
    );
    resolve(true);
    expect((await login).status).toBe(401);
    const known = testServer.db.selectFrom('throttle').select('key').where('key', 'like', 'known:%');
    expect(await known.execute()).toEqual([]);
  });

  test('a login with the right password ends the count of failures', async () => {
    const person = await signUp(testServer);
    for (let rounds = 0; rounds < 3; rounds += 1) {
      for (let failures = 0; failures < 4; failures += 1)
        await testServer.call('logIn', { email, password: 'something else' });
      expect((await testServer.call('logIn', person)).status).toBe(200);
    }
  });

  test('requires both fields', async () => {
    const response = await testServer.call('logIn', { email: '', password: '' });
    expect(await response.json()).toEqual({
      message: 'Email is required.',
      fields: { email: 'Email is required.', password: 'Password is required.' },
    });
  });
});
