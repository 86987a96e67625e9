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
  // A driver may say it as it is typed and as it is meant.
  'd%C3%A4tabase',
  'dätabase',
  '100%relay',
])('no text says %s, however often', (secret) => {
  expect(redact(`“${secret}” and ${secret}: wrong`)).toBe('“•••” and •••: wrong');
});

test('what is no secret stays', () => {
  const text = 'app user db.example.org: smtps';
  expect(redact(text)).toBe(text);
});

test('a value of six characters is taken out, and a shorter one stands in words by chance', () => {
  expect(makeRedactor({ SECRET: 'abcdef' })('abcdef')).toBe('•••');
  expect(makeRedactor({ SECRET: 'abcde ' })('abcde')).toBe('abcde');
});

test.each([{}, { SMTP_URL: '' }, { SMTP_URL: 'no address' }, { SMTP_URL: 'smtp://mail.example.org' }])(
  'an environment without secrets changes nothing: %j',
  (env) => {
    expect(makeRedactor(env)('smtp mail and no address')).toBe('smtp mail and no address');
  },
);
