import { apiBase, calls } from '../../../../contract/calls.ts';
import { signUpAndLogIn } from '../../accounts.ts';
import { outcomeOf, request } from '../../client.ts';
import { checkMemory, watchLatency, watchMemory } from '../../measure.ts';
import { oneEngine } from '../../scenario.ts';
import type { Context, Scenario } from '../../scenario.ts';

const boundary = 'faultboundary';
const bodies: Record<string, () => string> = {
  '100,000 parts': () =>
    Array.from(
      { length: 100_000 },
      (_, at) => `--${boundary}\r\nContent-Disposition: form-data; name="f${at}"\r\n\r\nx\r\n`,
    ).join('') + `--${boundary}--\r\n`,
  '12 MB of part headers': () =>
    `--${boundary}\r\nContent-Disposition: form-data; name="resume"; filename="cv.pdf"\r\n` +
    'X-Filler: filler filler filler filler\r\n'.repeat(320_000) +
    `\r\n%PDF-1.7\r\n--${boundary}--\r\n`,
  'one part header of 12 MB': () =>
    `--${boundary}\r\nContent-Disposition: form-data; name="resume"; filename="${'a'.repeat(12_000_000)}.pdf"\r\n\r\n%PDF-1.7\r\n--${boundary}--\r\n`,
};

async function run({ spawn, check }: Context): Promise<void> {
  const server = await spawn();
  const token = await signUpAndLogIn(server);
  const memory = watchMemory(server);
  for (const [what, body] of Object.entries(bodies)) {
    const bytes = Buffer.from(body());
    const health = watchLatency(server);
    const { status, ms } = await outcomeOf(
      request(server, apiBase + calls.submitJobApplication.path, {
        method: 'POST',
        body: bytes,
        headers: {
          Authorization: `Bearer ${token}`,
          'Content-Type': `multipart/form-data; boundary=${boundary}`,
        },
        limit: 40_000,
      }),
    );
    const { worst } = await health.stop();
    check(
      `${what}: refused ≤ 2 s`,
      `${status} after ${Math.round(ms)} ms`,
      [400, 413, 422, 431].includes(status) && ms <= 2000,
    );
    check(`${what}: /healthz ≤ 250 ms meanwhile`, `${Math.round(worst)} ms`, worst <= 250);
  }
  checkMemory({ check }, memory.stop());
}

/** Forms with countless parts, or with huge part headers. */
export const manyParts: Scenario = { limit: 90, engines: oneEngine, run };
