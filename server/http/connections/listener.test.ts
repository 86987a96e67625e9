import { once } from 'node:events';
import { installListener } from '../../../mocks/http/httpListener.ts';

const { currentListener, conditions, send } = installListener();

test('a request with a chunked body is answered, in whatever case its header names the coding', async () => {
  const { answer } = send(
    'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: Chunked \r\nConnection: close\r\n\r\n0\r\n\r\n',
  );
  expect(await answer).toMatch(/^HTTP\/1.1 200 /);
});

test('a request with one Host header is answered, though other names have its length and other values its name', async () => {
  const { answer } = send(
    'GET / HTTP/1.1\r\nFrom: host\r\nHOST: a\r\nX-Of: Host\r\nConnection: close\r\n\r\n',
  );
  expect(await answer).toMatch(/^HTTP\/1.1 200 /);
});

test('no more connections are opened than can be answered or refused', () => {
  expect(currentListener().server.maxConnections).toBe(conditions.limits.atOnce + conditions.limits.refused);
});

test('connections are counted by their address', async () => {
  conditions.limits.perAddress = 1;
  const first = send('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await once(first.socket, 'data');
  const second = send('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  expect(await first.answer).toMatch(/^HTTP\/1.1 200 /);
  expect(await second.answer).toMatch(/^HTTP\/1.1 200 /);
});

test('behind a proxy requests are counted by the caller that it names', async () => {
  conditions.isProxied = true;
  conditions.limits.perAddress = 1;
  const head = (caller: string) => `POST / HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${caller}\r\n`;
  const arrived = once(currentListener().server, 'request');
  const slow = send(`${head('one')}Content-Length: 100\r\n\r\nhalf`);
  await arrived;
  const surplus = await send(`${head('one')}Content-Length: 0\r\n\r\n`).answer;
  expect(surplus).toMatch(/^HTTP\/1.1 503 .*Retry-After: 2.*"message":"The server is busy/s);
  expect(await send(`${head('two')}Content-Length: 0\r\nConnection: close\r\n\r\n`).answer).toMatch(
    /^HTTP\/1.1 200 /,
  );
  slow.socket.destroy();
});

test('an idle connection is kept for longer than by proxies, and a request begun at its end has time for its head', async () => {
  const { socket } = send('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  const [head] = (await once(socket, 'data')) as [Buffer];
  const kept = 1000 * Number(/^keep-alive: timeout=(\d+)\r$/im.exec(head.toString())?.[1]);
  expect(kept).toBeGreaterThan(60_000);
  expect(conditions.limits.idle).toBeGreaterThan(kept + conditions.limits.headers);
  socket.destroy();
});

test.each([
  ['is synchronous', () => new Response('page')],
  ['is a promise', async () => new Response('page')],
])('a server that is stopping closes a connection after a response that %s', async (_what, answer) => {
  conditions.isDraining = true;
  conditions.answerTo = answer;
  expect(await send('GET / HTTP/1.1\r\nHost: a\r\n\r\n').answer).toMatch(
    /^HTTP\/1.1 200 .*connection: close/is,
  );
});
