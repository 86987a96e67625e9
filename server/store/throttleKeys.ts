import type { CodePurpose } from './database/tables.ts';

/** What a row of an address counts, by the beginning of its key. The network of a known caller has logged in before. */
const kinds = {
  logIn: 'failed logins of one network',
  guess: 'codes typed from one network',
  code: 'codes requested from one network',
  known: 'known network',
} as const;
const kindOfShared = 'failed logins of all unknown networks';
const kindOfOthers = 'counter of another release';

type Prefix = keyof typeof kinds;
export type WaitKind = (typeof kinds)[Prefix] | typeof kindOfShared | typeof kindOfOthers;

const keyOf = (prefix: Prefix, rest: string): string => `${prefix}:${rest}`;

/** Key of the row that counts the failed logins of one caller. */
export const logInKeyOf = (caller: string): string => keyOf('logIn', caller);

/** Key of the row that counts the failed logins of all unknown callers of an address together. */
export const sharedLogInKeyOf = (subject: string): string => keyOf('logIn', subject);

/** Key of the row that marks a caller as known. */
export const knownKeyOf = (caller: string): string => keyOf('known', caller);

/** Key of the row that counts the codes that one caller typed. */
export const guessKeyOf = (caller: string): string => keyOf('guess', caller);

/** Key of the row that counts the codes that one caller requested. */
export const codeKeyOf = (purpose: CodePurpose, caller: string): string =>
  keyOf('code', `${purpose}:${caller}`);

/** Pattern of SQL's `like` for all keys with a prefix. */
export const keysLike = (prefix: Prefix): string => keyOf(prefix, '%');

const isPrefix = (text: string): text is Prefix => Object.hasOwn(kinds, text);

/** What a row counts. After an upgrade, or after going back, there may be rows that only another release can read. */
export function waitKindOf(key: string, subject: string): WaitKind {
  if (key === sharedLogInKeyOf(subject)) return kindOfShared;
  const prefix = key.slice(0, Math.max(0, key.indexOf(':')));
  return isPrefix(prefix) ? kinds[prefix] : kindOfOthers;
}
