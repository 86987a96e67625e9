import { createHash, createHmac, hkdfSync } from 'node:crypto';
import type { Secrets, SecretUse } from '../api/dependencies.ts';

/** Independent keys from one secret: what leaks of one tells nothing of the others. */
export function makeSecrets(secret: string): Secrets {
  const keyOf = (use: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', `site/${use}`, 32));
  const keys: Record<SecretUse, Buffer> = { code: keyOf('code'), link: keyOf('link'), label: keyOf('label') };
  return {
    mac: (use, text) => new Uint8Array(createHmac('sha256', keys[use]).update(text).digest()),
    tokenKey: keyOf('token').toString('hex'),
    digest: (content) => createHash('sha256').update(content).digest('hex'),
  };
}
