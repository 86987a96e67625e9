import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { connectionLimits } from './connectionLimits.ts';
import type { ConnectionLimits } from './connectionLimits.ts';
import { makeListener } from './listener.ts';

type Answer = (request: Request) => Response | Promise<Response>;
let now: number;
let draining: boolean;
let limits: ConnectionLimits;
/** Whether connections are a proxy's, which names the caller of each request. */
let isProxied: boolean;
let answerTo: Answer;
let listener: ReturnType<typeof makeListener>;
let port: number;
beforeEach(async () => {
  now = 1000;
  draining = false;
  isProxied = false;
  limits = { ...connectionLimits };
  answerTo = async (request) => Response.json({ length: (await request.arrayBuffer()).byteLength });
  listener = makeListener({
    fetch: (request) => answerTo(request),
    blockOf: () => (isProxied ? undefined : 'everybody'),
    requestBlockOf: ({ headers }) => (isProxied ? String(headers['x-forwarded-for']) : undefined),
    publicUrl: () => 'https://kolam.example',
    allowedOrigins: ['https://www.kolam.example'],
    isDraining: () => draining,
    clock: { now: () => now },
    limits,
  });
  await new Promise<void>((ready) => void listener.server.listen(0, '127.0.0.1', ready));
  ({ port } = listener.server.address() as AddressInfo);
});
afterEach(async () => {
  const closed = once(listener.server, 'close');
  listener.server.close();
  listener.connections.end();
  await closed;
});

/** Advances the clock in ticks and checks the connections at each, as the server's timer does. */
function pass(milliseconds: number): void {
  for (let passed = 0; passed < milliseconds; passed += connectionLimits.tick) {
    now += connectionLimits.tick;
    listener.connections.check();
  }
}
const turn = () => new Promise<void>((next) => setImmediate(next));

function send(text: string): { socket: Socket; answer: Promise<string> } {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
  socket.on('error', () => undefined);
  const answer = once(socket, 'close').then(() => received);
  socket.write(text);
  return { socket, answer };
}

