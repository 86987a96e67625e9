import { setTimeout as sleep } from 'node:timers/promises';
import { signUpAndLogIn } from '../client.ts';
import { within } from '../measure.ts';
import { oneEngine } from '../scenario.ts';
import type { Context, Scenario } from '../scenario.ts';
import { beginUpload, trickle } from '../slowUpload.ts';
import { parsedAnswer } from '../sockets.ts';
import { submit } from '../submissions.ts';

async function runCrawling({ spawn, check, defer }: Context): Promise<void> {
  const server = await spawn();
  const token = await signUpAndLogIn(server);
  const email = 'other@example.org';
  const other = await signUpAndLogIn(server, email);
  for (let count = 0; count < 4; count += 1) {
    const { connection, rest } = await beginUpload(server, token, 100_000);
    connection.socket.write(rest.subarray(0, 500));
    const stop = trickle(connection, rest.subarray(500), 1);
    defer(() => {
      stop();
      connection.socket.destroy();
    });
  }
  await sleep(1000);
  const startedAt = performance.now();
  const { status } = await submit(server, other, { email, turn: 0, limit: 10_000 });
  const ms = performance.now() - startedAt;
  check(
    'four uploads at 1 byte/s: another résumé stored ≤ 2 s',
    `${status} after ${Math.round(ms)} ms`,
    status === 201 && ms <= 2000,
  );
}

/** Uploads that crawl must not block those of others. */
export const slowUploads: Scenario = { limit: 45, engines: oneEngine, run: runCrawling };

async function runHonest({ spawn, check, defer }: Context): Promise<void> {
  const server = await spawn();
  const token = await signUpAndLogIn(server);
  const honest = await beginUpload(server, token, 8_300_000);
  const startedAt = performance.now();
  defer(trickle(honest.connection, honest.rest, 125_000));
  const email = 'other@example.org';
  const other = await signUpAndLogIn(server, email);
  const stalled = await beginUpload(server, other, 100_000, email);
  stalled.connection.socket.write(stalled.rest.subarray(0, 40_000));
  defer(() => stalled.connection.socket.destroy());
  defer(() => honest.connection.socket.destroy());

  const closed = await within(
    100_000,
    stalled.connection.closed.then(() => performance.now() - startedAt),
  );
  const answer = parsedAnswer(stalled.connection.received());
  check(
    'a stalled body: 408 with a message',
    `${answer.status} ${answer.body.slice(0, 60)} after ${Math.round((closed ?? 100_000) / 1000)} s`,
    answer.status === 408 && answer.body.includes('"message"'),
  );
  const deadline = startedAt + 90_000;
  while (
    honest.connection.received() === '' &&
    !honest.connection.socket.destroyed &&
    performance.now() < deadline
  )
    await sleep(200);
  await sleep(200);
  const { status, body } = parsedAnswer(honest.connection.received());
  check(
    '8.3 MB at 1 Mbit/s (66 s): stored',
    `${status} ${body.slice(0, 60)} after ${Math.round((performance.now() - startedAt) / 1000)} s`,
    status === 201,
  );
}

/** Who is slow and honest is served; who stalls is told so. */
export const slowHonest: Scenario = { limit: 130, engines: oneEngine, run: runHonest };
