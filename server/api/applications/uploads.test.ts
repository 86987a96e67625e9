import { apiBase, calls } from '../../../contract/calls.ts';
import { formOf, jobAnswers, makePdf, signUpAndLogIn } from '../../../mocks/fixtures.ts';
import type { LoggedInVisitor } from '../../../mocks/fixtures.ts';
import { stalledBody } from '../../../mocks/http/stalledBody.ts';
import { makeTestServer } from '../../../mocks/testServer.ts';
import type { TestServer } from '../../../mocks/testServer.ts';
import { makeAdministration } from '../../store/administration.ts';

let testServer: TestServer;
let member: LoggedInVisitor;
beforeEach(async () => {
  testServer = await makeTestServer();
  member = await signUpAndLogIn(testServer);
});
afterEach(() => testServer.close());

/** Uploads whose sender stops after the first bytes. */
const stalled: { end: () => Promise<Response> }[] = [];
afterEach(async () => {
  await Promise.all(stalled.splice(0).map(({ end }) => end()));
});

/** Starts an upload that stalls; resolves when the server has begun to read it. */
async function stall({ token, address = 'a1' }: { token: string; address?: string }) {
  const { stream, feed, isRead } = stalledBody('--x\r\nContent-Disposition: form-data; name="a"');
  const { path, method } = calls.submitJobApplication;
  const request = new Request(`http://localhost${apiBase}${path}`, {
    method,
    headers: { 'Content-Type': 'multipart/form-data; boundary=x', Authorization: `Bearer ${token}` },
    body: stream,
    duplex: 'half',
  } as RequestInit);
  const response = testServer.api.fetch(request, { address });
  await Promise.race([isRead, response]);
  const upload = {
    more: (bytes: number) => feed.enqueue(new Uint8Array(bytes)),
    async end() {
      feed.error(new Error('The connection was closed.'));
      return response;
    },
    response: async () => response,
  };
  stalled.push(upload);
  return upload;
}

const submit = (token: string, address = 'a9') =>
  testServer.call('submitJobApplication', formOf(jobAnswers, makePdf()), { token, address });

test('stalled uploads block no other upload', async () => {
  const others = await Promise.all(
    ['b', 'c'].map((name) => signUpAndLogIn(testServer, { email: `${name}@example.org` })),
  );
  for (const { token } of others) for (let count = 0; count < 2; count += 1) await stall({ token });
  expect((await submit(member.token)).status).toBe(201);
});

test('an account may upload two files at once; a third is refused with the seconds to wait', async () => {
  const first = await stall({ token: member.token });
  await stall({ token: member.token });
  const refused = await submit(member.token);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('Retry-After')).toBe('5');
  expect(await refused.json()).toEqual({
    message: 'Too many files are on their way at once. Please wait 5 seconds and try again.',
    retryAfter: 5,
  });
  const broken = await first.end();
  expect(broken.status).toBe(400);
  expect((await submit(member.token)).status).toBe(201);
});

test('uploads at once are limited to eight for a network address, and in all by the settings', async () => {
  await testServer.close();
  testServer = await makeTestServer({
    settings: { upload: { ...testServer.settings.upload, perAccount: 20, total: 9 } },
  });
  member = await signUpAndLogIn(testServer);
  for (let count = 0; count < 8; count += 1) await stall({ token: member.token });
  expect((await submit(member.token, 'a1')).status).toBe(429);
  await stall({ token: member.token, address: 'a2' });
  const refused = await submit(member.token, 'a3');
  expect(refused.status).toBe(503);
  expect(refused.headers.get('Retry-After')).toBe('2');
});

