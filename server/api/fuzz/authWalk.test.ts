import * as fc from 'fast-check';
import { testPostgres } from '../../../mocks/store/database.ts';
import { signUp as signUpVisitor, visitor } from '../../../mocks/fixtures.ts';
import { renderEmail } from '../../email/templates.ts';
import { makeTestServer } from '../../../mocks/testServer.ts';
import type { TestServer } from '../../../mocks/testServer.ts';
import {
  makeAuthModel,
  mayReset,
  maySignUp,
  newestCode,
  noteCode,
  noteWrongGuess,
  provable,
} from './authModel.ts';
import type { Address, AuthModel } from './authModel.ts';
import { fuzz, fuzzTimeout, seed } from './runs.ts';

type Real = { server: TestServer };
type Step = fc.AsyncCommand<AuthModel, Real>;
type Purpose = 'sign-up' | 'reset';

const emails = ['anbu@example.org', 'banu@example.org'];
const passwords = ['four quiet words', 'five even quieter words', 'six words that nobody says aloud'];
const browsers = 2;
const second = 1000;
const minute = 60 * second;

const step = (name: string, run: (model: AuthModel, server: TestServer) => Promise<void>): Step => ({
  check: () => true,
  run: (model, { server }) => run(model, server),
  toString: () => name,
});
const addressAt = (model: AuthModel, at: number): Address => {
  const address = model.addresses[at];
  if (!address) throw new Error(`There is no address ${at}.`);
  return address;
};

/** Which code to try: of this address or of the other one, the newest or an older one, right or wrong. */
type Guess = { from: number; purpose: Purpose; age: number; wrong: boolean };
function digitsOf(model: AuthModel, { from, purpose, age, wrong }: Guess): string {
  const code = addressAt(model, from)
    .codes.filter((one) => one.purpose === purpose)
    .at(-1 - age);
  if (!code) return '000000';
  return wrong ? String((Number(code.digits) + 1) % 1_000_000).padStart(6, '0') : code.digits;
}

const ask = (at: number, purpose: Purpose): Step =>
  step(`ask for a code (${purpose}) to ${at}`, async (model, server) => {
    const address = addressAt(model, at);
    const { email } = address;
    const written = () =>
      server.db
        .selectFrom('outbox')
        .selectAll()
        .where('recipient', '=', email)
        .where('template', '=', purpose === 'reset' ? 'reset-code' : 'sign-up-code')
        .execute();
    const before = (await written()).map(({ id }) => id);
    await server.call(purpose === 'reset' ? 'sendResetCode' : 'sendSignUpCode', { email });
    const sent = (await written()).find(({ id }) => !before.includes(id));
    // No code is rendered for a reset at an address without an account.
    const read = sent && (await renderEmail(sent, { ...server.dependencies, settings: server.settings }));
    const digits = /\b\d{6}\b/.exec(read?.text ?? '')?.[0];
    if (digits === undefined) return;
    noteCode(address, purpose, digits, server.clock.now(), server.settings.code.lifetime);
  });

const verify = (at: number, browser: number, guess: Guess): Step =>
  step(`verify ${at} in browser ${browser} by ${JSON.stringify(guess)}`, async (model, server) => {
    const address = addressAt(model, at);
    const otp = digitsOf(model, guess);
    const now = server.clock.now();
    const code = provable(address, otp, now);
    const response = await server.call('verifyCode', { email: address.email, otp });
    const [cookie] = response.headers.getSetCookie();
    if (!response.ok) {
      // An unverified valid code without wrong guesses must be accepted, unless the caller has no guesses left.
      expect(code && !code.verified && code.wrongGuesses === 0 && mayGuess(address, server)).toBeFalsy();
      noteWrongGuess(address);
      return;
    }
    expect(code).toBeDefined();
    if (!code) return;
    expect(cookie !== undefined).toBe(code.purpose === 'reset' && address.password !== undefined);
    if (code.purpose === 'sign-up') {
      code.verified = true;
      return;
    }
    code.done = true;
    if (!cookie) return;
    const value = cookie.split(';')[0] ?? '';
    model.cookies[browser] = value;
    address.grant = { cookie: value, expiresAt: now + server.settings.resetTokenLifetime };
  });

/** Whether the caller has guesses left for the day. */
const mayGuess = ({ refusals }: Address, { settings }: TestServer): boolean =>
  refusals < settings.code.guessesPerCaller;

const signUp = (at: number, word: number, guess: Guess): Step =>
  step(`sign up ${at} by ${JSON.stringify(guess)}`, async (model, server) => {
    const address = addressAt(model, at);
    const otp = digitsOf(model, guess);
    const password = passwords[word] ?? '';
    const code = newestCode(address, 'sign-up');
    const expected = maySignUp(address, otp, server.clock.now()) && address.password === undefined;
    const response = await server.call('signUp', {
      ...visitor,
      email: address.email,
      otp,
      password,
      confirm_password: password,
    });
    if (!response.ok) {
      expect(expected && code?.wrongGuesses === 0 && mayGuess(address, server)).toBe(false);
      noteWrongGuess(address);
      return;
    }
    expect(expected).toBe(true);
    address.password = password;
    if (code) code.done = true;
  });

