import { openingFailureOf } from './openingFailure.ts';

const path = '/var/lib/site/app.db';
const reasonOf = (code: string, config = { databaseUrl: path, DATABASE_URL: '' }) =>
  openingFailureOf(Object.assign(new Error('Words of the system.'), { code }), config);

test.each(['EACCES', 'EPERM', 'EROFS', 'SQLITE_READONLY_DBMOVED'])(
  '%s is explained with its remedy',
  (code) => {
    expect(reasonOf(code)).toBe(
      `DATA_DIR: the database cannot be opened: “${path}” cannot be written by this user: correct the owner and the permissions of the file and its folder.`,
    );
  },
);

test('an unforeseen error keeps its own message', () => {
  expect(reasonOf('EXDEV')).toBe('DATA_DIR: the database cannot be opened: Words of the system.');
});

test('the error of a host with several unreachable addresses names each of them', () => {
  const url = 'postgres://localhost/site';
  const refusals = ['::1', '127.0.0.1'].map((address) => new Error(`connect ECONNREFUSED ${address}:5432`));
  const error = Object.assign(new AggregateError(refusals), { code: 'ECONNREFUSED' });
  expect(openingFailureOf(error, { databaseUrl: url, DATABASE_URL: url })).toBe(
    'DATABASE_URL: the database cannot be opened: connect ECONNREFUSED ::1:5432; connect ECONNREFUSED 127.0.0.1:5432.',
  );
});

test('an error of PostgreSQL names DATABASE_URL, and is not explained as one of a file', () => {
  const url = 'postgres://db.example.org/site';
  expect(reasonOf('EACCES', { databaseUrl: url, DATABASE_URL: url })).toBe(
    'DATABASE_URL: the database cannot be opened: Words of the system.',
  );
});
