import type { Context } from './scenario.ts';

/** Whether a server starts with this environment; it is ended again. `says` is what it printed. */
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

/** A row that wants a start to be refused by one sentence instead of a stack trace. */
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
    !started && !/\n\s+at /.test(says),
  );
}

/** What a deployment sets besides, so that only the variable under test is wrong. */
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
