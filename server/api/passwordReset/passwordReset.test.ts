import * as fc from 'fast-check';
import { signUp } from '../../../mocks/fixtures.ts';
import { makeTestServer } from '../../../mocks/testServer.ts';
import type { TestServer } from '../../../mocks/testServer.ts';

const minute = 60_000;
type Who = 'first' | 'second' | 'nobody';

const anybody = fc.constantFrom<Who>('first', 'first', 'first', 'second', 'nobody');
const act = <Act extends string>(name: Act) => fc.record({ act: fc.constant(name), who: anybody });

/** One step of somebody who does whatever comes to mind, in one browser, reading whatever mail there is. */
const step = fc.oneof(
  { weight: 4, arbitrary: act('ask') },
  { weight: 1, arbitrary: act('askToSignUp') },
  { weight: 1, arbitrary: act('guess') },
  { weight: 4, arbitrary: act('verify') },
  {
    weight: 1,
    arbitrary: fc.record({ act: fc.constant('mistake' as const), who: anybody, mailOf: anybody }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ act: fc.constant('reset' as const), who: anybody, weak: fc.boolean() }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constant('wait' as const), by: fc.constantFrom(1, 5, 10) }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** What a browser holds, and what the promises alone say it may do: a reset token comes from a code, and is spent once. */
type Browser = { cookie: string; resetToken: { email: string; until: number } | null; resets: number };

async function verify(testServer: TestServer, browser: Browser, email: string, otp: string): Promise<void> {
  const response = await testServer.call('verifyCode', { email, otp });
  const [cookie] = response.headers.getSetCookie();
  if (!cookie) return;
  expect([response.status, otp]).toEqual([200, await testServer.codeFor(email, 'reset-code')]);
  browser.cookie = cookie.split(';')[0] ?? '';
  browser.resetToken = { email, until: testServer.clock.now() + 10 * minute };
}

async function reset(testServer: TestServer, browser: Browser, email: string, weak: boolean): Promise<void> {
  const { cookie, resetToken } = browser;
  const isOpen = resetToken?.email === email && testServer.clock.now() < resetToken.until;
  const newPassword = weak ? 'short' : `words number ${browser.resets}`;
  const headers = { Cookie: cookie };
  const { status } = await testServer.call('resetPassword', { email, newPassword }, { headers });
  const expectedStatus = weak ? 422 : 200;
  expect(status).toBe(isOpen ? expectedStatus : 403);
  if (status !== 200) return;
  browser.resetToken = null;
  browser.resets += 1;
}

async function take(
  testServer: TestServer,
  browser: Browser,
  one: Step,
  emailOf: (who: Who) => string,
): Promise<void> {
  if (one.act === 'wait') return testServer.clock.move(one.by * minute);
  const email = emailOf(one.who);
  const codeTo = (address: string) => testServer.codeFor(address, 'reset-code').catch(() => '000000');
  switch (one.act) {
    case 'ask':
      await testServer.call('sendResetCode', { email });
      break;
    case 'askToSignUp':
      await testServer.call('sendSignUpCode', { email });
      break;
    case 'guess':
      await verify(testServer, browser, email, '000000');
      break;
    case 'mistake':
      await verify(testServer, browser, email, await codeTo(emailOf(one.mailOf)));
      break;
    case 'verify':
      await verify(testServer, browser, email, await codeTo(email));
      break;
    case 'reset':
      await reset(testServer, browser, email, one.weak);
      break;
  }
}

test('no walk through the calls ends in a new password without the code from that mailbox', async () => {
  const testServer = await makeTestServer({ settings: { mailPerDay: Infinity } });
  let walks = 0;
  let resets = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
      // Every walk has three addresses of its own, so that no walk depends on another.
      walks += 1;
      const round = walks;
      const emailOf = (who: Who) => `${who}${round}@example.org`;
      await signUp(testServer, { email: emailOf('first') });
      await signUp(testServer, { email: emailOf('second') });
      await testServer.db.deleteFrom('outbox').execute();
      const browser: Browser = { cookie: '', resetToken: null, resets: 0 };
      for (const one of steps) await take(testServer, browser, one, emailOf);
      resets += browser.resets;
    }),
    { numRuns: 100, seed: 20260101 },
  );
  // Otherwise the walks would prove nothing.
  expect(resets).toBeGreaterThan(10);
  await testServer.close();
}, 60_000);
