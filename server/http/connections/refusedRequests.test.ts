import { once } from 'node:events';
import type { Socket } from 'node:net';
import { installListener } from '../../../mocks/http/httpListener.ts';

const { currentListener, conditions, send } = installListener();

test.each([
  ['no HTTP', 'HELLO\r\n\r\n', 400],
  ['no host', 'GET /api/x HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['an invalid host', 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', 400],
  ['no address', 'OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 400],
  ['a long address', `GET /${'%ffa'.repeat(256)} HTTP/1.1\r\nHost: a\r\n\r\n`, 414],
  ['an unsupported Expect header', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: cake\r\n\r\n', 417],
  [
    'a transfer coding beneath the chunks',
    'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n',
    501,
  ],
  ['a tunnel', 'CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n', 405],
  [
    'too many headers',
    `GET / HTTP/1.1\r\nHost: a\r\n${'a: b\r\n'.repeat(100)}Connection: close\r\n\r\n`,
    431,
  ],
  [
    'too long chunk extensions',
    `POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n1;${'x'.repeat(17_000)}\r\n`,
    413,
  ],
  ['too many bytes of headers', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(17_000)}\r\n\r\n`, 431],
])('a request with %s is refused in JSON', async (_what, text, status) => {
  const [head = '', body = ''] = (await send(text).answer).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(head).toMatch(/^content-type: application\/json; charset=utf-8$/im);
  expect(head).toMatch(/^x-content-type-options: nosniff$/im);
  expect(head).toMatch(/^strict-transport-security: /im);
  expect(head).toMatch(/^content-security-policy: .*frame-ancestors 'none'/im);
  // Without this a cache would be free to store a 405 (RFC 9110, 15.1).
  expect(head).toMatch(/^cache-control: no-store$/im);
  expect(head).toMatch(/^connection: close$/im);
  expect(head).toMatch(/^date: \w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT$/im);
  // A 405 response must list the supported methods (RFC 9110, 15.5.6).
  expect(/^allow: GET, HEAD$/im.test(head)).toBe(status === 405);
  expect((JSON.parse(body) as { message: string }).message).toMatch(/\w.*\.$/);
});

test('an address may have 1,024 characters, and a query that is longer', async () => {
  const ask = (address: string) =>
    send(`GET ${address} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`).answer;
  expect(await ask(`/${'x'.repeat(1023)}`)).toMatch(/^HTTP\/1.1 200 /);
  expect(await ask(`/${'x'.repeat(1023)}?${'y'.repeat(5000)}`)).toMatch(/^HTTP\/1.1 200 /);
  expect(await ask(`/${'x'.repeat(1024)}?`)).toMatch(/^HTTP\/1.1 414 /);
});

test('refused requests are counted by status, and answered ones are not', async () => {
  await send('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n').answer;
  expect([...currentListener().refusals]).toEqual([]);
  await send('HELLO\r\n\r\n').answer;
  await send('GET / HTTP/1.1\r\nConnection: close\r\n\r\n').answer;
  await send('GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n').answer;
  conditions.limits.atOnce = 0;
  await send('GET / HTTP/1.1\r\nHost: a\r\n\r\n').answer;
  expect([...currentListener().refusals]).toEqual([
    [400, 3],
    [503, 1],
  ]);
});

test('an error on the socket of a CONNECT request does not end the process', async () => {
  const asked = once(currentListener().server, 'connect');
  const { answer } = send('CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n');
  const [, socket] = (await asked) as [unknown, Socket];
  expect(() => socket.emit('error', new Error('reset'))).not.toThrow();
  await answer;
});

test('an error outside the application is answered with a plain 500', async () => {
  conditions.answerTo = () => Promise.reject(new Error('secret detail'));
  const answer = await send('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n').answer;
  expect(answer).toMatch(/^HTTP\/1.1 500 .*"message":"Something went wrong. Please try again."\}$/s);
});

test('a client that resets its connection in the middle of a request is not refused', async () => {
  const opened = once(currentListener().server, 'connection');
  const { answer } = send('GET / HTTP/1.1\r\n');
  const [socket] = (await opened) as [Socket];
  currentListener().server.emit(
    'clientError',
    Object.assign(new Error('gone'), { code: 'ECONNRESET' }),
    socket,
  );
  expect(await answer).toBe('');
  expect([...currentListener().refusals]).toEqual([]);
});
