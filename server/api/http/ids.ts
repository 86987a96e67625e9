import type { Random } from '../../common/interfaces.ts';

export const base64UrlOf = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** 128 random bits in 22 characters that are safe in a URL. */
export const makeId = (random: Random): string => base64UrlOf(random.bytes(16));

export const makeFileRef = (random: Random): string => `r_${makeId(random)}`;

/** Checked before a reference goes into a query: a database may refuse characters such as NUL. */
export const isFileRef = (ref: unknown): ref is string =>
  typeof ref === 'string' && /^r_[\w-]{22}$/.test(ref);
