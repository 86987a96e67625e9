import { storeErrorOf } from './database.ts';

test.each([
  ['SQLITE_FULL', 'full'],
  ['SQLITE_IOERR_SHMSIZE', 'full'],
  ['53100', 'full'],
  ['SQLITE_BUSY', 'unavailable'],
  ['SQLITE_BUSY_SNAPSHOT', 'unavailable'],
  ['SQLITE_IOERR_WRITE', 'unavailable'],
  ['SQLITE_THREAD', 'unavailable'],
  ['ECONNREFUSED', 'unavailable'],
  ['ECONNRESET', 'unavailable'],
  ['EHOSTUNREACH', 'unavailable'],
  ['EAI_AGAIN', 'unavailable'],
  ['08006', 'unavailable'],
  ['08P01', 'unavailable'],
  ['25006', 'unavailable'],
  ['25P03', 'unavailable'],
  ['40001', 'unavailable'],
  ['40P01', 'unavailable'],
  ['53300', 'unavailable'],
  ['55P03', 'unavailable'],
  ['57014', 'unavailable'],
  ['57P01', 'unavailable'],
  ['57P03', 'unavailable'],
  ['58030', 'unavailable'],
  ['23505', undefined],
  ['22021', undefined],
  ['42703', undefined],
  ['SQLITE_CONSTRAINT_UNIQUE', undefined],
  ['SQLITE_ERROR', undefined],
])('an error of code %s is %s', (code, meaning) => {
  expect(storeErrorOf(Object.assign(new Error('x'), { code }))).toBe(meaning);
});

test.each([
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
  'Query read timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'connect ENOENT /run/postgresql/.s.PGSQL.5432',
  'connect EAGAIN /run/postgresql/.s.PGSQL.5432',
])('“%s” says that the database does not answer', (message) => {
  expect(storeErrorOf(new Error(message))).toBe('unavailable');
});

test('a host with several addresses is unavailable if one of its errors says so, whatever the others are', () => {
  const failures = ['EADDRNOTAVAIL', 'ECONNREFUSED'].map((code) => Object.assign(new Error('x'), { code }));
  const error = Object.assign(new AggregateError(failures), { code: 'EADDRNOTAVAIL' });
  expect(storeErrorOf(error)).toBe('unavailable');
  expect(storeErrorOf(new AggregateError([new TypeError('x')]))).toBeUndefined();
});

test('an error of our own code is not taken for one of the database', () => {
  expect(storeErrorOf(undefined)).toBeUndefined();
  expect(storeErrorOf(new TypeError('x'))).toBeUndefined();
  expect(storeErrorOf(new Error('no result'))).toBeUndefined();
  const missing = Object.assign(new Error('ENOENT: no such file, open app.db'), { code: 'ENOENT' });
  expect(storeErrorOf(missing)).toBeUndefined();
});
