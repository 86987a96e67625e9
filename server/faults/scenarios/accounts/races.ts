import { logIn, person, signUpAndLogIn } from '../../accounts.ts';
import { call, cookieOf, request } from '../../client.ts';
import { outboxOf } from '../../mailbox.ts';
import type { Answer } from '../../client.ts';
import { countOf, rowsOf } from '../../database.ts';
import { bothEngines } from '../../scenario.ts';
import type { Context, Scenario } from '../../scenario.ts';
import type { ServerProcess } from '../../process.ts';

const atOnce = 50;
const many = <Value>(count: number, make: () => Promise<Value>): Promise<Value[]> =>
  Promise.all(Array.from({ length: count }, make));
const successes = (answers: readonly Answer[]): number => answers.filter(({ status }) => status < 300).length;

/** Requests a reset code, after moving the last request back so that its cool-down has passed. */
async function resetCode(server: ServerProcess, database: string): Promise<string> {
  await rowsOf(database, 'update challenge set sent_at = sent_at - 120000');
  await call(server, 'sendResetCode', { email: person.email });
  return outboxOf(server).codeFor(person.email);
}

/** A guess at Meena's code from one of many callers, because one alone has ten guesses a day. */
const guess = (server: ServerProcess, otp: string, localAddress: string): Promise<Answer> =>
  call(server, 'verifyCode', { email: person.email, otp }, { localAddress });

const anotherThan = (code: string): string => (code === '000000' ? '000001' : '000000');

async function raceVerifications({ check }: Context, server: ServerProcess): Promise<void> {
  const email = 'race@example.org';
  await call(server, 'sendSignUpCode', { email });
  const otp = await outboxOf(server).codeFor(email);
  const verified = successes(await many(atOnce, () => call(server, 'verifyCode', { email, otp })));
  check(`${atOnce} parallel verifications of one right code: 1 succeeds`, verified, verified === 1);
}

async function raceResets({ check, database }: Context, server: ServerProcess): Promise<void> {
  const otp = await resetCode(server, database);
  const headers = { Cookie: cookieOf(await call(server, 'verifyCode', { email: person.email, otp })) };
  const body = { email: person.email, newPassword: person.password };
  const resets = successes(await many(20, () => call(server, 'resetPassword', body, { headers })));
  check('20 parallel uses of one reset token: 1 succeeds', resets, resets === 1);
}

async function raceGuesses({ check, database }: Context, server: ServerProcess): Promise<void> {
  await rowsOf(database, 'delete from challenge');
  const code = await resetCode(server, database);
  const callers = Array.from({ length: atOnce }, (_, index) => `127.0.1.${index + 1}`);
  const guesses = await Promise.all(callers.map((caller) => guess(server, anotherThan(code), caller)));
  const { status } = await guess(server, code, '127.0.2.1');
  check(
    `the right code after ${atOnce} wrong ones: refused`,
    status,
    status >= 400 && successes(guesses) === 0,
  );
}

async function raceCodeRequests({ check, database }: Context, server: ServerProcess): Promise<void> {
  const emails = () => countOf(database, `outbox where template = 'reset-code'`);
  const attempts = () => countOf(database, `challenge where purpose = 'reset' and attempts = 1`);
  await rowsOf(database, 'delete from challenge');
  const code = await resetCode(server, database);
  const before = await emails();
  await many(atOnce, () => call(server, 'sendResetCode', { email: person.email }));
  const more = (await emails()) - before;
  check('code requests within the cool-down: no email', more, more === 0);

  await guess(server, anotherThan(code), '127.0.2.2');
  const counted = await attempts();
  const again = await resetCode(server, database);
  check(
    'a code request after the cool-down: the same code',
    again === code ? 'same' : 'another',
    again === code,
  );
  const kept = await attempts();
  check(
    'a code request after the cool-down: the attempt stays counted',
    `${counted} then ${kept}`,
    counted === 1 && kept === 1,
  );
}

async function raceForms({ check, database }: Context, server: ServerProcess): Promise<void> {
  // Setting a password has ended the session of the sign-up.
  const token = await logIn(server, person.email);
  const feedback = { name: 'Meena', email: person.email, message: 'The same twenty times.' };
  const answered = successes(await many(20, () => call(server, 'submitFeedback', feedback, { token })));
  const rows = await countOf(database, 'submission');
  const emails = await countOf(database, `outbox where template like 'submission%'`);
  check(
    '20 identical forms in parallel: 1 row, 2 emails',
    `${rows} row, ${emails} emails, ${answered} answered`,
    rows === 1 && emails === 2 && answered === 20,
  );
}

async function run(context: Context): Promise<void> {
  const server = await context.spawn();
  await signUpAndLogIn(server);
  await raceVerifications(context, server);
  await raceResets(context, server);
  await raceGuesses(context, server);
  await raceCodeRequests(context, server);
  await raceForms(context, server);
  const alive = await request(server, '/healthz');
  context.check('/healthz answers 200 afterwards', alive.status, alive.status === 200);
}

/** Parallel calls do what must happen once only once. */
export const races: Scenario = { limit: 90, engines: bothEngines, run };
