import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/** Milliseconds. */
export const dayLength = 24 * 60 * 60 * 1000;

/** Number of the day since 1970, in UTC. */
export const dayOf = (now: number): number => Math.floor(now / dayLength);

/** Milliseconds by which the clocks of two servers may differ before one takes the other's times for impossible. */
const clockSkew = 60 * 1000;

/** The latest stored time that is accepted, where `latest` is the latest that this server could have written by now. */
export const latestPossible = (latest: number): number => latest + clockSkew;

/**
 * SQL condition: whether a stored time can be right. A later one was written while the clock was ahead and must be
 * ignored; otherwise whatever waits for it would wait for as long as the clock was ahead.
 *
 * @param latest - the latest time that could have been written there by now
 */
export const isPossible = (column: string, latest: number): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} <= ${latestPossible(latest)}`;

/** `isPossible` for a time that was read already, from the database or from an access token. */
export const isPossibleTime = (time: number, latest: number): boolean => time <= latestPossible(latest);

/**
 * SQL condition: whether a row has not expired. An expiry further ahead than a whole `lifetime` is impossible.
 */
export const isAlive = (lifetime: number, now: number, column = 'expires_at'): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(column)} > ${now} and ${isPossible(column, now + lifetime)})`;
