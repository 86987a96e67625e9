import { apiErrorOf } from './apiError.ts';

test('anything unknown counts as a network error, a call that was left as aborted', () => {
  expect(apiErrorOf({ name: 'TypeError', message: 'Failed to fetch' })).toEqual({ kind: 'network' });
  expect(apiErrorOf({ name: 'AbortError', message: 'Aborted' })).toEqual({ kind: 'aborted' });
  expect(apiErrorOf({ kind: 'failure', status: 409, message: 'No.' })).toEqual({
    kind: 'failure',
    status: 409,
    message: 'No.',
  });
});
