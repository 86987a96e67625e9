import { errorCodeOf } from './errorCode.ts';

test('an error has its code, whoever threw it', () => {
  expect(errorCodeOf(Object.assign(new Error('x'), { code: 'SQLITE_BUSY' }))).toBe('SQLITE_BUSY');
  expect(errorCodeOf(new DOMException('x', 'AbortError'))).toBe('');
});

test.each([new Error('x'), 'x', null, undefined])('%s has no code', (thrown) => {
  expect(errorCodeOf(thrown)).toBe('');
});
