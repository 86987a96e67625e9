import { person, signUpAndLogIn } from '../../accounts.ts';
import { call, request } from '../../client.ts';
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

async function run({ spawn, check, database }: Context): Promise<void> {
  const server = await spawn();
  const mailbox = outboxOf(server);
  const token = await signUpAndLogIn(server);

  const email = 'race@example.org';
  await call(server, 'sendSignUpCode', { email });
  const otp = await mailbox.codeFor(email);
  const verified = await many(atOnce, () => call(server, 'verifyCode', { email, otp }));
  check(
    `${atOnce} parallel verifications of one right code: 1 succeeds`,
    successes(verified),
    successes(verified) === 1,
  );

  const right = await resetCode(server, database);
  const answer = await call(server, 'verifyCode', { email: person.email, otp: right });
  const cookie = String(answer.headers['set-cookie']?.[0]).split(';')[0] ?? '';
  const body = { email: person.email, newPassword: person.password };
  const resets = await many(20, () => call(server, 'resetPassword', body, { headers: { Cookie: cookie } }));
  check('20 parallel uses of one reset token: 1 succeeds', successes(resets), successes(resets) === 1);

  await rowsOf(database, 'delete from challenge');
  const code = await resetCode(server, database);
  const wrong = code === '000000' ? '000001' : '000000';
  // From many callers, because one alone has ten guesses a day.
  const guess = (typed: string, localAddress: string) =>
    call(server, 'verifyCode', { email: person.email, otp: typed }, { localAddress });
  const callers = Array.from({ length: atOnce }, (_, index) => `127.0.1.${index + 1}`);
  const guesses = await Promise.all(callers.map((caller) => guess(wrong, caller)));
  const late = await guess(code, '127.0.2.1');
  check(
    `the right code after ${atOnce} wrong ones: refused`,
    late.status,
    late.status >= 400 && successes(guesses) === 0,
  );

  await rowsOf(database, 'delete from challenge');
  const sent = await resetCode(server, database);
  const emails = () => countOf(database, `outbox where template = 'reset-code'`);
  const before = await emails();
  await many(atOnce, () => call(server, 'sendResetCode', { email: person.email }));
  check(
    'code requests within the cool-down: no email',
    (await emails()) - before,
    (await emails()) === before,
  );

  const attempts = async (): Promise<number> => {
    const [row] = await rowsOf(database, `select max(attempts) as n from challenge where purpose = 'reset'`);
    return Number(row?.n);
  };
  await guess(sent === '000000' ? '000001' : '000000', '127.0.2.2');
  const spent = await attempts();
  const again = await resetCode(server, database);
  check(
    'a code request after the cool-down: the same code',
    again === sent ? 'same' : 'another',
    again === sent,
  );
  check(
    'a code request after the cool-down: attempts stay counted',
    `${spent} then ${await attempts()}`,
    (await attempts()) >= spent && spent > 0,
  );

  const fresh = await (async () => {
    const logged = await call(server, 'logIn', { email: person.email, password: person.password });
    return (JSON.parse(logged.text) as { token?: string }).token ?? token;
  })();
  const feedback = { name: 'Meena', email: person.email, message: 'The same twenty times.' };
  const same = await many(20, () => call(server, 'submitFeedback', feedback, { token: fresh }));
  const rows = await countOf(database, 'submission');
  const mails = await countOf(database, `outbox where template like 'submission%'`);
  check(
    '20 identical forms in parallel: 1 row, 2 emails',
    `${rows} row, ${mails} emails, ${successes(same)} answered`,
    rows === 1 && mails === 2 && successes(same) === 20,
  );
  const alive = await request(server, '/healthz');
  check('/healthz answers 200 afterwards', alive.status, alive.status === 200);
}

/** Parallel calls do what must happen once only once. */
export const races: Scenario = { limit: 90, engines: bothEngines, run };
