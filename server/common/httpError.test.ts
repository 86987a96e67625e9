import { HttpError, busy } from './httpError.ts';

test('a refusal has no stack trace, and leaves those of other errors as they are', () => {
  const cause = new Error('full');
  const refusal = busy(cause);
  expect(refusal.stack).toBe('HttpError: The server is busy. Please try again in a moment.');
  expect(refusal.cause).toBe(cause);
  expect(refusal).toBeInstanceOf(HttpError);
  expect(new Error('later').stack).toContain('httpError.test.ts');
});
