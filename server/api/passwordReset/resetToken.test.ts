import { signUp, verifyReset, visitor } from '../../../mocks/fixtures.ts';
import { expectedAnswers, passwordResetSteps } from '../../../mocks/passwordReset.ts';
import { statusAndMessage } from '../../../mocks/statusAndMessage.ts';
import { makeTestServer } from '../../../mocks/testServer.ts';
import type { TestServer } from '../../../mocks/testServer.ts';

let testServer: TestServer;
beforeEach(async () => {
  testServer = await makeTestServer();
});
afterEach(() => testServer.close());

const { askForCode, unsentCodeOf, verify, reset, resetTokens } = passwordResetSteps(() => testServer);
const { done, unproved } = expectedAnswers;

const minute = 60_000;
const { email } = visitor;

describe('the cookie of a verified reset code', () => {
  beforeEach(async () => {
    await signUp(testServer);
  });

  test('is for this host only, hidden from scripts, has 256 bits, and lasts ten minutes', async () => {
    const [cookie = ''] = (await verify(await askForCode())).headers.getSetCookie();
    const [pair = '', ...attributes] = cookie.split('; ');
    expect(pair).toMatch(/^__Host-reset=[\w-]{43}$/);
    expect(attributes.toSorted()).toEqual(['HttpOnly', 'Max-Age=600', 'Path=/', 'SameSite=Strict', 'Secure']);
  });

  test('is stored as a hash only', async () => {
    const value = (await verifyReset(testServer, email)).split('=')[1] ?? '';
    const rows = await resetTokens();
    expect(rows).toEqual([
      {
        token_hash: testServer.dependencies.secrets.digest(value),
        email,
        expires_at: testServer.clock.now() + 10 * minute,
      },
    ]);
    expect(JSON.stringify(rows)).not.toContain(value);
  });

  test('is not set for a sign-up code', async () => {
    await testServer.call('sendSignUpCode', { email: 'new@example.org' });
    const verified = await verify(await testServer.codeFor('new@example.org'), 'new@example.org');
    expect(verified.status).toBe(200);
    expect(verified.headers.getSetCookie()).toEqual([]);
  });

  test('is not set for an address without an account, even if a guess is right', async () => {
    await testServer.call('sendResetCode', { email });
    await testServer.db.deleteFrom('account').execute();
    const verified = await verify(await unsentCodeOf(email));
    expect(verified.status).toBe(200);
    expect(verified.headers.getSetCookie()).toEqual([]);
    expect(await resetTokens()).toEqual([]);
  });

  test('is deleted once the password is reset', async () => {
    const answer = await reset(await verifyReset(testServer, email));
    const [cookie = ''] = answer.headers.getSetCookie();
    expect(cookie.split('; ')).toEqual(
      expect.arrayContaining(['__Host-reset=', 'Max-Age=0', 'Path=/', 'Secure', 'HttpOnly']),
    );
    expect(await resetTokens()).toEqual([]);
  });

  test('the cookie of a later code replaces that of an earlier one', async () => {
    const first = await verifyReset(testServer, email);
    testServer.clock.move(minute);
    const second = await verifyReset(testServer, email);
    expect(await statusAndMessage(reset(first))).toEqual(unproved);
    expect(await statusAndMessage(reset(second))).toEqual(done);
  });
});
