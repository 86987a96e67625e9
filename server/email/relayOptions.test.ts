import { relayOptionsOf } from './relayOptions.ts';

test.each([
  ['smtp://user:secret@mail.example.org', true],
  ['smtp://mail.example.org:25', true],
  ['smtp://10.0.0.7', true],
  ['smtp://127.0.0.1:1025', false],
  ['smtp://localhost', false],
])('the relay %s must use TLS: %s', (url, requireTLS) => {
  expect(relayOptionsOf(url)).toMatchObject({ url, requireTLS });
});

test.each([
  ['smtp://localhost', { rejectUnauthorized: false }],
  ['smtp://[::1]:25', { rejectUnauthorized: false }],
  ['smtps://localhost', undefined],
  ['smtp://mail.example.org', undefined],
  ['smtps://mail.example.org', undefined],
])('the certificate of the relay %s is accepted unverified only with smtp: on this computer', (url, tls) => {
  expect(relayOptionsOf(url).tls).toEqual(tls);
});
