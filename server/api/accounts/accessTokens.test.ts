import { formOf, jobAnswers, signUpAndLogIn } from '../../../mocks/fixtures.ts';
import { makeTestServer } from '../../../mocks/testServer.ts';
import type { TestServer } from '../../../mocks/testServer.ts';

let testServer: TestServer;
beforeEach(async () => {
  testServer = await makeTestServer();
});
afterEach(() => testServer.close());

const messageOf = async (response: Response) => ((await response.json()) as { message: string }).message;

describe('an access token', () => {
  const part = (value: object): string => btoa(JSON.stringify(value)).replace(/=+$/, '');
  const submit = (token: string) => testServer.call('submitJobApplication', formOf(jobAnswers), { token });

  test('works for twelve hours', async () => {
    const { token } = await signUpAndLogIn(testServer);
    testServer.clock.move(12 * 3_600_000 - 1000);
    expect((await submit(token)).status).toBe(201);
    testServer.clock.move(1000);
    expect((await submit(token)).status).toBe(401);
  });

  test('a token that is unsigned or was changed is refused, always with the same message', async () => {
    const { token } = await signUpAndLogIn(testServer);
    const [head = '', claims = '', signature = ''] = token.split('.');
    const forged = { ...(JSON.parse(atob(claims)) as object), sub: 'another' };
    const messages = await Promise.all(
      [
        '',
        'nonsense',
        `${head}.${claims}.`,
        `${part({ alg: 'none', typ: 'JWT' })}.${claims}.`,
        `${part({ alg: 'HS384', typ: 'JWT' })}.${claims}.${signature}`,
        `${head}.${part(forged)}.${signature}`,
      ].map(async (wrong) => {
        const response = await submit(wrong);
        return [response.status, await messageOf(response)];
      }),
    );
    expect(new Set(messages.map(String))).toEqual(new Set(['401,Please log in again to go on.']));
  });

  test('a token of an earlier token version, or of a deleted account, is refused', async () => {
    const { token } = await signUpAndLogIn(testServer);
    await testServer.db.updateTable('account').set({ epoch: 1 }).execute();
    const refused = await submit(token);
    expect(refused.status).toBe(401);
    // This header tells the site to forget the token, and not only that this call was refused.
    expect(refused.headers.get('WWW-Authenticate')).toBe('Bearer error="invalid_token"');
    await testServer.db.deleteFrom('account').execute();
    expect((await submit(token)).status).toBe(401);
  });
});
