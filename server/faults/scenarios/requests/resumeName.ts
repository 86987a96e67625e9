import { signUpAndLogIn } from '../../accounts.ts';
import { call, outcomeOf } from '../../client.ts';
import { watchLatency } from '../../measure.ts';
import { oneEngine } from '../../scenario.ts';
import type { Context, Scenario } from '../../scenario.ts';
import { jobForm, pdfOf } from '../../submissions.ts';

const names: Record<string, string> = {
  'a name of 60,000 dots': `a${'.'.repeat(60_000)}b.pdf`,
  'a name of 120,000 dots': `a${'.'.repeat(120_000)}b.pdf`,
  'a name of 120,000 spaces': `a${' '.repeat(120_000)}b.pdf`,
};

async function run({ spawn, check }: Context): Promise<void> {
  const server = await spawn();
  const token = await signUpAndLogIn(server);
  for (const [what, name] of Object.entries(names)) {
    const health = watchLatency(server);
    const { body } = await jobForm({ bytes: pdfOf(2000), name });
    const { status, ms } = await outcomeOf(
      call(server, 'submitJobApplication', body, { token, limit: 60_000 }),
    );
    const { worst } = await health.stop();
    check(
      `${what}: answered ≤ 1 s without 5xx`,
      `${status} after ${Math.round(ms)} ms`,
      status > 0 && status < 500 && ms <= 1000,
    );
    check(`${what}: /healthz ≤ 250 ms meanwhile`, `${Math.round(worst)} ms`, worst <= 250);
  }
}

/** A file name must not block the process. */
export const resumeName: Scenario = { limit: 120, engines: oneEngine, run };
