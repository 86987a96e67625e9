import { createHash } from 'node:crypto';
import { answersOf, signUp, signUpAndLogIn, verifyReset, visitor } from '../../../mocks/fixtures.ts';
import { makeTestServer } from '../../../mocks/testServer.ts';
import type { TestServer } from '../../../mocks/testServer.ts';
import { makeSite } from '../site.ts';

let testServer: TestServer;
let get: (path: string, caller?: { direct: boolean }) => Promise<Response>;
beforeEach(async () => {
  testServer = await makeTestServer();
  const site = await makeSite(testServer.dependencies, testServer.settings, {
    siteFolder: 'nowhere',
    showOutbox: true,
    isDraining: () => false,
    isWritable: () => true,
  });
  get = async (path, caller = { direct: true }) => site.request(path, {}, caller);
});
afterEach(() => testServer.close());

const contentSecurityPolicyOf = (response: Response) => response.headers.get('Content-Security-Policy') ?? '';
async function reset(email: string): Promise<void> {
  const headers = { Cookie: await verifyReset(testServer, email) };
  await testServer.call('resetPassword', { email, newPassword: 'five even quieter words' }, { headers });
}

describe('a developer at this computer', () => {
  test('reads the emails in the outbox', async () => {
    await testServer.call('sendSignUpCode', { email: visitor.email });
    const code = await testServer.codeFor(visitor.email);
    const [message] = (await (await get('/outbox.json')).json()) as Record<string, string>[];
    expect(message).toMatchObject({
      template: 'sign-up-code',
      to: visitor.email,
      subject: `${code} is your code for Kolam Works`,
      text: expect.stringContaining(code) as string,
      createdAt: new Date(testServer.clock.now()).toISOString(),
      state: 'queued',
    });
    const page = await get('/outbox');
    const html = await page.text();
    expect(html).toContain(code);
    const style = /<style>([^]*)<\/style>/.exec(html)?.[1] ?? '';
    expect(contentSecurityPolicyOf(page)).toContain(
      `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    );
  });

  test('leaves no emails in a cache, because they hold codes', async () => {
    await testServer.call('sendSignUpCode', { email: visitor.email });
    const [message] = await testServer.mailbox();
    for (const path of ['/outbox', '/outbox.json', `/outbox/${message?.id}`]) {
      const { status, headers } = await get(path);
      expect([status, headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    }
  });

  test('sees the icon of the site on the tab of the page, whose policy allows it', async () => {
    const page = await get('/outbox');
    expect(await page.text()).toContain('<link rel="icon" href="/favicon.svg"');
    expect(contentSecurityPolicyOf(page)).toContain("img-src 'self'");
  });

  test('reads the emails of a password reset, and none for an address without an account', async () => {
    await signUp(testServer);
    await reset(visitor.email);
    await testServer.call('sendResetCode', { email: 'nobody@example.org' });
    const html = await (await get('/outbox')).text();
    expect(html).toContain('Your code to set a new password');
    expect(html).toContain('Your password for Kolam Works was changed');
    expect(html).not.toContain('nobody@example.org');
  });

  test('sees each email as its recipient does, under a policy that lets it run and fetch nothing', async () => {
    await testServer.call('sendSignUpCode', { email: visitor.email });
    const [message] = await testServer.mailbox();
    const page = await (await get('/outbox')).text();
    expect(page).toContain(`src="/outbox/${message?.id}"`);
    const shown = await get(`/outbox/${message?.id}`);
    const html = await shown.text();
    expect(html).toContain(await testServer.codeFor(visitor.email));
    expect(html).toMatch(/<head><base target="_blank">/);
    expect(html).toMatch(/<img\s+src="data:image\/png;base64,iVBORw0KGgo/);
    const policy = contentSecurityPolicyOf(shown);
    const style = /<style>([^]*)<\/style>/.exec(html)?.[1] ?? '';
    expect(policy).toContain(
      `style-src-elem 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    );
    expect(policy).toMatch(/^default-src 'none'; img-src data:;/);
    expect(policy).toContain('sandbox allow-popups allow-popups-to-escape-sandbox');
    expect(policy).not.toMatch(/allow-scripts|allow-same-origin/);
  });

  test('opens what is attached to an email', async () => {
    const { token } = await signUpAndLogIn(testServer);
    await testServer.call('submitConsultationRequest', answersOf.consultation, { token });
    const message = (await testServer.mailbox()).find(({ template }) => template === 'submission-applicant');
    expect(message?.attachments).toMatchObject([{ name: 'appointment.ics' }]);
    const file = await get(`/outbox/${message?.id}/0`);
    expect(file.headers.get('Content-Disposition')).toContain('appointment.ics');
    expect(await file.text()).toMatch(/^BEGIN:VCALENDAR/);
    expect((await get(`/outbox/${message?.id}/1`)).status).toBe((await get('/nothing')).status);
  });

  test('sees markup in an email as text', async () => {
    await testServer.call('sendSignUpCode', { email: 'a&b@example.org' });
    expect(await (await get('/outbox')).text()).toContain('a&amp;b@example.org');
  });
});

test('for a stranger the outbox does not exist', async () => {
  await testServer.call('sendSignUpCode', { email: visitor.email });
  const [message] = await testServer.mailbox();
  for (const path of ['/outbox', '/outbox.json', `/outbox/${message?.id}`, `/outbox/${message?.id}/0`]) {
    const refused = await get(path, { direct: false });
    const unknown = await get('/nothing', { direct: false });
    expect(refused.status).toBe(unknown.status);
    expect(await refused.text()).toBe(await unknown.text());
    expect([...refused.headers]).toEqual([...unknown.headers]);
  }
});
