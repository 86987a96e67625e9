import { call } from '../../client.ts';
import type { Context, Scenario } from '../../scenario.ts';
import { sharedSecret } from '../../starts.ts';

async function run({ spawn, check, environment }: Context): Promise<void> {
  const settings = { ...sharedSecret, RATE_LIMITS: 'on' };
  const one = await spawn(settings);
  const two = await spawn({ ...settings, DATA_DIR: `${environment.DATA_DIR}-2` });
  let judged = 0;
  for (let count = 0; count < 80; count += 1) {
    const email = `nobody${count}@example.org`;
    const { status } = await call(count % 2 === 0 ? one : two, 'logIn', {
      email,
      password: 'wrong words here',
    });
    if (status === 401) judged += 1;
  }
  check('two replicas together allow 30 logins from one address', judged, judged === 30);
}

/** Two processes share the rate limits of a caller. */
export const sharedLimits: Scenario = { limit: 60, engines: ['postgres'], run };