const reset = (at: number, browser: number, word: number): Step =>
  step(`reset ${at} in browser ${browser}`, async (model, server) => {
    const address = addressAt(model, at);
    const Cookie = model.cookies[browser] ?? '';
    const newPassword = passwords[word] ?? '';
    const expected = mayReset(address, Cookie, server.clock.now());
    const response = await server.call(
      'resetPassword',
      { email: address.email, newPassword },
      { headers: { Cookie } },
    );
    expect(response.ok).toBe(expected);
    if (!response.ok) return;
    address.password = newPassword;
    address.resets += 1;
    delete address.grant;
  });

const logIn = (at: number, word: number): Step =>
  step(`log in ${at} with password ${word}`, async (model, server) => {
    const { email, password } = addressAt(model, at);
    const response = await server.call('logIn', { email, password: passwords[word] ?? '' });
    if (response.status !== 429) expect(response.ok).toBe(password === passwords[word]);
  });

const wait = (by: number): Step =>
  step(`wait ${by / second} s`, async (_model, server) => server.clock.move(by));

/** Checks after a step that accounts and the number of password resets are as in the model. */
const checked = (command: Step): Step => ({
  ...command,
  run: async (model, real) => {
    await command.run(model, real);
    const rows = await real.server.db
      .selectFrom('account')
      .select(['email', 'epoch'])
      .orderBy('email')
      .execute();
    const known = model.addresses.filter(({ password }) => password !== undefined);
    expect(rows).toEqual(known.map(({ email, resets }) => ({ email, epoch: resets })));
  },
});

const at = fc.nat({ max: emails.length - 1 });
const browser = fc.nat({ max: browsers - 1 });
const word = fc.nat({ max: passwords.length - 1 });
const purpose = fc.constantFrom<Purpose>('sign-up', 'reset');
const rarely = fc.nat({ max: 5 }).map((luck) => luck === 0);
/** Mostly the newest code of the address itself. */
const guessFor = (own: number): fc.Arbitrary<Guess> =>
  fc.record({
    from: fc.oneof({ arbitrary: fc.constant(own), weight: 4 }, { arbitrary: at, weight: 1 }),
    purpose,
    age: fc.constantFrom(0, 0, 0, 1),
    wrong: rarely,
  });
/** Asks for a code and verifies it, as an honest visitor does, so that walks get beyond verification. */
const prove = (to: number, where: number, why: Purpose): Step =>
  step(`ask for a code (${why}) to ${to} and verify it in browser ${where}`, async (model, server) => {
    await ask(to, why).run(model, { server });
    await verify(to, where, { from: to, purpose: why, age: 0, wrong: false }).run(model, { server });
  });

const steps = [
  fc.tuple(at, purpose).map(([to, why]) => ask(to, why)),
  fc.tuple(at, browser, purpose).map(([to, where, why]) => prove(to, where, why)),
  fc.tuple(at, browser).chain(([to, where]) => guessFor(to).map((guess) => verify(to, where, guess))),
  fc.tuple(at, word).chain(([to, which]) => guessFor(to).map((guess) => signUp(to, which, guess))),
  fc.tuple(at, browser, word).map(([to, where, which]) => reset(to, where, which)),
  fc.tuple(at, browser, word).map(([to, where, which]) => reset(to, where, which)),
  fc.tuple(at, word).map(([to, which]) => logIn(to, which)),
  fc
    .constantFrom(second, 31 * second, 31 * second, 3 * minute, 9 * minute, 11 * minute, 25 * 60 * minute)
    .map(wait),
].map((commands) => commands.map(checked));

/** The first address has an account from the start. */
async function signUpFirst(model: AuthModel, server: TestServer): Promise<void> {
  const address = addressAt(model, 0);
  address.password = passwords[0];
  await signUpVisitor(server, { email: address.email, password: passwords[0] });
}

/** What all walks together achieved: if none ever reset a password they would prove nothing. */
const reached = { accounts: 0, resets: 0 };

test(
  `no walk with the seed ${seed} signs up or resets a password without the code of that mailbox`,
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.commands(steps, { maxCommands: 60, size: 'max' }), async (commands) => {
        const server = await makeTestServer();
        const model = makeAuthModel(emails, browsers);
        await signUpFirst(model, server);
        try {
          await fc.asyncModelRun(() => ({ model, real: { server } }), commands);
          reached.accounts += model.addresses.filter(({ password }) => password !== undefined).length - 1;
          reached.resets += model.addresses.reduce((sum, { resets }) => sum + resets, 0);
        } finally {
          await server.close();
        }
      }),
      // On PostgreSQL `fuzz` runs a tenth of the cases; with a quarter of those too few walks would create an account.
      fuzz(testPostgres === null ? 0.25 : 1),
    );
    expect(reached.accounts).toBeGreaterThan(0);
    expect(reached.resets).toBeGreaterThan(0);
  },
  fuzzTimeout,
);
