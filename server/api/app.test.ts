import { apiBase, calls } from '../../contract/calls.ts';
import * as constants from '../../contract/constants.ts';
import { visitor } from '../../mocks/fixtures.ts';
import { makeTestServer } from '../../mocks/testServer.ts';
import type { TestServer } from '../../mocks/testServer.ts';
import { defaultSettings } from '../common/settings.ts';

let testServer: TestServer;
beforeEach(async () => {
  testServer = await makeTestServer();
});
afterEach(() => testServer.close());

const json = { 'Content-Type': 'application/json' };
const post = (body: BodyInit | null, headers: Record<string, string> = json, path = '/api/auth/login') =>
  testServer.api.request(path, { method: 'POST', body, headers });
const messageOf = async (response: Response) => ((await response.json()) as { message: string }).message;

describe('a body that cannot be read', () => {
  test.each<[string, BodyInit | null]>([
    ['nothing', null],
    ['cut JSON', '{"email": "a'],
    ['a list', '[]'],
    ['null', 'null'],
    ['a number', '7'],
    ['bytes that are no text', new Uint8Array([0x7b, 0xff, 0x7d])],
    ['a pit of brackets', '['.repeat(60_000)],
    ['17 levels', `${'{"a":'.repeat(17)}1${'}'.repeat(17)}`],
  ])('%s is 400', async (_what, body) => {
    const response = await post(body);
    expect(response.status).toBe(400);
    expect(await messageOf(response)).toBe('The request could not be read. Please try again.');
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonx', ''])(
    'a body of type “%s” is 415',
    async (type) => {
      const body = new TextEncoder().encode(JSON.stringify(visitor));
      expect((await post(body, type ? { 'Content-Type': type } : {})).status).toBe(415);
    },
  );

  test('a body of more than 64 KiB is 413', async () => {
    const response = await post(JSON.stringify({ email: 'x'.repeat(70_000) }));
    expect(response.status).toBe(413);
    expect(await messageOf(response)).toBe('A request may hold 64 KB at most.');
  });

  test('a body with values of another kind is 422, naming the field', async () => {
    const response = await post(JSON.stringify({ email: 7, password: ['a'] }));
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      fields: { email: 'Email must be text.', password: 'Password must be text.' },
    });
  });
});

describe('an invalid email address', () => {
  test.each([
    'meena',
    'meena@',
    'a@b@c.org',
    'a b@c.org',
    'a@c.org\r\nBcc: x@y.org',
    `${'x'.repeat(250)}@c.org`,
    'a@1.2',
    'a@c_d.org',
    'a\u0000@c.org',
    'a\ud800@c.org',
  ])('such as %j is refused', async (email) => {
    const response = await testServer.call('sendSignUpCode', { email });
    expect(response.status).toBe(422);
    expect(await testServer.mailbox()).toEqual([]);
  });

  test('is not made of a look-alike domain, which is a different address', async () => {
    await testServer.call('sendSignUpCode', { email: 'meena@еxample.org' });
    expect((await testServer.mailbox())[0]?.to).toBe('meena@xn--xample-2of.org');
  });
});

