import type { IncomingMessage } from 'node:http';
import { limitChunks } from './bodyChunks.ts';

const end = null;

/** A request whose body arrives by `push`; `taken` collects the pieces that were let through. */
function arriving(headers: IncomingMessage['headers'] = { 'transfer-encoding': 'chunked' }) {
  const taken: (Uint8Array | null)[] = [];
  const [refuse, pause] = [jest.fn(), jest.fn()];
  const request = {
    headers,
    push(chunk: Uint8Array | null) {
      taken.push(chunk);
      return true;
    },
    socket: { parser: { pause } },
  };
  limitChunks(request as unknown as IncomingMessage, refuse);
  const pushBytes = (...sizes: number[]) => sizes.map((size) => request.push(new Uint8Array(size)));
  return { request, pushBytes, taken, refuse, pause };
}

const times = (count: number, size: number) => Array.from({ length: count }, () => size);

test('the first forty chunks may be of any size', () => {
  const { request, pushBytes, taken, refuse } = arriving();
  expect(pushBytes(...times(40, 1))).not.toContain(false);
  request.push(end);
  expect(taken).toHaveLength(41);
  expect(refuse).not.toHaveBeenCalled();
});

test.each([
  ['a chunked body', { 'transfer-encoding': 'chunked' }, 256],
  ['a body with a Content-Length', { 'content-length': '300000' }, 128],
])('more than forty chunks of %s must have so many bytes on average', (_what, headers, average) => {
  const { pushBytes, refuse } = arriving(headers);
  pushBytes(...times(40, 1), 41 * average - 40, ...times(1000, average));
  expect(refuse).not.toHaveBeenCalled();
  expect(pushBytes(average - 1)).toEqual([false]);
  expect(refuse).toHaveBeenCalledTimes(1);
});

test('a body of tiny chunks is refused once, and its rest is neither parsed nor let through', () => {
  const { request, pushBytes, taken, refuse, pause } = arriving();
  expect(pushBytes(...times(42, 1)).slice(40)).toEqual([false, false]);
  pushBytes(1_000_000);
  request.push(end);
  expect(taken).toHaveLength(40);
  expect([refuse.mock.calls.length, pause.mock.calls.length]).toEqual([1, 1]);
});
