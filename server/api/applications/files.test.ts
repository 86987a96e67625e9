import { formOf, jobAnswers, signUpAndLogIn, makePdf } from '../../../mocks/fixtures.ts';
import type { LoggedInVisitor } from '../../../mocks/fixtures.ts';
import { makeTestServer } from '../../../mocks/testServer.ts';
import type { TestServer } from '../../../mocks/testServer.ts';
import { fileLinkOf } from './files.ts';

let testServer: TestServer;
let member: LoggedInVisitor;
let ref: string;
beforeEach(async () => {
  testServer = await makeTestServer();
  member = await signUpAndLogIn(testServer);
  const form = formOf(jobAnswers, makePdf('மீனா.pdf'));
  const sent = await testServer.call('submitJobApplication', form, { token: member.token });
  ({ resume: ref } = ((await sent.json()) as { data: { resume: string } }).data);
});
afterEach(() => testServer.close());

const day = 24 * 3_600_000;
const fetchFile = (path: string, token?: string) =>
  testServer.api.request(path, token ? { headers: { Authorization: `Bearer ${token}` } } : {});
const link = () =>
  fileLinkOf(
    testServer.dependencies.secrets,
    testServer.settings,
    ref,
    testServer.clock.now() + 14 * day,
  ).replace('http://localhost', '');

test('whoever sent a résumé can fetch it, as a download that no browser opens in place', async () => {
  const file = await fetchFile(`/api/files/${ref}`, member.token);
  expect(file.status).toBe(200);
  expect(await file.text()).toBe(await makePdf().text());
  expect(Object.fromEntries(file.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="____.pdf"; filename*=UTF-8''${encodeURIComponent('மீனா.pdf')}`,
    'content-security-policy': 'sandbox',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
});

test('the signed link works for fourteen days', async () => {
  const address = link();
  expect((await fetchFile(address)).status).toBe(200);
  testServer.clock.move(14 * day);
  expect((await fetchFile(address)).status).toBe(404);
});

test('everybody else finds nothing', async () => {
  const other = await signUpAndLogIn(testServer, { email: 'other@example.org' });
  const later = link().replace(/exp=(\d+)/, (_match, exp: string) => `exp=${Number(exp) + 1}`);
  expect((await fetchFile(`/api/files/${ref}`)).status).toBe(404);
  expect((await fetchFile(`/api/files/${ref}`, other.token)).status).toBe(404);
  expect((await fetchFile(`/api/files/r_${'x'.repeat(22)}`, member.token)).status).toBe(404);
  expect((await fetchFile('/api/files/..%2f..%2fsecret', member.token)).status).toBe(404);
  expect((await fetchFile(later)).status).toBe(404);
  expect((await fetchFile(`${link()}x`)).status).toBe(404);
});
