import * as fc from 'fast-check';
import { signUp, visitor } from '../../mocks/people.ts';
import { makeWorld } from '../../mocks/world.ts';
import type { World } from '../../mocks/world.ts';

const minute = 60_000;
const emails = [visitor.email, 'other@example.org', 'nobody@example.org'] as const;
type Email = (typeof emails)[number];

const anyEmail = fc.constantFrom<Email>(...emails, visitor.email, visitor.email);

/** One step of somebody who does whatever comes to mind, in one browser, reading whatever mail there is. */
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ act: fc.constant('ask' as const), email: anyEmail }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('askToSignUp' as const), email: anyEmail }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('guess' as const), email: anyEmail }) },
  {
    weight: 1,
    arbitrary: fc.record({ act: fc.constant('mistake' as const), email: anyEmail, mail: anyEmail }),
  },
  { weight: 4, arbitrary: fc.record({ act: fc.constant('verify' as const), email: anyEmail }) },
  {
    weight: 4,
    arbitrary: fc.record({ act: fc.constant('reset' as const), email: anyEmail, weak: fc.boolean() }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constant('wait' as const), by: fc.constantFrom(1, 5, 10) }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** What a browser holds, and what the promises alone say it may do: a grant comes from a code, and is spent once. */
type Browser = { cookie: string; grant: { email: Email; until: number } | null; resets: number };

async function verify(world: World, browser: Browser, email: Email, otp: string): Promise<void> {
  const response = await world.call('verifyCode', { email, otp });
  const [cookie] = response.headers.getSetCookie();
  if (!cookie) return;
  expect([response.status, otp]).toEqual([200, await world.codeFor(email, 'reset-code')]);
  browser.cookie = cookie.split(';')[0] ?? '';
  browser.grant = { email, until: world.clock.now() + 10 * minute };
}

async function reset(world: World, browser: Browser, email: Email, weak: boolean): Promise<void> {
  const { cookie, grant } = browser;
  const isOpen = grant?.email === email && world.clock.now() < grant.until;
  const newPassword = weak ? 'short' : `words number ${browser.resets}`;
  const headers = { Cookie: cookie };
  const { status } = await world.call('resetPassword', { email, newPassword }, { headers });
  const answerToGrant = weak ? 422 : 200;
  expect(status).toBe(isOpen ? answerToGrant : 403);
  if (status !== 200) return;
  browser.grant = null;
  browser.resets += 1;
}

async function take(world: World, browser: Browser, one: Step): Promise<void> {
  const codeIn = (mail: Email) => world.codeFor(mail, 'reset-code').catch(() => '000000');
  switch (one.act) {
    case 'ask':
      await world.call('sendResetCode', { email: one.email });
      break;
    case 'askToSignUp':
      await world.call('sendSignUpCode', { email: one.email });
      break;
    case 'guess':
      await verify(world, browser, one.email, '000000');
      break;
    case 'mistake':
      await verify(world, browser, one.email, await codeIn(one.mail));
      break;
    case 'verify':
      await verify(world, browser, one.email, await codeIn(one.email));
      break;
    case 'reset':
      await reset(world, browser, one.email, one.weak);
      break;
    case 'wait':
      world.clock.move(one.by * minute);
      break;
  }
}

test('no walk through the calls ends in a new password without the code from that mailbox', async () => {
  let resets = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
      const world = await makeWorld();
      await signUp(world);
      await signUp(world, { email: 'other@example.org' });
      world.clock.move(minute);
      const browser: Browser = { cookie: '', grant: null, resets: 0 };
      for (const one of steps) await take(world, browser, one);
      resets += browser.resets;
      await world.close();
    }),
    { numRuns: 100, seed: 20260101 },
  );
  // Otherwise the walks would prove nothing.
  expect(resets).toBeGreaterThan(10);
}, 60_000);
