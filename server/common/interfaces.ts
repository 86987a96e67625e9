import type { RateLimitName, Settings } from './settings.ts';

/** Milliseconds: since 1970, like `Date.now()`, or of a monotonic clock, like `performance.now()`. */
export type Clock = { now(): number };

export type Random = { bytes(length: number): Uint8Array };

/** Slow password hashing. `hash` returns a self-describing text; `verify` returns false for a hash it cannot read. */
export type Hasher = {
  hash(password: string): Promise<string>;
  verify(password: string, hash: string): Promise<boolean>;
};

/** What the server's secret is used for; each use has a key of its own. */
export type SecretUse = 'code' | 'link' | 'label';

export type Secrets = {
  /** HMAC-SHA-256 with the key of that use. */
  mac(use: SecretUse, text: string): Uint8Array;
  /** The same with every valid key, the current one first: a code or link that is presented may match any of them. */
  macs(use: SecretUse, text: string): Uint8Array[];
  /** Signs the access tokens. */
  tokenKey: string;
  /** Verify the access tokens, the current one first. */
  tokenKeys: readonly string[];
  /** SHA-256 in hexadecimal digits; needs no secret. */
  digest(content: string | Uint8Array): string;
};

/** Counts calls against `rateLimits` of the settings; resolves with the seconds to wait, 0 when the call may go on. */
export type RateLimits = { consume(limit: RateLimitName, key: string): Promise<number> };

type LogFields = Record<string, string | number | boolean | undefined>;
/** The fields must never contain bodies, addresses, tokens, codes or queries. */
export type Logger = Record<'info' | 'warn' | 'error', (event: string, fields?: LogFields) => void>;

/** How much is under way at a limit, and how much waits for its turn; for places nothing ever waits. */
export type Load = { running: number; waiting: number };

/** What is counted for operators. Labels are fixed words, never anything a visitor sent. */
export type Metrics = {
  /** A response was sent. `route` is the name of the call or the pattern of the address. */
  request(route: string, method: string, status: number, milliseconds: number): void;
  rateLimitRefused(limit: RateLimitName): void;
  /** The outcome of handing an email to the relay; `failed` is tried again. */
  delivery(outcome: 'sent' | 'refused' | 'unanswered' | 'failed'): void;
  /** A code was held back or refused, because its kind has spent its share of the day's emails. */
  mailShareSpent(kind: keyof Settings['mailShares']): void;
  /** Registers the load of a semaphore or of places. It is read whenever the metrics are. */
  watchLoad(name: 'hashing' | 'uploads' | 'storing' | 'downloads', load: () => Load): void;
};

const nothing = (): void => undefined;
export const noMetrics: Metrics = {
  request: nothing,
  rateLimitRefused: nothing,
  delivery: nothing,
  mailShareSpent: nothing,
  watchLoad: nothing,
};
