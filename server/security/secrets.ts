import { createHmac, hash, hkdfSync } from 'node:crypto';
import type { Secrets, SecretUse } from '../common/interfaces.ts';

const keyOf = (secret: string, use: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `site/${use}`, 32));

/** Derives independent keys from one secret: a key that leaks discloses nothing about the others. */
function keysOf(secret: string): Record<SecretUse | 'token', Buffer> {
  return {
    code: keyOf(secret, 'code'),
    link: keyOf(secret, 'link'),
    label: keyOf(secret, 'label'),
    token: keyOf(secret, 'token'),
  };
}

/**
 * Signs with `secret` and verifies with either secret, so that a secret can be replaced while tokens, links and codes
 * made with `previous` stay valid. As long as `previous` is given, two codes of a million are right instead of one.
 */
export function makeSecrets(secret: string, previous?: string): Secrets {
  const current = keysOf(secret);
  const all = previous ? [current, keysOf(previous)] : [current];
  const macWith = (key: Buffer, text: string): Uint8Array =>
    new Uint8Array(createHmac('sha256', key).update(text).digest());
  return {
    mac: (use, text) => macWith(current[use], text),
    macs: (use, text) => all.map((keys) => macWith(keys[use], text)),
    tokenKey: current.token.toString('hex'),
    tokenKeys: all.map(({ token }) => token.toString('hex')),
    digest: (content) => hash('sha256', content, 'hex'),
  };
}
