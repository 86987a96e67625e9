import { errorFieldsOf, thrownMessageOf, thrownTextOf } from './errorText.ts';

const unreachable = new AggregateError([
  new Error('connect ECONNREFUSED ::1:25'),
  new Error('connect ECONNREFUSED 127.0.0.1:25'),
]);

test.each<[unknown, string, string]>([
  [new TypeError('No.'), 'No.', 'TypeError: No.'],
  [new Error(''), '', 'Error'],
  [
    unreachable,
    'connect ECONNREFUSED ::1:25; connect ECONNREFUSED 127.0.0.1:25',
    'AggregateError: connect ECONNREFUSED ::1:25; connect ECONNREFUSED 127.0.0.1:25',
  ],
  [new AggregateError([new Error('one')], 'All of them.'), 'All of them.', 'AggregateError: All of them.'],
  [new AggregateError([]), '', 'AggregateError'],
  ['words', 'words', 'words'],
  [null, 'null', 'null'],
  [{ message: 7 }, '[object Object]', '[object Object]'],
])('%p has the message “%s”, and with its name “%s”', (error, message, text) => {
  expect([thrownMessageOf(error), thrownTextOf(error)]).toEqual([message, text]);
});

test('an error has its message and the place where it was thrown, however many lines the message has', () => {
  expect(errorFieldsOf(new TypeError('first line\nat second line'))).toEqual({
    error: 'TypeError: first line\nat second line',
    at: expect.stringMatching(/^at .*errorText\.test\.ts:\d+:\d+\)?$/) as string,
  });
});

test.each([
  [null, 'null'],
  [undefined, 'undefined'],
  ['words', 'words'],
  [{ stack: 7 }, '[object Object]'],
  [Object.assign(new Error('bare'), { stack: undefined }), 'Error: bare'],
])('a thrown value without a stack has a text and no place: %p', (thrown, error) => {
  expect(errorFieldsOf(thrown)).toEqual({ error, at: undefined });
});

test('the error of a database with several unreachable addresses names each of them', () => {
  const refusals = ['::1', '127.0.0.1'].map((address) => new Error(`connect ECONNREFUSED ${address}:5432`));
  expect(errorFieldsOf(new AggregateError(refusals)).error).toBe(
    'AggregateError: connect ECONNREFUSED ::1:5432; connect ECONNREFUSED 127.0.0.1:5432',
  );
});
