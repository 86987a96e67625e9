import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/** Milliseconds. */
export const dayLength = 24 * 60 * 60 * 1000;

/** Milliseconds by which the clocks of two servers may differ before what one wrote is nonsense to the other. */
const clockSkew = 60 * 1000;

/** The latest time that is no nonsense where `latest` is the latest moment that could have been written by now. */
export const latestPossible = (latest: number): number => latest + clockSkew;

/**
 * Whether a stored time may be true. One later than it could be was written while the clock was wrong: it is void, or
 * what waits for it would wait for as long as the clock was ahead.
 *
 * @param latest - the latest moment that could have been written there by now
 */
export const isPossible = (column: string, latest: number): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} <= ${latestPossible(latest)}`;

/** The same for a time that was read already. */
export const isPossibleTime = (time: number, latest: number): boolean => time <= latestPossible(latest);

/** Whether something with an end lives: it ends later than now, and not later than its whole life from now. */
export const isAlive = (lifetime: number, now: number): RawBuilder<boolean> =>
  sql<boolean>`(expires_at > ${now} and ${isPossible('expires_at', now + lifetime)})`;
