import { once } from 'node:events';
import type { Socket } from 'node:net';
import { installListener, turn } from '../../../mocks/http/httpListener.ts';

const { currentListener, conditions, pass, send } = installListener();

test('a body that stops arriving is answered with 408', async () => {
  const arrived = once(currentListener().server, 'request');
  const { answer } = send('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nhalf');
  await arrived;
  pass(22_000);
  expect(await answer).toMatch(/^HTTP\/1.1 408 .*Connection: close.*\{"message":"The request did not/s);
});

test('a head that does not arrive in time is answered with 408', async () => {
  const opened = once(currentListener().server, 'connection');
  const { answer } = send('GET / HTTP/1.1\r\nHost: a\r\n');
  const [socket] = (await opened) as [Socket];
  const late = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  currentListener().server.emit('clientError', late, socket);
  expect(await answer).toMatch(/^HTTP\/1.1 408 .*\{"message":"The request did not arrive in time/s);
});

test('a body that takes minutes and never stops is accepted', async () => {
  const arrived = once(currentListener().server, 'request');
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
  expect(currentListener().server.requestTimeout).toBe(0);
  expect(currentListener().server.headersTimeout).toBe(conditions.limits.headers);
});

test.each(['GET', 'HEAD'])('the body of a %s is not waited for once it is answered', async (method) => {
  conditions.answerTo = () => new Response('page');
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
    conditions.answerTo = () =>
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
  const arrived = once(currentListener().server, 'request');
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
  const arrived = once(currentListener().server, 'request');
  const { answer } = send('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nhalf');
  await arrived;
  currentListener().connections.end();
  expect(await answer).toMatch(/^HTTP\/1.1 503 .*Retry-After: 2.*"message":"The server is busy. Please try/s);
});
