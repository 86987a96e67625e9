import { formOf, jobAnswers, signUpAndLogIn } from '../../mocks/fixtures.ts';
import { makeTestServer } from '../../mocks/testServer.ts';
import { createApi } from '../api/app.ts';
import { fileLinkOf } from '../api/applications/files.ts';
import { apiBase } from '../../contract/calls.ts';
import { makeSecrets } from './secrets.ts';

const [old, current] = ['a secret that only tests use', 'another secret that only tests use'];

describe('a secret', () => {
  test('gives each use a key of its own', () => {
    const secrets = makeSecrets(old);
    const keys = [
      ...(['code', 'link', 'label'] as const).map((use) => Buffer.from(secrets.mac(use, '')).toString('hex')),
      secrets.tokenKey,
    ];
    expect(new Set(keys).size).toBe(4);
  });

  test('a secret that replaced another is the only one to sign, and both verify', () => {
    const [before, after, rotated] = [makeSecrets(old), makeSecrets(current), makeSecrets(current, old)];
    expect(rotated.mac('link', 'x')).toEqual(after.mac('link', 'x'));
    expect(rotated.macs('link', 'x')).toEqual([after.mac('link', 'x'), before.mac('link', 'x')]);
    expect([rotated.tokenKey, rotated.tokenKeys]).toEqual([
      after.tokenKey,
      [after.tokenKey, before.tokenKey],
    ]);
  });
});

describe('after a secret was replaced', () => {
  test.each([
    [
      'and kept as the previous one, tokens, links and codes stay valid',
      makeSecrets(current, old),
      [200, 200, 200],
    ],
    ['and dropped, tokens, links and codes are invalid', makeSecrets(current), [401, 404, 400]],
  ])('%s', async (_what, secrets, statuses) => {
    const testServer = await makeTestServer();
    const { token } = await signUpAndLogIn(testServer);
    const submitted = await testServer.call('submitJobApplication', formOf(jobAnswers), { token });
    const { data } = (await submitted.json()) as { data: { resume: string } };
    const expiry = testServer.clock.now() + 1000;
    const link = fileLinkOf(testServer.dependencies.secrets, testServer.settings, data.resume, expiry);
    const email = 'new@example.org';
    await testServer.call('sendSignUpCode', { email });
    const otp = await testServer.codeFor(email);

    const api = createApi({ ...testServer.dependencies, secrets }, testServer.settings);
    const post = (path: string, body: object) =>
      api.request(apiBase + path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
    const profile = await api.request(`${apiBase}/auth/user/profile`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    const file = await api.request(link);
    const verified = await post('/auth/verify-otp', { email, otp });
    expect([profile.status, file.status, verified.status]).toEqual(statuses);
    await testServer.close();
  });
});
