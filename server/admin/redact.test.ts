import { makeRedactor } from './redact.ts';

const redact = makeRedactor({
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
])('every occurrence of %s is replaced', (secret) => {
  expect(redact(`“${secret}” and ${secret}: wrong`)).toBe('“•••” and •••: wrong');
});

test('text without a secret is left unchanged', () => {
  const text = 'app user db.example.org: smtps';
  expect(redact(text)).toBe(text);
});

test('a value of six characters is replaced, and a shorter one, which other text may contain, is not', () => {
  expect(makeRedactor({ SECRET: 'abcdef' })('abcdef')).toBe('•••');
  expect(makeRedactor({ SECRET: 'abcde ' })('abcde')).toBe('abcde');
});

test.each([{}, { SMTP_URL: '' }, { SMTP_URL: 'no address' }, { SMTP_URL: 'smtp://mail.example.org' }])(
  'an environment without secrets changes nothing: %j',
  (env) => {
    expect(makeRedactor(env)('smtp mail and no address')).toBe('smtp mail and no address');
  },
);
