import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../../tooling/machine/freePort.ts';
import { signUpAndLogIn } from '../../accounts.ts';
import { call } from '../../client.ts';
import { countOf, hurryEmails, rowsOf } from '../../database.ts';
import type { RelayedMail, RelayVerdict } from '../../relay.ts';
import { bothEngines } from '../../scenario.ts';
import type { Context, Scenario } from '../../scenario.ts';
import { relayed } from '../../starts.ts';
import { submit } from '../../submissions.ts';

const emailCount = 200;
const deadAddress = 'gone@example.org';

/** Refuses the first attempt of each email for now. Accepts the second, but loses the answer for every third email. */
function makeVerdicts() {
  const emails = new Map<string, { number: number; tries: number }>();
  return ({ recipients, messageId }: RelayedMail): RelayVerdict => {
    const email = emails.get(messageId) ?? { number: emails.size, tries: 0 };
    email.tries += 1;
    emails.set(messageId, email);
    if (recipients.includes(deadAddress)) return 550;
    if (email.tries === 1) return 451;
    return email.tries === 2 && email.number % 3 === 0 ? 'loseAnswer' : 'take';
  };
}

async function run(context: Context): Promise<void> {
  const { spawn, check, relay, database } = context;
  const first = await spawn();
  const token = await signUpAndLogIn(first);
  const deadToken = await signUpAndLogIn(first, deadAddress);
  await first.kill('SIGTERM');
  await rowsOf(database, `update outbox set state = 'sent'`);

  const port = await freePort();
  const server = await spawn({ ...relayed, SMTP_URL: `smtp://127.0.0.1:${port}` });
  for (let count = 0; count < emailCount / 2; count += 1) await submit(server, token, { turn: 1 });
  await submit(server, deadToken, { turn: 1, email: deadAddress });
  await hurryEmails(database);
  // The worker looks every two seconds; nothing listens at the port of the relay yet.
  await sleep(4000);
  const settled = await countOf(database, `outbox where state = 'sent' and attempts > 0`);
  check('relay down: no email is marked as sent', settled, settled === 0);

  const { received } = await relay(makeVerdicts(), { port });
  const due = (): Promise<number> => countOf(database, `outbox where state = 'queued'`);
  for (let round = 0; round < 40 && (await due()) > 0; round += 1) {
    await hurryEmails(database);
    await sleep(2500);
  }
  const delivered = received.filter(({ recipients }) => !recipients.includes(deadAddress));
  const ids = new Set(delivered.map(({ messageId }) => messageId));
  // One more is the staff's email about the submission whose applicant's email is refused.
  check(
    `relay back: ${emailCount + 1} of ${emailCount + 1} emails delivered`,
    ids.size,
    ids.size === emailCount + 1,
  );
  const contents = new Map<string, Set<string>>();
  for (const { messageId, content } of delivered) {
    const body = content.split('\r\n\r\n').slice(1).join('\r\n\r\n');
    contents.set(messageId, (contents.get(messageId) ?? new Set()).add(body));
  }
  const different = [...contents.values()].filter(({ size }) => size > 1).length;
  check(
    'emails delivered twice have the same Message-ID and content',
    `${delivered.length - ids.size} delivered again, ${different} with other content`,
    different === 0 && delivered.length > ids.size,
  );
  const dead = await countOf(database, `outbox where state = 'dead'`);
  check('the email that the relay refuses with 550 is dead', dead, dead === 1);
  const profile = await call(server, 'loadProfile', undefined, { token });
  check('profile is served afterwards', profile.status, profile.status === 200);
}

/** A relay that is down, refuses for now, loses its answer, and refuses for good. */
export const relayFaults: Scenario = { limit: 180, engines: bothEngines, run };
