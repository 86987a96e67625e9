import { redactorOf } from './redactor.ts';

const redact = redactorOf({
  SECRET: ' the-secret-of-now ',
  SECRET_PREVIOUS: 'the-secret-before',
  METRICS_TOKEN: 'a-token-to-read',
  DATABASE_URL: 'postgres://app:d%C3%A4tabase@db.example.org/app',
  SMTP_URL: 'smtps://user:100%relay@mail.example.org',
});

test.each([
  'the-secret-of-now',
  'the-secret-before',
  'a-token-to-read',
  // An error message may have the password as it is in the URL or decoded.
  'd%C3%A4tabase',
  'dätabase',
  '100%relay',
  // What AUTH PLAIN and AUTH LOGIN send of user and password, which a relay may repeat, with padding or without.
  Buffer.from('\0user\x00100%relay').toString('base64').replaceAll('=', ''),
  Buffer.from('user\0user\x00100%relay').toString('base64').replaceAll('=', ''),
  Buffer.from('100%relay').toString('base64'),
  Buffer.from('user').toString('base64').replaceAll('=', ''),
])('every occurrence of %s is replaced', (secret) => {
  expect(redact(`“${secret}” and ${secret}: wrong`)).toBe('“•••” and •••: wrong');
});

test('text without a secret is left unchanged', () => {
  const text = 'app user db.example.org: smtps';
  expect(redact(text)).toBe(text);
});

test('a value of six characters is replaced, and a shorter one, which other text may contain, is not', () => {
  expect(redactorOf({ SECRET: 'abcdef' })('abcdef')).toBe('•••');
  expect(redactorOf({ SECRET: 'abcde ' })('abcde')).toBe('abcde');
});

test.each([{}, { SMTP_URL: '' }, { SMTP_URL: 'no address' }, { SMTP_URL: 'smtp://mail.example.org' }])(
  'an environment without secrets changes nothing: %j',
  (env) => {
    expect(redactorOf(env)('smtp mail and no address')).toBe('smtp mail and no address');
  },
);
