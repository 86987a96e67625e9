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

test('more than forty chunks must have 256 bytes on average', () => {
  const { pushBytes, refuse } = arriving();
  pushBytes(...times(40, 1), 41 * 256 - 40, ...times(1000, 256));
  expect(refuse).not.toHaveBeenCalled();
  expect(pushBytes(255)).toEqual([false]);
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

test('a body that is not chunked may arrive in pieces of any size', () => {
  const { pushBytes, refuse } = arriving({ 'content-length': '100' });
  expect(pushBytes(...times(100, 1))).not.toContain(false);
  expect(refuse).not.toHaveBeenCalled();
});