describe('where all places are taken', () => {
  const total = 2;
  const minutes = 60_000;
  let others: LoggedInVisitor[];
  beforeEach(async () => {
    await testServer.close();
    testServer = await makeTestServer({
      settings: { upload: { ...testServer.settings.upload, total, givesWayAfter: 2 * minutes } },
    });
    member = await signUpAndLogIn(testServer);
    others = await Promise.all(
      ['b', 'c'].map((name) => signUpAndLogIn(testServer, { email: `${name}@example.org` })),
    );
  });

  test('a newcomer takes the place of the slowest upload of at least two minutes, which is answered with 503', async () => {
    const [quick, slow] = await Promise.all(others.map(({ token }) => stall({ token })));
    quick?.more(4000);
    testServer.clock.move(2 * minutes - 1);
    expect((await submit(member.token)).status).toBe(503);
    testServer.clock.move(1);
    expect((await submit(member.token)).status).toBe(201);
    const given = await slow!.response();
    expect([given.status, given.headers.get('Retry-After')]).toEqual([503, '2']);
    expect((await quick!.end()).status).toBe(400);
    expect(testServer.spool.waiting()).toBe(0);
  });

  test('setting the time of day forward frees no place, and setting it back keeps none occupied', async () => {
    await Promise.all(others.map(({ token }) => stall({ token })));
    testServer.clock.set(3 * minutes);
    expect((await submit(member.token)).status).toBe(503);
    // Not further back, or the token would be refused as issued in the future.
    testServer.clock.set(-3 * minutes - 50_000);
    testServer.clock.move(2 * minutes);
    expect((await submit(member.token)).status).toBe(201);
  });

  test('a form that has arrived never loses its place', async () => {
    const { store } = testServer.dependencies;
    const saveSubmission = store.saveSubmission.bind(store);
    const stored = Promise.withResolvers<void>();
    const reached = Promise.withResolvers<void>();
    jest.spyOn(store, 'saveSubmission').mockImplementationOnce(async (...args) => {
      reached.resolve();
      await stored.promise;
      return saveSubmission(...args);
    });
    const arrived = submit(member.token);
    await reached.promise;
    await stall({ token: others[0]!.token });
    testServer.clock.move(3 * minutes);
    await stall({ token: others[1]!.token });
    expect((await submit(others[0]!.token, 'a3')).status).toBe(503);
    stored.resolve();
    expect((await arrived).status).toBe(201);
  });
});

test('a form whose account is deleted while it arrives is refused with the request to log in again', async () => {
  const { store } = testServer.dependencies;
  const accountById = store.accountById.bind(store);
  jest.spyOn(store, 'accountById').mockImplementation(async (id) => {
    const account = await accountById(id);
    await makeAdministration(testServer.db).forgetPerson(member.email, ['nobody']);
    return account;
  });
  const refused = await submit(member.token);
  expect(refused.status).toBe(401);
  expect(await refused.json()).toEqual({ message: 'Please log in again to go on.' });
  expect(testServer.spool.waiting()).toBe(0);
});

test('a form whose login is ended while it arrives is refused with the request to log in again', async () => {
  const { store } = testServer.dependencies;
  const accountById = store.accountById.bind(store);
  jest.spyOn(store, 'accountById').mockImplementationOnce(async (id) => {
    const account = await accountById(id);
    // As a password reset does.
    await testServer.db
      .updateTable('account')
      .set((row) => ({ epoch: row('epoch', '+', 1) }))
      .execute();
    return account;
  });
  const refused = await submit(member.token);
  expect(refused.status).toBe(401);
  expect(await refused.json()).toEqual({ message: 'Please log in again to go on.' });
  expect(await testServer.db.selectFrom('submission').selectAll().execute()).toEqual([]);
  expect(testServer.spool.waiting()).toBe(0);
});

test('a form whose sender has gone is not stored', async () => {
  const { store } = testServer.dependencies;
  const saved = jest.spyOn(store, 'saveSubmission');
  const leaving = new AbortController();
  leaving.abort();
  const form = new Response(formOf(jobAnswers, makePdf()));
  const request = new Request(`http://localhost${apiBase}${calls.submitJobApplication.path}`, {
    method: 'POST',
    headers: {
      'Content-Type': form.headers.get('Content-Type') ?? '',
      Authorization: `Bearer ${member.token}`,
    },
    body: await form.arrayBuffer(),
    signal: leaving.signal,
  });
  expect((await testServer.api.fetch(request)).status).toBe(400);
  expect(saved).not.toHaveBeenCalled();
  expect(testServer.spool.waiting()).toBe(0);
});

test.each([
  ['ENOSPC', 507],
  ['EACCES', 503],
])('the reason why a file cannot be spooled is only logged: %s', async (code, status) => {
  const { log } = testServer.dependencies;
  const logged = jest.spyOn(log, 'error');
  const cause = Object.assign(new Error(`${code}: nothing can be written to /var/lib/site/uploads`), {
    code,
  });
  jest.spyOn(testServer.spool, 'open').mockRejectedValue(cause);
  const refused = await submit(member.token);
  expect(refused.status).toBe(status);
  expect(await refused.text()).not.toContain(code);
  expect(logged).toHaveBeenCalledWith('failed', {
    id: refused.headers.get('X-Request-Id'),
    status,
    error: String(cause),
    at: expect.stringContaining('uploads.test.ts') as string,
  });
});
