import { setTimeout as sleep } from 'node:timers/promises';
import { signUpAndLogIn } from '../../accounts.ts';
import { oneEngine } from '../../scenario.ts';
import type { Context, Scenario } from '../../scenario.ts';
import { beginUpload, trickle } from '../../slowUpload.ts';
import { parsedAnswer } from '../../sockets.ts';
import type { RawConnection } from '../../sockets.ts';
import { pdfOf } from '../../submissions.ts';

/** Bytes that take 95 s at 1 Mbit/s, which is longer than the former limit on the duration of a request. */
const honestSize = 11_900_000;

async function run({ spawn, check, defer }: Context): Promise<void> {
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

  async function answerOf({ socket, received }: RawConnection) {
    while (received() === '' && !socket.destroyed && secondsSince() < 115) await sleep(100);
    const seconds = secondsSince();
    await sleep(200);
    return { seconds, ...parsedAnswer(received()) };
  }
  async function checkAnswer(what: string, wanted: number, connection: RawConnection): Promise<void> {
    const { seconds, status, body } = await answerOf(connection);
    check(
      what,
      `${status} ${body.slice(0, 60)} after ${seconds} s`,
      status === wanted && body.includes('"message"'),
    );
  }
  await Promise.all([
    checkAnswer('an upload of 11.9 MB at 1 Mbit/s (95 s) is stored', 201, honest.connection),
    checkAnswer('an upload that stalls gets a 408 with a message', 408, stalled.connection),
  ]);
}

/** A slow upload is stored; a stalled one gets a 408. */
export const slowHonest: Scenario = { limit: 130, engines: oneEngine, run };
