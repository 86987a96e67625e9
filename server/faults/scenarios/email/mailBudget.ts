import { person, signUpAndLogIn } from '../../accounts.ts';
import { call } from '../../client.ts';
import { bothEngines } from '../../scenario.ts';
import type { Context, Scenario } from '../../scenario.ts';
import { relayed } from '../../starts.ts';

const flood = 2200;

async function run({ spawn, check, relay }: Context): Promise<void> {
  const mail = await relay();
  const server = await spawn({ ...relayed, SMTP_URL: mail.url });
  await signUpAndLogIn(server, person.email, mail);
  for (let count = 0; count < flood; count += 20)
    await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        call(server, 'sendResetCode', { email: `nobody${count + at}@example.org` }),
      ),
    );
  const signUp = await call(server, 'sendSignUpCode', { email: 'new@example.org' });
  const reset = await call(server, 'sendResetCode', { email: person.email });
  check(
    `after ${flood} code requests for unknown addresses: a sign-up and a reset code can be requested`,
    `${signUp.status} ${reset.status}`,
    signUp.status === 200 && reset.status === 200,
  );
  const code = await mail.codeFor('new@example.org').catch(() => 'none');
  check('the sign-up code arrives', code === 'none' ? 'none' : 'arrived', code !== 'none');
}

/** Requests for unknown addresses, which send no email, must not use up the day's budget of emails. */
export const mailBudget: Scenario = { limit: 60, engines: bothEngines, run };
