import { http } from 'msw';
import { setupServer } from 'msw/node';
import { verifyReset } from './fixtures.ts';
import { makeTestServer } from './testServer.ts';
import type { TestServer } from './testServer.ts';

let current: Promise<TestServer> | undefined;

/** The test server behind the mocks, made on first use: the same for all calls of one test. */
export function currentTestServer(): Promise<TestServer> {
  // In memory always: a mock that catches the page's connections would catch those to a database, too.
  current ??= makeTestServer({ database: null });
  return current;
}

/** What a browser does with cookies, also those no script may read. */
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

/** Lets the real API answer. */
export async function answerOf(request: Request): Promise<Response> {
  const { api } = await currentTestServer();
  const response = await api.fetch(withCookies(request));
  keepCookies(response);
  return response;
}

/** As if the visitor had just verified a reset code in this browser: it may set a new password once. */
export async function allowReset(email: string): Promise<void> {
  const cookie = await verifyReset(await currentTestServer(), email);
  const at = cookie.indexOf('=');
  cookies.set(cookie.slice(0, at), cookie.slice(at + 1));
}

/** Every call to /api, answered by the real server over an empty database in memory. */
export const server = setupServer(http.all('*/api/*', ({ request }) => answerOf(request)));

/** Forgets everything: accounts, emails, cookies, the time. */
async function resetTestServer(): Promise<void> {
  const old = current;
  current = undefined;
  cookies.clear();
  await (await old)?.close();
}

/** Puts the mocks under every test of a file; a call to anything but /api fails the test. */
export function installMocks(): void {
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(async () => {
    server.resetHandlers();
    await resetTestServer();
  });
  afterAll(() => server.close());
}
