import { apiBase, calls } from '../../contract/calls.ts';
import { constants } from '../../contract/constants.ts';
import { answersOf, formOf, jobAnswers, signUpAndLogIn, visitor } from '../../mocks/fixtures.ts';
import { makeTestServer } from '../../mocks/testServer.ts';
import type { TestServer } from '../../mocks/testServer.ts';
import { makeRateLimits } from '../http/limits/rateLimits.ts';
import { defaultSettings } from '../settings.ts';

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
    'of type “%s” is 415',
    async (type) => {
      const body = new TextEncoder().encode(JSON.stringify(visitor));
      expect((await post(body, type ? { 'Content-Type': type } : {})).status).toBe(415);
    },
  );

  test('of more than 64 KiB is 413', async () => {
    const response = await post(JSON.stringify({ email: 'x'.repeat(70_000) }));
    expect(response.status).toBe(413);
    expect(await messageOf(response)).toBe('A request may hold 64 KB at most.');
  });

  test('with values of another kind is 422, naming the field', async () => {
    const response = await post(JSON.stringify({ email: 7, password: ['a'] }));
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      fields: { email: 'Email must be text.', password: 'Password must be text.' },
    });
  });
});

describe('an address that is none', () => {
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

  test('a look-alike domain is an address of its own', async () => {
    await testServer.call('sendSignUpCode', { email: 'meena@еxample.org' });
    expect((await testServer.mailbox())[0]?.to).toBe('meena@xn--xample-2of.org');
  });
});

