import { Agent } from 'node:http';
import { request } from '../../client.ts';
import { within } from '../../measure.ts';
import { oneEngine } from '../../scenario.ts';
import type { Context, Scenario } from '../../scenario.ts';
import { openConnection, parsedAnswer } from '../../sockets.ts';

const requests: Record<string, { text: string; status: number }> = {
  'nonsense instead of HTTP': { text: 'HELLO\r\n\r\n', status: 400 },
  'headers of 100 kB': {
    text: `GET / HTTP/1.1\r\nHost: x\r\nX-Filler: ${'a'.repeat(100_000)}\r\n\r\n`,
    status: 431,
  },
  'headers that never end': { text: 'GET / HTTP/1.1\r\nHost: x\r\n', status: 408 },
};

async function run({ spawn, check }: Context): Promise<void> {
  const server = await spawn();
  await Promise.all(
    Object.entries(requests).map(async ([what, { text, status }]) => {
      const { socket, received, closed } = await openConnection(server);
      socket.write(text);
      const startedAt = performance.now();
      await within(50_000, closed);
      const answer = parsedAnswer(received());
      const seconds = Math.round((performance.now() - startedAt) / 1000);
      check(
        `${what}: ${status} with a message`,
        `${answer.status} ${answer.body.slice(0, 50)} after ${seconds} s`,
        answer.status === status && answer.body.includes('"message"'),
      );
      socket.destroy();
    }),
  );
  const { headers } = await request(server, '/healthz', { agent: new Agent({ keepAlive: true }) });
  const timeout = Number(/timeout=(\d+)/.exec(String(headers['keep-alive']))?.[1] ?? 0);
  check('keep-alive time-out > 60 s, that of proxies', `${timeout} s`, timeout > 60);
}

/** Answers to invalid HTTP are JSON with a message like those of the API. */
export const protocol: Scenario = { limit: 75, engines: oneEngine, run };
