import { apiBase, calls } from '../../../contract/calls.ts';
import { addApplicant, makeAdminHome } from '../../../mocks/admin/adminFixtures.ts';
import type { AdminHome } from '../../../mocks/admin/adminFixtures.ts';
import { otherEmail } from '../../../mocks/store/countedAttempts.ts';
import { email } from '../../../mocks/store/storeFixtures.ts';
import { makeTestServer } from '../../../mocks/testServer.ts';
import { makeAccessTokens } from '../../api/accounts/accessTokens.ts';
import { createApi } from '../../api/app.ts';
import { makeSecrets } from '../../security/secrets.ts';

let home: AdminHome;
beforeEach(async () => {
  home = await makeAdminHome();
  await addApplicant(home);
});
afterEach(() => home.close());

test('after a revocation the tokens of the account are refused, and those of others are not', async () => {
  await addApplicant(home, { id: 's2', account: 'a2', address: otherEmail });
  const testServer = await makeTestServer({ database: null });
  const dependencies = { ...testServer.dependencies, store: home.store, secrets: makeSecrets(home.secret) };
  const api = createApi(dependencies, testServer.settings);
  const tokens = makeAccessTokens(dependencies, testServer.settings);
  const tokenOf = (id: string, address: string) => tokens.issueToken({ id, email: address, tokenVersion: 0 });
  const statusOf = async (token: string) =>
    (await api.request(apiBase + calls.loadProfile.path, { headers: { Authorization: `Bearer ${token}` } }))
      .status;
  const [mine, theirs] = [await tokenOf('a1', email), await tokenOf('a2', otherEmail)];
  expect([await statusOf(mine), await statusOf(theirs)]).toEqual([200, 200]);
  expect((await home.admin('revoke', email)).out).toBe('The logins of 1 account have ended\n');
  expect([await statusOf(mine), await statusOf(theirs)]).toEqual([401, 200]);
  expect((await home.admin('revoke', '--all')).out).toContain('of 2 accounts');
  expect(await statusOf(theirs)).toBe(401);
  expect(await home.admin('revoke', 'x@example.org')).toMatchObject({ code: 1 });
  await testServer.close();
});