describe('the address of a call', () => {
  test('is known for all twenty of them', async () => {
    for (const { method, path } of Object.values(calls)) {
      const response = await testServer.api.request(apiBase + path, { method });
      const expected = path.startsWith('/form/') || method !== 'POST' ? 401 : 415;
      expect([path, response.status]).toEqual([path, expected]);
      const other = await testServer.api.request(apiBase + path, { method: 'DELETE' });
      expect(other.headers.get('Allow')).toBe(method === 'GET' ? 'GET, HEAD' : method);
    }
  });

  test('that does not exist is 404 in JSON', async () => {
    for (const path of ['/api', '/api/nothing', '/api/auth', '/api/auth/login/']) {
      const response = await testServer.api.request(path);
      expect(response.status).toBe(404);
      expect(await messageOf(response)).toBe('There is nothing at this address.');
    }
  });

  test('of a form with a file tells how large that may be, and other calls tell nothing', async () => {
    const small = await makeTestServer({
      settings: { upload: { ...defaultSettings.upload, maxSize: 5_000_000 } },
    });
    const ask = (server: TestServer, path: string) =>
      server.api.request(`/api${path}`, { method: 'OPTIONS' });
    for (const path of ['/form/job-application', '/form/intern-application']) {
      const response = await ask(small, path);
      expect([response.status, response.headers.get('Upload-Limit')]).toEqual([204, 'max-size=5000000']);
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
  test('is JSON that nobody keeps, with the number of its request', async () => {
    const { headers } = await post(JSON.stringify(visitor));
    expect(headers.get('Content-Type')).toBe('application/json; charset=utf-8');
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('X-Request-Id')).toMatch(/^[\w-]+$/);
    expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
  });

  test('has a number of ours, whatever the caller calls its request', async () => {
    const headers = { 'X-Request-Id': 'chosen-by-the-caller' };
    const answer = await testServer.api.request('/api/nowhere', { headers });
    expect(answer.headers.get('X-Request-Id')).toMatch(/^[\da-f-]{36}$/);
  });

  test('to a fault of ours says so without details, and names the request', async () => {
    jest
      .spyOn(testServer.dependencies.store, 'registerLogInAttempt')
      .mockRejectedValue(new Error('secret detail'));
    const response = await post(JSON.stringify(visitor));
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({
      message: 'Something went wrong. Please try again.',
      requestId: response.headers.get('X-Request-Id'),
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
  ])('cannot make a browser call with %j', async (headers) => {
    expect((await post(JSON.stringify(visitor), { ...json, ...headers })).status).toBe(403);
  });

  test.each<Record<string, string>>([
    { Origin: 'http://localhost' },
    { Origin: 'http://localhost:3000', Host: 'localhost:3000' },
    { 'Sec-Fetch-Site': 'same-origin', Origin: 'http://localhost' },
    {},
  ])('is not what sends %j', async (headers) => {
    expect((await post(JSON.stringify(visitor), { ...json, ...headers })).status).toBe(401);
  });

  test('may call when it is listed', async () => {
    const open = await makeTestServer({ settings: { allowedOrigins: ['https://partner.example'] } });
    const headers = { Origin: 'https://partner.example', 'Sec-Fetch-Site': 'cross-site' };
    const response = await open.call('logIn', visitor, { headers });
    expect(response.status).toBe(401);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('https://partner.example');
    expect(response.headers.get('Access-Control-Expose-Headers')).toBe('WWW-Authenticate,Upload-Limit');

    const path = '/api/form/job-application';
    const ask = (more: Record<string, string>) =>
      open.api.request(path, { method: 'OPTIONS', headers: { ...headers, ...more } });
    const preflight = await ask({ 'Access-Control-Request-Method': 'OPTIONS' });
    expect(preflight.headers.get('Access-Control-Allow-Methods')).toBe('GET,POST,PUT,OPTIONS');
    expect(preflight.headers.get('Upload-Limit')).toBeNull();
    const told = await ask({});
    expect(told.headers.get('Access-Control-Allow-Origin')).toBe('https://partner.example');
    expect(told.headers.get('Upload-Limit')).toBe(`max-size=${constants.resumeMaxSize}`);
    await open.close();
  });
});

describe('many requests', () => {
  beforeEach(async () => {
    await testServer.close();
    testServer = await makeTestServer({ rateLimits: makeRateLimits });
  });

  test('from one address have to wait, and others need not', async () => {
    const ask = (address: string) =>
      testServer.call('sendSignUpCode', { email: 'x@example.org' }, { address });
    for (let count = 0; count < 10; count += 1) expect((await ask('192.0.2.1')).status).toBe(200);
    const refused = await ask('192.0.2.1');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3000);
    expect(await messageOf(refused)).toBe('Too many requests. Please wait 60 minutes and try again.');
    expect((await ask('192.0.2.2')).status).toBe(200);
  });

  test('of one account have to wait wherever they come from', async () => {
    const { token } = await signUpAndLogIn(testServer);
    const submit = (count: number) =>
      testServer.call('submitJobApplication', formOf({ ...jobAnswers, experience: String(count) }), {
        token,
        address: `192.0.2.${count}`,
      });
    for (let count = 0; count < 10; count += 1) expect((await submit(count)).status).toBe(201);
    expect((await submit(10)).status).toBe(429);
  });

  describe('with forms have to wait until the next day', () => {
    const hour = 3_600_000;
    const began = Date.now();
    let clock: jest.SpyInstance<number>;
    beforeEach(() => {
      clock = jest.spyOn(Date, 'now');
    });
    afterEach(() => clock.mockRestore());
    const atHour = (hours: number) => clock.mockReturnValue(began + hours * (hour + 1));
    const submit = (token: string, count: number, address: string) =>
      testServer.call(
        'submitFeedback',
        { ...answersOf.feedback, message: `Message ${count}` },
        { token, address },
      );

    test('of one account', async () => {
      const { token } = await signUpAndLogIn(testServer);
      for (let hours = 0; hours < 3; hours += 1) {
        atHour(hours);
        for (let count = 10 * hours; count < 10 * (hours + 1); count += 1)
          expect((await submit(token, count, `192.0.2.${count}`)).status).toBe(201);
        // What the hour refuses does not count for the day.
        expect((await submit(token, 100, '192.0.2.200')).status).toBe(429);
      }
      atHour(3);
      const refused = await submit(token, 30, '192.0.2.30');
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(20 * 3600);
      expect(await messageOf(refused)).toBe(
        'You have sent many forms in a day. Please wait 21 hours and try again.',
      );
      atHour(24);
      expect((await submit(token, 31, '192.0.2.31')).status).toBe(201);
    });

    test('from one address, whoever sends', async () => {
      const address = '192.0.2.1';
      const tokens: string[] = [];
      for (let count = 0; count < 21; count += 1) {
        atHour(Math.floor(count / 10));
        const { token } = await signUpAndLogIn(testServer, { email: `member${count}@example.org` });
        tokens.push(token);
      }
      const token = tokens.pop() ?? '';
      for (let count = 0; count < 200; count += 1) {
        atHour(3 + Math.floor(count / 50));
        expect((await submit(tokens[count % 20] ?? '', count, address)).status).toBe(201);
      }
      atHour(7);
      expect(await messageOf(await submit(token, 200, address))).toMatch(
        /^You have sent many forms in a day\./,
      );
      expect((await submit(token, 200, '192.0.2.2')).status).toBe(201);
    });
  });
});
