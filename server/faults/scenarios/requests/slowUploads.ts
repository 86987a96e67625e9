import { setTimeout as sleep } from 'node:timers/promises';
import { signUpAndLogIn } from '../../accounts.ts';
import { oneEngine } from '../../scenario.ts';
import type { Context, Scenario } from '../../scenario.ts';
import { beginUpload, trickle } from '../../slowUpload.ts';
import { parsedAnswer } from '../../sockets.ts';
import type { RawConnection } from '../../sockets.ts';
import { pdfOf, submit } from '../../submissions.ts';

async function runCrawling({ spawn, check, defer }: Context): Promise<void> {
  const server = await spawn();
  const refusals: (() => string)[] = [];
  const email = 'other@example.org';
  const other = await signUpAndLogIn(server, email);
  // Two accounts, because one may send only two files at once.
  for (const crawler of ['one@example.org', 'two@example.org']) {
    const token = await signUpAndLogIn(server, crawler);
    for (let count = 0; count < 2; count += 1) {
      const { connection, rest } = await beginUpload(server, token, pdfOf(100_000), crawler);
      connection.socket.write(rest.subarray(0, 500));
      const stop = trickle(connection, rest.subarray(500), 1);
      defer(() => {
        stop();
        connection.socket.destroy();
      });
      refusals.push(connection.received);
    }
  }
  await sleep(1000);
  const startedAt = performance.now();
  const { status } = await submit(server, other, { email, turn: 0, limit: 10_000 });
  const ms = performance.now() - startedAt;
  check(
    'four uploads at 1 byte/s: another résumé is stored ≤ 2 s',
    `${status} after ${Math.round(ms)} ms`,
    status === 201 && ms <= 2000,
  );
  const refused = refusals.filter((received) => received() !== '').length;
  check('none of the four is refused meanwhile', refused, refused === 0);
}

/** Bytes that take 95 s at 1 Mbit/s, which is longer than the former limit on the duration of a request. */
const honestSize = 11_900_000;

/** Very slow uploads must not block those of others. */
export const slowUploads: Scenario = { limit: 45, engines: oneEngine, run: runCrawling };

async function runHonest({ spawn, check, defer }: Context): Promise<void> {
  const server = await spawn();
  const token = await signUpAndLogIn(server);
  const email = 'other@example.org';
  const other = await signUpAndLogIn(server, email);
  const startedAt = performance.now();
  const secondsSince = (): number => Math.round((performance.now() - startedAt) / 1000);

  const honest = await beginUpload(server, token, pdfOf(honestSize));
  defer(() => honest.connection.socket.destroy());
  defer(trickle(honest.connection, honest.rest, 125_000));
  const stalled = await beginUpload(server, other, pdfOf(100_000), email);
  defer(() => stalled.connection.socket.destroy());
  stalled.connection.socket.write(stalled.rest.subarray(0, 40_000));

  async function answerOf({ socket, received }: RawConnection): Promise<string> {
    while (received() === '' && !socket.destroyed && secondsSince() < 115) await sleep(100);
    const seconds = secondsSince();
    await sleep(200);
    return `${seconds}\n${received()}`;
  }
  const [slow = '', still = ''] = await Promise.all(
    [honest, stalled].map(({ connection }) => answerOf(connection)),
  );
  for (const [what, wanted, text] of [
    ['an upload of 11.9 MB at 1 Mbit/s (95 s) is stored', 201, slow],
    ['an upload that stalls gets a 408 with a message', 408, still],
  ] as const) {
    const [seconds = ''] = text.split('\n');
    const { status, body } = parsedAnswer(text.slice(seconds.length + 1));
    check(
      what,
      `${status} ${body.slice(0, 60)} after ${seconds} s`,
      status === wanted && body.includes('"message"'),
    );
  }
}

/** A slow upload is stored; a stalled one gets a 408. */
export const slowHonest: Scenario = { limit: 130, engines: oneEngine, run: runHonest };
