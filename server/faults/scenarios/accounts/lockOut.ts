import { person, signUpAndLogIn } from '../../accounts.ts';
import { call } from '../../client.ts';
import { rowsOf } from '../../database.ts';
import { bothEngines } from '../../scenario.ts';
import type { Context, Scenario } from '../../scenario.ts';
import { relayed } from '../../starts.ts';

const stranger = { headers: { 'X-Forwarded-For': '203.0.113.9' } };
const owner = { headers: { 'X-Forwarded-For': '198.51.100.7' } };

async function run({ spawn, check, relay, database }: Context): Promise<void> {
  const mail = await relay();
  const server = await spawn({ ...relayed, SMTP_URL: mail.url, TRUST_PROXY: '1' });
  await signUpAndLogIn(server, person.email, mail);

  for (let count = 0; count < 14; count += 1) {
    await call(server, 'logIn', { email: person.email, password: `guess number ${count}` }, stranger);
    // As if the stranger had waited as long as demanded.
    await rowsOf(database, 'update throttle set blocked_until = 0');
  }
  await call(server, 'logIn', { email: person.email, password: 'a guess more' }, stranger);
  const again = await call(server, 'logIn', { email: person.email, password: 'a guess more' }, stranger);
  check('after wrong logins the stranger has to wait (429)', again.status, again.status === 429);
  const { status } = await call(server, 'logIn', { email: person.email, password: person.password }, owner);
  check('14 wrong logins from another network address: the owner can log in', status, status === 200);

  const guesses: number[] = [];
  for (let block = 0; block < 20; block += 1) {
    const from = { headers: { 'X-Forwarded-For': `2001:db8:7:${block}::1` } };
    guesses.push((await call(server, 'verifyCode', { email: person.email, otp: '000000' }, from)).status);
  }
  const accepted = guesses.filter((code) => code === 400).length;
  check('20 guesses from as many blocks of one IPv6 /48: ten are looked at', accepted, accepted === 10);

  for (let count = 0; count < 12; count += 1) {
    await call(server, 'sendResetCode', { email: person.email }, stranger);
    await rowsOf(database, 'update challenge set sent_at = sent_at - 120000');
  }
  const asked = await call(server, 'sendResetCode', { email: person.email }, owner);
  check(
    '12 code requests from another network address: the owner can request one',
    asked.status,
    asked.status === 200,
  );
  const otp = await mail.codeFor(person.email);
  const verified = await call(server, 'verifyCode', { email: person.email, otp }, owner);
  check('the owner’s code is accepted', verified.status, verified.status === 200);
}

/** A stranger's failures do not lock out the owner at another network address. */
export const lockOut: Scenario = { limit: 40, engines: bothEngines, run };
