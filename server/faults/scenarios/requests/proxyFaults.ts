import { call } from '../../client.ts';
import { oneEngine } from '../../scenario.ts';
import type { Context, Scenario } from '../../scenario.ts';
import type { ServerProcess } from '../../process.ts';

const limited = { RATE_LIMITS: 'on', OUTBOX: 'off', LOG_LEVEL: 'info' };

/** Whether the server has logged the event `proxyMismatch` of this kind (server/http/limits/clientAddress.ts). */
const warnsOf = (server: ServerProcess, mismatch: 'unexpected' | 'missing'): boolean =>
  server.output().includes('proxyMismatch') && server.output().includes(`"mismatch":"${mismatch}"`);

/** How many of `count` guesses at codes are not refused by the rate limit. */
async function acceptedOf(
  server: ServerProcess,
  count: number,
  callerOf: (at: number) => string,
): Promise<number> {
  let accepted = 0;
  for (let at = 0; at < count; at += 1) {
    const headers = { 'X-Forwarded-For': callerOf(at) };
    const body = { email: `nobody${at}@example.org`, otp: '123456' };
    const { status } = await call(server, 'verifyCode', body, { headers });
    if (status !== 429) accepted += 1;
  }
  return accepted;
}

async function run({ spawn, check }: Context): Promise<void> {
  const forgotten = await spawn(limited);
  await acceptedOf(forgotten, 3, () => '203.0.113.9');
  const warned = warnsOf(forgotten, 'unexpected');
  check('TRUST_PROXY=0 behind a proxy: a warning is logged', warned ? 'warned' : 'no warning', warned);
  await forgotten.kill('SIGTERM');

  const bare = await spawn({ ...limited, TRUST_PROXY: '1' });
  await call(bare, 'verifyCode', { email: 'nobody@example.org', otp: '123456' });
  const missed = warnsOf(bare, 'missing');
  check('TRUST_PROXY=1 without a proxy: a warning is logged', missed ? 'warned' : 'no warning', missed);
  // Twenty is what one address may try.
  const ports = await acceptedOf(bare, 60, (at) => `203.0.113.9:${1024 + at}`);
  check('addresses with different ports count as one caller', `${ports} of 60 accepted`, ports === 20);
  const six = await acceptedOf(bare, 60, (at) => `[2001:db8:7:1::1]:${1024 + at}`);
  check('IPv6 addresses with different ports count as one caller', `${six} of 60 accepted`, six === 20);
  const networks = await acceptedOf(bare, 1500, (at) => `2001:db8:1:${at.toString(16)}::1`);
  // Eight times as many.
  check('1,500 IPv6 /64 networks of one /48 are limited together', `${networks} accepted`, networks === 160);
}

/** A proxy that TRUST_PROXY does not mention, one that is missing, and one that writes ports into its header. */
export const proxyFaults: Scenario = { limit: 60, engines: oneEngine, run };
