import { medianOf } from '../../measure.ts';
import { signUpSenders } from '../../accounts.ts';
import { call, request } from '../../client.ts';
import type { Sender } from '../../accounts.ts';
import { bothEngines } from '../../scenario.ts';
import type { Context, Scenario } from '../../scenario.ts';
import { checkStored, shaOf, submit } from '../../submissions.ts';
import type { Acknowledgement } from '../../submissions.ts';
import type { ServerProcess } from '../../process.ts';
import { apiBase } from '../../../../contract/calls.ts';

/** An acknowledgement with the token of its sender. */
type Owned = Acknowledgement & { token: string };

/** Sends from several accounts at once, and kills the server at the moment of the last wanted acknowledgement. */
async function runRound(server: ServerProcess, senders: readonly Sender[], wanted: number): Promise<Owned[]> {
  const acknowledged: Owned[] = [];
  let killed: Promise<unknown> | undefined;
  async function send({ token, email }: Sender): Promise<void> {
    while (!killed) {
      const { status, message, acknowledgement } = await submit(server, token, { email });
      if (status !== 0 && status !== 201) throw new Error(`A form was refused: ${status} ${message}`);
      if (!acknowledgement) return;
      acknowledged.push({ ...acknowledgement, token });
      if (acknowledged.length >= wanted) killed ??= server.kill('SIGKILL');
    }
  }
  await Promise.all(senders.map(send));
  await killed;
  return acknowledged;
}

async function run(context: Context): Promise<void> {
  const { spawn, check, rounds = 50 } = context;
  const acknowledged: Owned[] = [];
  const starts: number[] = [];
  let senders: Sender[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const server = await spawn();
    starts.push(server.readyAfter);
    if (senders.length === 0) senders = await signUpSenders(server, 4);
    acknowledged.push(...(await runRound(server, senders, 1 + (round % 12))));
  }
  const last = await spawn();
  const sample = acknowledged.filter(({ file }) => file).slice(-20);
  const profile = await call(last, 'loadProfile', undefined, { token: senders[0]?.token });
  let equal = 0;
  for (const { file, token } of sample) {
    const response = await fetch(`${last.url}${apiBase}/files/${file?.ref}`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    if (shaOf(new Uint8Array(await response.arrayBuffer())) === file?.sha256) equal += 1;
  }
  const health = await request(last, '/healthz');
  const exitCode = await last.kill('SIGTERM');
  await checkStored(context, acknowledged);
  check('fetched files equal the uploaded ones', `${equal} of ${sample.length}`, equal === sample.length);
  check(
    '/healthz and profile answer 200 after the last kill',
    `${health.status} ${profile.status}`,
    health.status === 200 && profile.status === 200,
  );
  // The median, because the slowest starts depend on what else the machine was doing.
  const median = medianOf(starts);
  check(`median of ${rounds} starts ≤ 1000 ms`, `${Math.round(median)} ms`, median <= 1000);
  check('exit code 0 after SIGTERM at the end', String(exitCode), exitCode === 0);
}

/** SIGKILL in the middle of submissions, repeatedly over one database. */
export const kill: Scenario = { limit: 600, engines: bothEngines, run };
