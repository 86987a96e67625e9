import { http } from 'msw';
import { setupServer } from 'msw/node';
import { verifyReset } from './fixtures.ts';
import { makeTestServer } from './testServer.ts';
import type { TestServer } from './testServer.ts';

let current: Promise<TestServer> | undefined;

/** The test server behind the mocks. It is made on first use, and all calls of one test share it. */
export function currentTestServer(): Promise<TestServer> {
  // Always SQLite in memory: msw intercepts all connections of the process, including those to a PostgreSQL.
  current ??= makeTestServer({ database: null });
  return current;
}

/** The browser's cookies, including HttpOnly ones. */
const cookies = new Map<string, string>();

function withCookies(request: Request): Request {
  const headers = new Headers(request.headers);
  if (cookies.size > 0)
    headers.set('Cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
  return new Request(request, { headers });
}

function keepCookies(response: Response): void {
  for (const line of response.headers.getSetCookie()) {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
    const [name = '', value = ''] = pair.split('=');
    if (value === '' || attributes.includes('Max-Age=0')) cookies.delete(name);
    else cookies.set(name, value);
  }
}

/** The response of the real API to a request. */
export async function answerOf(request: Request): Promise<Response> {
  const { api } = await currentTestServer();
  const response = await api.fetch(withCookies(request));
  keepCookies(response);
  return response;
}

/** Verifies a reset code on behalf of this browser, so that the test can set a new password once. */
export async function allowReset(email: string): Promise<void> {
  const cookie = await verifyReset(await currentTestServer(), email);
  const at = cookie.indexOf('=');
  cookies.set(cookie.slice(0, at), cookie.slice(at + 1));
}

/** Passes every call to /api to the real server code with an empty database in memory. */
export const server = setupServer(http.all('*/api/*', ({ request }) => answerOf(request)));

/** Discards the test server with its accounts, emails and clock, and the cookies. */
async function resetTestServer(): Promise<void> {
  const old = current;
  current = undefined;
  cookies.clear();
  await (await old)?.close();
}

/** Installs the mocks for all tests of a file. A request to anything but /api fails the test. */
export function installMocks(): void {
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(async () => {
    server.resetHandlers();
    await resetTestServer();
  });
  afterAll(() => server.close());
}
