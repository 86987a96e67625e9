import { setTimeout as sleep } from 'node:timers/promises';
import { apiBase, calls } from '../../../../contract/calls.ts';
import { person, signUpAndLogIn } from '../../accounts.ts';
import { call, request } from '../../client.ts';
import { within } from '../../measure.ts';
import { oneEngine } from '../../scenario.ts';
import type { Context, Scenario } from '../../scenario.ts';
import { beginUpload, trickle } from '../../slowUpload.ts';
import { openConnection, parsedAnswer } from '../../sockets.ts';
import { relayed } from '../../starts.ts';
import { pdfOf } from '../../submissions.ts';

const senders = 1050;
/** Milliseconds after which a sender begins anew, before its body has stalled for the 20 s that end it. */
const renewal = 18_000;
/** Milliseconds in which the senders begin, and then for which a visitor asks for pages. */
const [beginning, visiting] = [8000, 27_000];
const visitor = { 'X-Forwarded-For': '203.0.113.1' };

/** Keeps one login under way of which a single byte of the body has been sent. */
async function keepLogin(port: number, address: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const { socket, closed } = await openConnection({ port });
    const startedAt = performance.now();
    socket.write(
      `POST ${apiBase}${calls.logIn.path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${address}\r\n` +
        'Content-Type: application/json\r\nContent-Length: 60000\r\n\r\n{',
    );
    await Promise.race([closed, sleep(renewal, undefined, { ref: false })]);
    socket.destroy();
    await sleep(Math.max(1, startedAt + renewal - performance.now()), undefined, { ref: false });
  }
}

/** Asks for a page three times a second; returns how often, and what was answered instead of 200. */
async function visit(url: string, milliseconds: number): Promise<{ asked: number; refused: string[] }> {
  const refused: string[] = [];
  let asked = 0;
  for (const until = performance.now() + milliseconds; performance.now() < until; await sleep(330)) {
    asked += 1;
    const answer = await request({ url }, '/', { headers: visitor, limit: 5000 }).catch(String);
    if (typeof answer === 'string') refused.push(answer);
    else if (answer.status !== 200) refused.push(String(answer.status));
  }
  return { asked, refused };
}

/** Behind a proxy, with this many addresses among all senders. */
async function runWith(addresses: number, { spawn, check, defer, relay }: Context): Promise<void> {
  const mail = await relay();
  const server = await spawn({ ...relayed, SMTP_URL: mail.url, TRUST_PROXY: '1', RATE_LIMITS: 'on' });
  const email = `person${addresses}@example.org`;
  const token = await signUpAndLogIn(server, email, mail);
  const ending = new AbortController();
  defer(() => ending.abort());
  for (let count = 0; count < senders; count += 1) {
    void keepLogin(server.port, `198.51.100.${count % addresses}`, ending.signal);
    if (count % 50 === 0) await sleep(beginning / (senders / 50));
  }

  // A phone: 100 kB at 5 kB/s take 20 s.
  const headers = `X-Forwarded-For: ${visitor['X-Forwarded-For']}\r\n`;
  const phone = await beginUpload(server, token, pdfOf(100_000), email, headers);
  defer(() => phone.connection.socket.destroy());
  defer(trickle(phone.connection, phone.rest, 5000));
  const { asked, refused } = await visit(server.url, visiting);
  const from = addresses === 1 ? 'one address' : `${addresses} addresses`;
  const who = `${senders} logins whose bodies do not arrive, from ${from} behind a proxy`;
  check(
    `${who}: a visitor is served each time`,
    `${asked - refused.length} of ${asked} ${[...new Set(refused)].join(', ')}`,
    refused.length === 0,
  );
  const { status } = parsedAnswer(phone.connection.received());
  check('a résumé at 5 kB/s is stored meanwhile', status, status === 201);
  ending.abort();
  await server.kill('SIGKILL');
}

const refusedHead =
  `POST ${apiBase}${calls.logIn.path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 203.0.113.2\r\n` +
  'Content-Type: application/json\r\n';

/** Logins over the rate limit, one of which sends its body so slowly that it would take half a minute. */
async function runRefused({ spawn, check, defer }: Context): Promise<void> {
  const server = await spawn({ TRUST_PROXY: '1', RATE_LIMITS: 'on', OUTBOX: 'off' });
  const headers = { 'X-Forwarded-For': '203.0.113.2' };
  for (let count = 0; count < 30; count += 1)
    await call(server, 'logIn', { email: person.email, password: 'wrong' }, { headers });
  const connection = await openConnection(server);
  defer(() => connection.socket.destroy());
  const startedAt = performance.now();
  connection.socket.write(`${refusedHead}Content-Length: 60000\r\n\r\n`);
  defer(trickle(connection, Buffer.alloc(60_000, 32), 2000));
  await within(25_000, connection.closed);
  const seconds = (performance.now() - startedAt) / 1000;
  const { status } = parsedAnswer(connection.received());
  check(
    'a refused login at 2 kB/s (30 s) reads its refusal, and its connection is closed ≤ 15 s',
    `${status} after ${seconds.toFixed(1)} s`,
    status === 429 && seconds <= 15,
  );
}

async function run(context: Context): Promise<void> {
  await runWith(1, context);
  await runWith(5, context);
  await runRefused(context);
}

/** Bodies that hardly arrive must not take all places, although a proxy hides whose connections they are on. */
export const slowBodies: Scenario = { limit: 150, engines: oneEngine, run };
