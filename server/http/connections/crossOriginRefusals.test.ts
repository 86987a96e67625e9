import { once } from 'node:events';
import { installListener } from '../../../mocks/http/httpListener.ts';

const { currentListener, conditions, pass, send } = installListener();

describe('a page of another origin', () => {
  const listed = 'https://www.kolam.example';
  const stalled = (origin: string) =>
    `POST / HTTP/1.1\r\nHost: a\r\nOrigin: ${origin}\r\nContent-Length: 100\r\n\r\nhalf`;

  test.each([
    ['408, where a body stalls', 408, stalled(listed), () => pass(22_000)],
    ['503, where the server ends', 503, stalled(listed), () => currentListener().connections.end()],
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
      once(currentListener().server, 'request'),
      once(currentListener().server, 'checkExpectation'),
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
    conditions.answerTo = fail;
    const answer = await send(`GET / HTTP/1.1\r\nHost: a\r\nOrigin: ${listed}\r\n\r\n`).answer;
    expect(answer).toMatch(
      /^HTTP\/1.1 500 .*access-control-allow-origin: https:\/\/www\.kolam\.example\r.*"message":"Something went wrong/is,
    );
    expect(answer).toMatch(/^access-control-allow-credentials: true\r$/im);
    expect(answer).not.toContain('secret detail');
    expect([...currentListener().refusals]).toEqual([[500, 1]]);
  });

  test('a page of an origin that is listed reads in the response to its call that there is no room, and its preflight is allowed', async () => {
    conditions.limits.atOnce = 0;
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
    const arrived = once(currentListener().server, 'request');
    const { answer } = send(stalled('https://evil.example'));
    await arrived;
    pass(22_000);
    expect(await answer).toMatch(/^HTTP\/1.1 408 /);
    expect(await answer).not.toMatch(/^access-control-allow-origin/im);
  });
});