test.each([
  ['no HTTP', 'HELLO\r\n\r\n', 400],
  ['no host', 'GET /api/x HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['an invalid host', 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', 400],
  ['no address', 'OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 400],
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

test('refused requests are counted by status, and answered ones are not', async () => {
  await send('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n').answer;
  expect([...listener.refusals]).toEqual([]);
  await send('HELLO\r\n\r\n').answer;
  await send('GET / HTTP/1.1\r\nConnection: close\r\n\r\n').answer;
  await send('GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n').answer;
  limits.atOnce = 0;
  await send('GET / HTTP/1.1\r\nHost: a\r\n\r\n').answer;
  expect([...listener.refusals]).toEqual([
    [400, 3],
    [503, 1],
  ]);
});

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

test('an error on the socket of a CONNECT request does not end the process', async () => {
  const asked = once(listener.server, 'connect');
  const { answer } = send('CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n');
  const [, socket] = (await asked) as [unknown, Socket];
  expect(() => socket.emit('error', new Error('reset'))).not.toThrow();
  await answer;
});

test('an error outside the application is answered with a plain 500', async () => {
  answerTo = () => Promise.reject(new Error('secret detail'));
  const answer = await send('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n').answer;
  expect(answer).toMatch(/^HTTP\/1.1 500 .*"message":"Something went wrong. Please try again."\}$/s);
});

test('a body that stops arriving is answered with 408', async () => {
  const arrived = once(listener.server, 'request');
  const { answer } = send('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nhalf');
  await arrived;
  pass(22_000);
  expect(await answer).toMatch(/^HTTP\/1.1 408 .*Connection: close.*\{"message":"The request did not/s);
});

test('a head that does not arrive in time is answered with 408', async () => {
  const opened = once(listener.server, 'connection');
  const { answer } = send('GET / HTTP/1.1\r\nHost: a\r\n');
  const [socket] = (await opened) as [Socket];
  const late = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  listener.server.emit('clientError', late, socket);
  expect(await answer).toMatch(/^HTTP\/1.1 408 .*\{"message":"The request did not arrive in time/s);
});

describe('a page of another origin', () => {
  const listed = 'https://www.kolam.example';
  const stalled = (origin: string) =>
    `POST / HTTP/1.1\r\nHost: a\r\nOrigin: ${origin}\r\nContent-Length: 100\r\n\r\nhalf`;

  test.each([
    ['408, where a body stalls', 408, stalled(listed), () => pass(22_000)],
    ['503, where the server ends', 503, stalled(listed), () => listener.connections.end()],
    [
      '413, where a body comes in tiny chunks',
      413,
      `POST / HTTP/1.1\r\nHost: a\r\nOrigin: ${listed}\r\nTransfer-Encoding: chunked\r\n\r\n${'1\r\nx\r\n'.repeat(50)}`,
      () => undefined,
    ],
    [
      '417, for an unsupported Expect header',
      417,
      `GET / HTTP/1.1\r\nHost: a\r\nOrigin: ${listed}\r\nExpect: cake\r\n\r\n`,
      () => undefined,
    ],
  ])('a page of an origin that is listed may read %s', async (_what, status, text, end) => {
    const arrived = Promise.race([
      once(listener.server, 'request'),
      once(listener.server, 'checkExpectation'),
    ]);
    const { answer } = send(text);
    await arrived;
    end();
    const [head = ''] = (await answer).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(head).toMatch(/^access-control-allow-origin: https:\/\/www\.kolam\.example$/im);
    expect(head).toMatch(/^access-control-allow-credentials: true$/im);
    expect(head).toMatch(/^vary: origin$/im);
  });

  test.each([
    ['rejects', () => Promise.reject(new Error('secret detail'))],
    [
      'throws',
      () => {
        throw new Error('secret detail');
      },
    ],
  ])('a page of an origin that is listed may read 500, where the application %s', async (_how, fail) => {
    answerTo = fail;
    const answer = await send(`GET / HTTP/1.1\r\nHost: a\r\nOrigin: ${listed}\r\n\r\n`).answer;
    expect(answer).toMatch(
      /^HTTP\/1.1 500 .*access-control-allow-origin: https:\/\/www\.kolam\.example\r.*"message":"Something went wrong/is,
    );
    expect(answer).toMatch(/^access-control-allow-credentials: true\r$/im);
    expect(answer).not.toContain('secret detail');
    expect([...listener.refusals]).toEqual([[500, 1]]);
  });

  test('a page of an origin that is listed reads in the response to its call that there is no room, and its preflight is allowed', async () => {
    limits.atOnce = 0;
    const head = `HTTP/1.1\r\nHost: a\r\nOrigin: ${listed}\r\n`;
    const preflight = await send(`OPTIONS / ${head}Access-Control-Request-Method: POST\r\n\r\n`).answer;
    expect(preflight).toMatch(/^HTTP\/1.1 204 .*access-control-allow-methods: GET,POST,PUT,OPTIONS/is);
    expect(preflight).toMatch(/^x-content-type-options: nosniff\r$/im);
    const answer = await send(`POST / ${head}Content-Length: 0\r\n\r\n`).answer;
    expect(answer).toMatch(
      /^HTTP\/1.1 503 .*access-control-allow-origin: https:.*"message":"The server is busy/is,
    );
  });

  test('a page of an origin that is not listed may read none', async () => {
    const arrived = once(listener.server, 'request');
    const { answer } = send(stalled('https://evil.example'));
    await arrived;
    pass(22_000);
    expect(await answer).toMatch(/^HTTP\/1.1 408 /);
    expect(await answer).not.toMatch(/^access-control-allow-origin/im);
  });
});

test('a body that takes minutes and never stops is accepted', async () => {
  const arrived = once(listener.server, 'request');
  const { socket, answer } = send(
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 400000\r\nConnection: close\r\n\r\n',
  );
  const [request] = (await arrived) as [{ socket: Socket }];
  for (let part = 1; part <= 10; part += 1) {
    const before = request.socket.bytesRead;
    socket.write(Buffer.alloc(40_000));
    while (request.socket.bytesRead < before + 40_000) await turn();
    pass(20_000);
  }
  expect(await answer).toMatch(/^HTTP\/1.1 200 .*\{"length":400000\}$/s);
});

test('only the head of a request has a time limit', () => {
  expect(listener.server.requestTimeout).toBe(0);
  expect(listener.server.headersTimeout).toBe(limits.headers);
});

test('no more connections are opened than can be answered or refused', () => {
  expect(listener.server.maxConnections).toBe(limits.atOnce + limits.refused);
});

test('connections are counted by their address', async () => {
  limits.perAddress = 1;
  const first = send('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await once(first.socket, 'data');
  const second = send('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  expect(await first.answer).toMatch(/^HTTP\/1.1 200 /);
  expect(await second.answer).toMatch(/^HTTP\/1.1 200 /);
});

test('behind a proxy requests are counted by the caller that it names', async () => {
  isProxied = true;
  limits.perAddress = 1;
  const head = (caller: string) => `POST / HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${caller}\r\n`;
  const arrived = once(listener.server, 'request');
  const slow = send(`${head('one')}Content-Length: 100\r\n\r\nhalf`);
  await arrived;
  const surplus = await send(`${head('one')}Content-Length: 0\r\n\r\n`).answer;
  expect(surplus).toMatch(/^HTTP\/1.1 503 .*Retry-After: 2.*"message":"The server is busy/s);
  expect(await send(`${head('two')}Content-Length: 0\r\nConnection: close\r\n\r\n`).answer).toMatch(
    /^HTTP\/1.1 200 /,
  );
  slow.socket.destroy();
});

test('a client that resets its connection in the middle of a request is not refused', async () => {
  const opened = once(listener.server, 'connection');
  const { answer } = send('GET / HTTP/1.1\r\n');
  const [socket] = (await opened) as [Socket];
  listener.server.emit('clientError', Object.assign(new Error('gone'), { code: 'ECONNRESET' }), socket);
  expect(await answer).toBe('');
  expect([...listener.refusals]).toEqual([]);
});

test.each(['GET', 'HEAD'])('the body of a %s is not waited for once it is answered', async (method) => {
  answerTo = () => new Response('page');
  const head = `${method} / HTTP/1.1\r\nHost: a\r\n`;
  expect(await send(`${head}Content-Length: 1000000000\r\n\r\nhalf`).answer).toMatch(/^HTTP\/1.1 200 /);
  const both = await send(
    `${head}Content-Length: 4\r\n\r\nbody${head}Transfer-Encoding: chunked\r\n\r\n4\r\nhalf`,
  ).answer;
  expect(both.match(/HTTP\/1.1 200 /g)).toHaveLength(2);
});

test('a response that nobody reads is not produced beyond the buffers, and is cut off', async () => {
  const chunk = new Uint8Array(256 * 1024);
  const whole = 400;
  let made = 0;
  const cancelled = new Promise<void>((cancel) => {
    answerTo = () =>
      new Response(
        new ReadableStream({
          pull(controller) {
            made += 1;
            controller.enqueue(chunk);
            if (made === whole) controller.close();
          },
          cancel: () => cancel(),
        }),
      );
  });
  const arrived = once(listener.server, 'request');
  const { socket } = send('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  socket.pause();
  const [request] = (await arrived) as [{ socket: Socket }];
  // The operating system's buffers are full once a hundred turns of the event loop bring no new chunk.
  for (let [before, turns] = [0, 0]; turns < 100; turns = made === before ? turns + 1 : 0) {
    before = made;
    await turn();
  }
  expect(request.socket.writableNeedDrain).toBe(true);
  pass(32_000);
  await cancelled;
  expect(made).toBeLessThan(whole / 4);
  socket.destroy();
});

test('a request that has not fully arrived when the server ends is answered with 503', async () => {
  const arrived = once(listener.server, 'request');
  const { answer } = send('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nhalf');
  await arrived;
  listener.connections.end();
  expect(await answer).toMatch(/^HTTP\/1.1 503 .*Retry-After: 2.*"message":"The server is busy. Please try/s);
});

test('an idle connection is kept for longer than by proxies, and a request begun at its end has time for its head', async () => {
  const { socket } = send('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  const [head] = (await once(socket, 'data')) as [Buffer];
  const kept = 1000 * Number(/^keep-alive: timeout=(\d+)\r$/im.exec(head.toString())?.[1]);
  expect(kept).toBeGreaterThan(60_000);
  expect(limits.idle).toBeGreaterThan(kept + limits.headers);
  socket.destroy();
});

test.each([
  ['is synchronous', () => new Response('page')],
  ['is a promise', async () => new Response('page')],
])('a server that is stopping closes a connection after a response that %s', async (_what, answer) => {
  draining = true;
  answerTo = answer;
  expect(await send('GET / HTTP/1.1\r\nHost: a\r\n\r\n').answer).toMatch(
    /^HTTP\/1.1 200 .*connection: close/is,
  );
});
