import { within } from './measure.ts';
import type { ServerProcess } from './process.ts';
import type { Context } from './scenario.ts';

/** Tries to start a server with this environment, and stops it again. `says`: its output. */
export async function tryStart(
  { spawn }: Pick<Context, 'spawn'>,
  env: Record<string, string>,
): Promise<{ started: boolean; says: string }> {
  try {
    const server = await spawn(env);
    await server.kill('SIGTERM');
    return { started: true, says: server.output() };
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return { started: false, says: text.replace('The server ended before it was ready: ', '') };
  }
}

/** Adds a row that wants the start to be refused with a message and without a stack trace. */
export async function checkRefused(
  context: Context,
  what: string,
  env: Record<string, string>,
): Promise<void> {
  const { started, says } = await tryStart(context, env);
  const sentence = says.trim().split('\n')[0] ?? '';
  context.check(
    `${what}: refused`,
    started ? 'started' : sentence.slice(0, 90),
    !started && sentence !== '' && !/\n\s+at /.test(says),
  );
}

/** Milliseconds after SIGTERM after which the server is killed. */
const stopLimit = 25_000;

/** Adds a row that wants SIGTERM to end the server within ten seconds with code 0. */
export async function checkStop(
  { check }: Pick<Context, 'check'>,
  what: string,
  server: ServerProcess,
): Promise<void> {
  const startedAt = performance.now();
  server.signal('SIGTERM');
  const code = await within(
    stopLimit,
    server.ended.then((exit) => exit ?? -1),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  if (code === null) await server.kill('SIGKILL');
  check(
    `${what}: exit 0 ≤ 10 s`,
    code === null ? `still there after ${stopLimit / 1000} s` : `${code} after ${seconds.toFixed(1)} s`,
    code === 0 && seconds <= 10.5,
  );
}

/** The other settings of a deployment, so that only the variable under test is wrong. */
export const production = {
  NODE_ENV: 'production',
  RATE_LIMITS: 'on',
  OUTBOX: 'off',
  SECRET: 'a secret of production with more than 32 bytes',
};
export const relayed = {
  OUTBOX: 'off',
  MAIL_FROM: 'Kolam <no-reply@example.org>',
  STAFF_EMAIL: 'staff@example.org',
};
/** For servers over one database, whose folders are their own. */
export const sharedSecret = { SECRET: 'a secret that all replicas of this run share, 51 chars' };
