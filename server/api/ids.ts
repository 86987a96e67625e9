import type { Random } from './ports.ts';

export const base64UrlOf = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** 128 random bits in 22 characters that are safe in an address. */
export const makeId = (random: Random): string => base64UrlOf(random.bytes(16));
