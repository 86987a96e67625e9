import { apiErrorOf, messageOf } from './apiError.ts';

test.each([
  [{ message: ' Invalid email or password. ' }, 'Invalid email or password.'],
  [{ message: '' }, undefined],
  [{ message: 7 }, undefined],
  [{ message: '<html><body>502</body></html>' }, undefined],
  [{ message: 'TypeError: x\n    at handler (server.js:1)' }, undefined],
  [{ message: 'x'.repeat(501) }, undefined],
  ['<html>', undefined],
  [null, undefined],
])('of %j the words fit to show are taken', (answer, words) => {
  expect(messageOf(answer)).toBe(words);
});

test('anything unknown counts as a network fault, a call that was left as aborted', () => {
  expect(apiErrorOf(new TypeError('Failed to fetch'))).toEqual({ kind: 'network' });
  expect(apiErrorOf(new DOMException('left', 'AbortError'))).toEqual({ kind: 'aborted' });
  expect(apiErrorOf({ kind: 'failure', status: 409, message: 'No.' })).toEqual({
    kind: 'failure',
    status: 409,
    message: 'No.',
  });
});
