import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { installListener } from '../../../mocks/http/httpListener.ts';

const { currentListener, conditions, send } = installListener();

let asked: number;
let read: number;
beforeEach(() => {
  [asked, read] = [0, 0];
  conditions.answerTo = async (request) => {
    asked += 1;
    for await (const piece of request.body ?? []) read += piece.byteLength;
    return Response.json({ read });
  };
});
const answersTo = (text: string): Promise<string> => send(text).answer;

const get = 'GET / HTTP/1.1\r\nHost: a\r\n';
const chunked = 'POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n';

test('a few pipelined requests are all answered', async () => {
  const received = await answersTo(`${get}\r\n`.repeat(3) + `${get}Connection: close\r\n\r\n`);
  expect(received.match(/HTTP\/1\.1 200/g)).toHaveLength(4);
});

test('a connection with too many pipelined requests is cut off, and the rest of its packet is not begun', async () => {
  let begun = 0;
  currentListener().server.on('request', () => (begun += 1));
  expect(await answersTo(`${get}\r\n`.repeat(1500))).not.toMatch(/(HTTP.*){5}/s);
  expect([asked, begun]).toEqual([4, 5]);
});

test('requests with an unsupported Expect header count towards the limit of pipelined requests', async () => {
  let begun = 0;
  currentListener().server.on('checkExpectation', (_request, response: ServerResponse) => {
    if (response.headersSent) begun += 1;
  });
  await answersTo(`${get}Expect: cake\r\n\r\n`.repeat(1500));
  expect(begun).toBe(4);
});

test('a connection that waits for each response may send any number of requests', async () => {
  const { socket } = send(`${get}\r\n`);
  await once(socket, 'data');
  for (let count = 1; count < 50; count += 1) {
    socket.write(`${get}\r\n`);
    await once(socket, 'data');
  }
  expect(asked).toBe(50);
  socket.destroy();
});

test('a body of tiny chunks is refused before all of it is read, and the rest of its packet is not pushed', async () => {
  let pushed = 0;
  currentListener().server.on('request', (request: IncomingMessage) => {
    const push = request.push.bind(request);
    request.push = (chunk) => {
      pushed += 1;
      return push(chunk);
    };
  });
  const received = await answersTo(`${chunked}${'1\r\nx\r\n'.repeat(10_000)}0\r\n\r\n`);
  expect(received).toMatch(/^HTTP\/1\.1 413 .*\{"message":"The request is too large."\}$/s);
  expect(read).toBeLessThanOrEqual(40);
  // Forty chunks, the one that is refused, and the end of the body.
  expect(pushed).toBe(42);
});

test('after a refused body of tiny chunks, a body on another connection is read', async () => {
  for (let count = 0; count < 3; count += 1) {
    expect(await answersTo(chunked + '1\r\nx\r\n'.repeat(1000))).toMatch(/^HTTP\/1\.1 413 /);
    expect(await answersTo(`${chunked}5\r\nhello\r\n0\r\n\r\n`)).toMatch(/\{"read":\d+\}/);
  }
  expect(asked).toBe(6);
});

const tinyChunks = '1\r\nx\r\n'.repeat(50);

test.each([
  ['the next request', `0\r\n\r\n${get}\r\n`],
  ['another body of tiny chunks', `0\r\n\r\n${chunked}${tinyChunks}`],
  ['what is no HTTP', 'no chunk\r\n'],
])(
  'after a refused body of tiny chunks nothing else is begun or refused, not even %s',
  async (_what, rest) => {
    expect(await answersTo(chunked + tinyChunks + rest)).toMatch(/^HTTP\/1\.1 413 [^]*large\."\}$/);
    expect(asked).toBe(1);
    expect([currentListener().refusals.get(413), currentListener().refusals.get(400)]).toEqual([
      1,
      undefined,
    ]);
  },
);

test('a body of large chunks is read, even if its last ones are small', async () => {
  const pieces = `400\r\n${'x'.repeat(1024)}\r\n`.repeat(200) + '1\r\nx\r\n'.repeat(100);
  expect(await answersTo(`${chunked}${pieces}0\r\n\r\n`)).toMatch(/^HTTP\/1\.1 200 /);
  expect(read).toBe(200 * 1024 + 100);
});

test('a request with two hosts is refused', async () => {
  expect(await answersTo('GET / HTTP/1.1\r\nHost: a\r\nhOst: b\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
  expect(asked).toBe(0);
});
