import { apiErrorOf } from './apiError.ts';

test('an unknown error counts as a network error, an AbortError as aborted, and an ApiError is returned as it is', () => {
  expect(apiErrorOf({ name: 'TypeError', message: 'Failed to fetch' })).toEqual({ kind: 'network' });
  expect(apiErrorOf({ name: 'AbortError', message: 'Aborted' })).toEqual({ kind: 'aborted' });
  expect(apiErrorOf({ kind: 'failure', status: 409, message: 'No.' })).toEqual({
    kind: 'failure',
    status: 409,
    message: 'No.',
  });
});
