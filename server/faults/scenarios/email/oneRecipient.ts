import { call } from '../../client.ts';
import { outboxEmpty } from '../../database.ts';
import { oneEngine } from '../../scenario.ts';
import type { Context, Scenario } from '../../scenario.ts';
import { relayed } from '../../starts.ts';

/** U+037E looks like a semicolon and becomes one when text is normalised. */
const addresses = [
  'a\u037Estranger@example.org',
  'a@example.org\u037Estranger@example.org',
  'a;stranger@example.org',
  'a@example.org,stranger@example.org',
  'a,stranger@example.org',
  '"a@example.org"<stranger@example.org>',
];

async function run({ spawn, check, relay, database }: Context): Promise<void> {
  const mail = await relay();
  const server = await spawn({ ...relayed, SMTP_URL: mail.url });
  for (const email of addresses) {
    const { status } = await call(server, 'sendSignUpCode', { email });
    check(`${JSON.stringify(email).replace('\u037E', '\\u037e')}: refused`, status, status === 422);
  }
  const { status } = await call(server, 'sendSignUpCode', { email: 'honest@example.org' });
  await outboxEmpty(database, 10_000);
  const honest = mail.received.filter(({ recipients }) => recipients.join() === 'honest@example.org').length;
  const others = mail.received.filter(({ recipients }) => recipients.join() !== 'honest@example.org');
  check('a valid address gets its email', `${status}, ${honest}`, honest === 1);
  check(
    'nobody else gets an email',
    others.map(({ recipients }) => recipients.join(' and ')).join('; ') || 'nobody',
    others.length === 0,
  );
}

/** No address may make an email go to a second recipient. */
export const oneRecipient: Scenario = { limit: 30, engines: oneEngine, run };
