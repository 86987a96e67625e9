import { createHash } from 'node:crypto';

/** The name of a file, and the hash of what it holds (tooling/webpack/common.ts). */
const hashed = /([\w-]+)\.([0-9a-f]{6,20})(?=\.)/g;

/**
 * A page with other letters in the names of its files: they follow from the names alone. Any change of a script draws the
 * letters of many names anew, which moves the compressed page by 40 bytes either way, as if somebody had changed it.
 */
export const settledHashes = (html: string): string =>
  html.replaceAll(
    hashed,
    (_, name: string, hash: string) =>
      `${name}.${createHash('sha256').update(name).digest('hex').slice(0, hash.length)}`,
  );
