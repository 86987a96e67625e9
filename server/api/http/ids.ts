import type { Random } from '../../dependencies.ts';

export const base64UrlOf = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** 128 random bits in 22 characters that are safe in an address. */
export const makeId = (random: Random): string => base64UrlOf(random.bytes(16));

export const makeFileRef = (random: Random): string => `r_${makeId(random)}`;

/** Asked before a reference goes into a query: what no reference can hold, an engine may refuse to look for. */
export const isFileRef = (ref: unknown): ref is string =>
  typeof ref === 'string' && /^r_[\w-]{22}$/.test(ref);
