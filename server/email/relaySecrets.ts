import { credentialsOf } from '../common/credentials.ts';

/** Without padding, which a relay may leave off. */
const base64 = (text: string): string => Buffer.from(text).toString('base64').replaceAll('=', '');

/**
 * The texts by which the relay of `url` could give its password away in a reply that repeats what it was sent: the
 * password, and what AUTH LOGIN and AUTH PLAIN (RFC 4616) make of user and password.
 */
export function relaySecretsOf(url: string): string[] {
  const { users, passwords } = credentialsOf(url);
  return [
    ...passwords,
    ...[...users, ...passwords].map(base64),
    ...users.flatMap((user) =>
      passwords.flatMap((password) => [
        base64(`\0${user}\0${password}`),
        base64(`${user}\0${user}\0${password}`),
      ]),
    ),
  ];
}
