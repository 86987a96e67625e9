import { call } from '../../client.ts';
import { oneEngine } from '../../scenario.ts';
import type { Context, Scenario } from '../../scenario.ts';
import type { ServerProcess } from '../../process.ts';

const limited = { RATE_LIMITS: 'on', OUTBOX: 'off', LOG_LEVEL: 'info' };

/** How many of so many guesses of codes are taken before the caller is told to wait. */
async function takenOf(
  server: ServerProcess,
  count: number,
  callerOf: (at: number) => string,
): Promise<number> {
  let taken = 0;
  for (let at = 0; at < count; at += 1) {
    const headers = { 'X-Forwarded-For': callerOf(at) };
    const body = { email: `nobody${at}@example.org`, otp: '123456' };
    const { status } = await call(server, 'verifyCode', body, { headers });
    if (status !== 429) taken += 1;
  }
  return taken;
}

async function run({ spawn, check }: Context): Promise<void> {
  const forgotten = await spawn(limited);
  await takenOf(forgotten, 3, () => '203.0.113.9');
  const warned = /warn|"level":40/i.test(forgotten.output()) && /proxy|forwarded/i.test(forgotten.output());
  check('TRUST_PROXY=0 behind a proxy: a warning', warned ? 'warned' : 'silent', warned);
  await forgotten.kill('SIGTERM');

  const bare = await spawn({ ...limited, TRUST_PROXY: '1' });
  await call(bare, 'verifyCode', { email: 'nobody@example.org', otp: '123456' });
  const missed = /warn|"level":40/i.test(bare.output()) && /proxy|forwarded/i.test(bare.output());
  check('TRUST_PROXY=1 without a proxy: a warning', missed ? 'warned' : 'silent', missed);
  const ports = await takenOf(bare, 60, (at) => `203.0.113.9:${1024 + at}`);
  check('ip:port is counted as its address', `${ports} of 60 taken`, ports <= 21);
  const six = await takenOf(bare, 60, (at) => `[2001:db8:7:1::1]:${1024 + at}`);
  check('[ipv6]:port as well', `${six} of 60 taken`, six <= 21);
  const networks = await takenOf(bare, 1500, (at) => `2001:db8:1:${at.toString(16)}::1`);
  // Eight times the 20 that one address may try.
  check('1,500 /64s of one /48: counted together', `${networks} taken`, networks <= 160);
}

/** A proxy that is forgotten or writes its header in another way. */
export const proxyFaults: Scenario = { limit: 60, engines: oneEngine, run };