describe('the path of a call', () => {
  test('has a route for all twenty of them', async () => {
    for (const { method, path, body, auth } of Object.values(calls)) {
      const response = await testServer.api.request(apiBase + path, { method });
      const expected = auth === 'bearer' ? 401 : 415;
      expect([path, response.status]).toEqual([path, expected]);
      const other = await testServer.api.request(apiBase + path, { method: 'DELETE' });
      const further = { GET: ', HEAD', POST: body === 'multipart' ? ', OPTIONS' : '', PUT: '' }[method];
      expect([path, other.headers.get('Allow')]).toEqual([path, method + further]);
    }
  });

  test('a path that does not exist is 404 in JSON', async () => {
    for (const path of ['/api', '/api/nothing', '/api/auth', '/api/auth/login/']) {
      const response = await testServer.api.request(path);
      expect(response.status).toBe(404);
      expect(await messageOf(response)).toBe('There is nothing at this address.');
    }
  });

  test('answers OPTIONS with the upload limit for forms with a file only', async () => {
    const small = await makeTestServer({
      settings: { upload: { ...defaultSettings.upload, maxSize: 5_000_000 } },
    });
    const ask = (server: TestServer, path: string) =>
      server.api.request(`/api${path}`, { method: 'OPTIONS' });
    for (const path of ['/form/job-application', '/form/intern-application']) {
      const response = await ask(small, path);
      expect([response.status, response.headers.get('Upload-Limit')]).toEqual([204, 'max-size=5000000']);
      expect(response.headers.get('Allow')).toBe('POST, OPTIONS');
    }
    const usual = await ask(testServer, '/form/job-application');
    expect(usual.headers.get('Upload-Limit')).toBe(`max-size=${constants.resumeMaxSize}`);
    expect((await ask(testServer, '/form/feedback-application')).status).toBe(405);
    await small.close();
  });

  test('called with another method is 405 and says which one it takes', async () => {
    const response = await testServer.api.request('/api/auth/login');
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'POST']);
    const file = await testServer.api.request('/api/files/r_x', { method: 'DELETE' });
    expect([file.status, file.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('every answer', () => {
  test('every answer is JSON that is not cached, with a request id', async () => {
    const { headers } = await post(JSON.stringify(visitor));
    expect(headers.get('Content-Type')).toBe('application/json; charset=utf-8');
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('X-Request-Id')).toMatch(/^[\w-]+$/);
    expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
  });

  test('has a request id made by the server, even if the caller sends one', async () => {
    const headers = { 'X-Request-Id': 'chosen-by-the-caller' };
    const answer = await testServer.api.request('/api/nowhere', { headers });
    expect(answer.headers.get('X-Request-Id')).toMatch(/^[\da-f-]{36}$/);
  });

  test('the answer to an internal error says so without details, with the request id', async () => {
    jest
      .spyOn(testServer.dependencies.store, 'registerLogInAttempt')
      .mockRejectedValue(new Error('secret detail'));
    const logged = jest.spyOn(testServer.dependencies.log, 'error');
    const response = await post(JSON.stringify(visitor));
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({
      message: 'Something went wrong. Please try again.',
      requestId: response.headers.get('X-Request-Id'),
    });
    expect(logged).toHaveBeenCalledWith('failed', {
      id: response.headers.get('X-Request-Id'),
      status: 500,
      error: 'Error: secret detail',
      at: expect.stringContaining('app.test.ts') as string,
    });
  });
});

test('the log names the caller by a pseudonym, and the call is counted', async () => {
  const { log, metrics } = testServer.dependencies;
  const [info, request] = [jest.spyOn(log, 'info'), jest.spyOn(metrics, 'request')];
  const ask = (address: string) => testServer.call('logIn', visitor, { address });
  for (const address of ['192.0.2.1', '192.0.2.1', '192.0.2.2']) await ask(address);
  const callers = info.mock.calls
    .filter(([event]) => event === 'request')
    .map(([, fields]) => fields?.caller);
  expect(callers[0]).toMatch(/^[\w-]{10}$/);
  expect(callers[1]).toBe(callers[0]);
  expect(callers[2]).not.toBe(callers[0]);
  expect(JSON.stringify(info.mock.calls)).not.toContain('192.0.2');
  expect(request).toHaveBeenCalledWith('logIn', 'POST', 401, 0);
});

describe('another site', () => {
  test.each<Record<string, string>>([
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' },
  ])('cannot call through a visitor’s browser with %j', async (headers) => {
    expect((await post(JSON.stringify(visitor), { ...json, ...headers })).status).toBe(403);
  });

  test.each<Record<string, string>>([
    { Origin: 'http://localhost' },
    { Origin: 'http://localhost:3000', Host: 'localhost:3000' },
    { 'Sec-Fetch-Site': 'same-origin', Origin: 'http://localhost' },
    {},
  ])('is not assumed for a call with %j', async (headers) => {
    expect((await post(JSON.stringify(visitor), { ...json, ...headers })).status).toBe(401);
  });

  test('may call when it is listed', async () => {
    const open = await makeTestServer({ settings: { allowedOrigins: ['https://partner.example'] } });
    const headers = { Origin: 'https://partner.example', 'Sec-Fetch-Site': 'cross-site' };
    const response = await open.call('logIn', visitor, { headers });
    expect(response.status).toBe(401);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('https://partner.example');
    expect(response.headers.get('Access-Control-Expose-Headers')).toBe('WWW-Authenticate,Upload-Limit,ETag');

    const path = '/api/form/job-application';
    const ask = (more: Record<string, string>) =>
      open.api.request(path, { method: 'OPTIONS', headers: { ...headers, ...more } });
    const preflight = await ask({ 'Access-Control-Request-Method': 'OPTIONS' });
    expect(preflight.headers.get('Access-Control-Allow-Methods')).toBe('GET,POST,PUT,OPTIONS');
    expect(preflight.headers.get('Access-Control-Allow-Headers')).toBe(
      'Authorization,Content-Type,Time-Zone,If-Match',
    );
    expect(preflight.headers.get('Upload-Limit')).toBeNull();
    const options = await ask({});
    expect(options.headers.get('Access-Control-Allow-Origin')).toBe('https://partner.example');
    expect(options.headers.get('Upload-Limit')).toBe(`max-size=${constants.resumeMaxSize}`);
    await open.close();
  });
});
