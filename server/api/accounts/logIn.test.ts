import { signUpAndLogIn, signUp, visitor } from '../../../mocks/fixtures.ts';
import { makeTestServer } from '../../../mocks/testServer.ts';
import type { TestServer } from '../../../mocks/testServer.ts';

let testServer: TestServer;
beforeEach(async () => {
  testServer = await makeTestServer();
});
afterEach(() => testServer.close());

const { email } = visitor;

describe('logging in', () => {
  test('gives a token that names the address and its end', async () => {
    const { token } = await signUpAndLogIn(testServer);
    const claims = JSON.parse(atob(token.split('.')[1] ?? '')) as Record<string, unknown>;
    const now = Math.floor(testServer.clock.now() / 1000);
    expect(claims).toMatchObject({ email, iat: now, exp: now + 12 * 3600 });
  });

  test('takes the address in any email case', async () => {
    const person = await signUp(testServer);
    expect((await testServer.call('logIn', { ...person, email: email.toUpperCase() })).status).toBe(200);
  });

  test('says the same for a wrong password and an unknown address', async () => {
    await signUp(testServer);
    const wrong = await testServer.call('logIn', { email, password: 'something else' });
    const unknown = await testServer.call('logIn', {
      email: 'nobody@example.org',
      password: 'something else',
    });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(await wrong.text()).toBe(await unknown.text());
  });

  test.each([email, 'nobody@example.org'])(
    'after five failures %s has to wait, longer each time',
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

  test('rightly forgets the failures', async () => {
    const person = await signUp(testServer);
    for (let rounds = 0; rounds < 3; rounds += 1) {
      for (let failures = 0; failures < 4; failures += 1)
        await testServer.call('logIn', { email, password: 'something else' });
      expect((await testServer.call('logIn', person)).status).toBe(200);
    }
  });

  test('asks for both fields', async () => {
    const response = await testServer.call('logIn', { email: '', password: '' });
    expect(await response.json()).toEqual({
      message: 'Email is required.',
      fields: { email: 'Email is required.', password: 'Password is required.' },
    });
  });
});
