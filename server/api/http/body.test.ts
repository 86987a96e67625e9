import { stalledBody } from '../../../mocks/http/stalledBody.ts';
import { makeSettings } from '../../common/settings.ts';
import { discardBody, makeAnswersReader, readJson } from './body.ts';

const settings = makeSettings();

/** The status of the error that `readJson` throws, or 200. */
async function statusOf(
  body: BodyInit,
  limit?: number,
  type = 'application/json',
  announced: Record<string, string> = {},
): Promise<number> {
  const headers = { 'Content-Type': type, ...announced };
  const init = { method: 'POST', headers, body, duplex: 'half' };
  const request = new Request('http://localhost/', init);
  try {
    await readJson(request, settings, limit);
    return 200;
  } catch (error) {
    return (error as { status: number }).status;
  }
}

test.each([
  ['an object', '{"a":1}', 200],
  ['two hundred thousand nested arrays', `{"a":${'['.repeat(200_000)}${']'.repeat(200_000)}}`, 400],
  ['nested arrays that are never closed', '['.repeat(400_000), 400],
  ['nested objects', `${'{"a":'.repeat(80_000)}1${'}'.repeat(80_000)}`, 400],
  [
    'more names than any form has',
    JSON.stringify(Object.fromEntries(Array.from({ length: 50_000 }, (_, n) => [n, 1]))),
    400,
  ],
  ['half a character', new Uint8Array([0x22, 0xc3]), 400],
  ['nothing', '', 400],
])('a body of %s is judged without a crash', async (_what, body, status) => {
  expect(await statusOf(body, settings.body.answers)).toBe(status);
});

test('a body over the limit is read to its end and refused', async () => {
  expect(await statusOf(`"${'x'.repeat(64 * 1024)}"`)).toBe(413);
});

test.each([
  ['with Content-Length', (length: number) => ({ 'Content-Length': String(length) })],
  ['without Content-Length', () => ({})],
])('a body %s may be as long as the limit and not a byte longer', async (_which, announced) => {
  const statusOfLength = (length: number) =>
    statusOf(`{"a":"${'x'.repeat(length - 8)}"}`, 1000, undefined, announced(length));
  expect(await statusOfLength(1000)).toBe(200);
  expect(await statusOfLength(1001)).toBe(413);
});

describe('a body whose sender stalls', () => {
  const { discardTime } = settings.body;
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] }));
  afterEach(() => void jest.useRealTimers());

  test('is refused all the same once it is too long', async () => {
    const { stream, isRead } = stalledBody('x'.repeat(1001));
    const status = statusOf(stream, 1000);
    await isRead;
    jest.advanceTimersByTime(discardTime);
    expect(await status).toBe(413);
  });

  test('does not hold up the answer to a call that was refused without it', async () => {
    const { stream, isRead } = stalledBody('x');
    const init = { method: 'POST', body: stream, duplex: 'half' };
    const discarded = discardBody(new Request('http://localhost/', init), settings.body);
    await isRead;
    jest.advanceTimersByTime(discardTime);
    expect(await discarded).toBeUndefined();
  });
});

test('JSON is recognised by its content type, whatever its case and parameters', async () => {
  expect(await statusOf('{}', undefined, 'Application/JSON; charset=utf-8')).toBe(200);
});

test('a body that breaks off is refused at once', async () => {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"a":'));
    },
    pull(controller) {
      controller.error(new Error('The listener ended the connection.'));
    },
  });
  expect(await statusOf(body)).toBe(400);
});

test('a body of another content type is refused', async () => {
  expect(await statusOf('{}', undefined, 'text/plain')).toBe(415);
});

describe('answers longer than the body of other calls may be', () => {
  const text = new TextEncoder();
  const clock = {
    time: 0,
    now: () => clock.time,
  };
  const { perAddress, total, givesWayAfter } = settings.body.long;
  let readAnswers: ReturnType<typeof makeAnswersReader>;
  beforeEach(() => {
    clock.time = 0;
    readAnswers = makeAnswersReader({ monotonicClock: clock }, settings);
  });

  /** Sends so many bytes of answers, and the rest with `end`; resolves when the first ones were read. */
  async function begin(address: string, bytes = 100 * 1024) {
    const { stream, feed, isRead } = stalledBody(`{"a":"${'x'.repeat(bytes)}`);
    const headers = { 'Content-Type': 'application/json' };
    const init = { method: 'POST', headers, body: stream, duplex: 'half' };
    const answer = readAnswers(new Request('http://localhost/', init), address).then(
      () => 200,
      (error: unknown) => (error as { status: number }).status,
    );
    await isRead;
    return {
      more: (count: number) => feed.enqueue(text.encode('x'.repeat(count))),
      end: () => {
        feed.enqueue(text.encode('"}'));
        feed.close();
        return answer;
      },
    };
  }
  const beginMany = (count: number, addressOf: (index: number) => string) =>
    Promise.all(Array.from({ length: count }, (_item, index) => begin(addressOf(index))));

  test('have a few places for each address, and shorter ones need none', async () => {
    const [first] = await beginMany(perAddress, () => 'a1');
    expect(await (await begin('a1')).end()).toBe(429);
    expect(await (await begin('a1', 60 * 1024)).end()).toBe(200);
    expect(await (await begin('a2')).end()).toBe(200);
    expect(await first?.end()).toBe(200);
    expect(await (await begin('a1')).end()).toBe(200);
  });

  test('have a limited number of places in all, and after a while the slowest gives way to a newcomer', async () => {
    const all = await beginMany(total, (index) => `a${index}`);
    expect(await (await begin('b1')).end()).toBe(503);
    clock.time = givesWayAfter;
    // The second one receives nothing more, so it is the slowest.
    for (const one of all.toSpliced(1, 1)) one.more(1);
    const newcomer = await begin('b2');
    expect(await all[1]?.end()).toBe(503);
    expect(await newcomer.end()).toBe(200);
    expect(await all[0]?.end()).toBe(200);
  });
});
