import { thrownMessageOf, thrownTextOf } from './errorText.ts';

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
])('%p has the message “%s”, and with its name “%s”', (error, message, text) => {
  expect([thrownMessageOf(error), thrownTextOf(error)]).toEqual([message, text]);
});
