import { createHash } from 'node:crypto';

/** Matches the name of a file and the hash of its content (tooling/webpack/common.ts). */
const hashed = /([\w-]+)\.([0-9a-f]{6,20})(?=\.)/g;

/**
 * A page in whose file names the content hashes are replaced by hashes of the names. Any change of a script changes the
 * content hashes of many files, which makes the compressed page up to 40 bytes larger or smaller, as if the page itself had
 * changed.
 */
export const settledHashes = (html: string): string =>
  html.replaceAll(
    hashed,
    (_, name: string, hash: string) =>
      `${name}.${createHash('sha256').update(name).digest('hex').slice(0, hash.length)}`,
  );
