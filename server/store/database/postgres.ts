import type { Pool, PoolClient } from 'pg';
import { settledWithin } from '../../deadline.ts';

/** Milliseconds. A lock ends before its statement, and that before the wait for its answer: the nearest reason is told. */
const defaultTimeouts = {
  /** For a free connection, a new one included. */
  connect: 5000,
  /** For a row or table that another transaction holds. */
  lock: 5000,
  /** For one statement, kept by PostgreSQL. */
  statement: 8000,
  /** For one answer, kept here: a PostgreSQL that hangs keeps no time. */
  answer: 9000,
  /** For the next statement of a transaction, after which PostgreSQL gives it up. */
  idleTransaction: 20_000,
  /** Before the network is asked whether a silent connection still stands. */
  keepAlive: 10_000,
  /** For the connections in use when the pool is closed. */
  close: 3000,
};

export type PostgresTimeouts = typeof defaultTimeouts;

/** For work that nobody waits for with a browser, such as a migration or a command of the operator. 0: as long as it takes. */
export const unhurried: Partial<PostgresTimeouts> = { lock: 0, statement: 0, answer: 0 };

type PostgresOptions = {
  /** Separates users of one database, such as test workers. */
  schema?: string;
  max: number;
  /** In place of those for calls of visitors. */
  timeouts?: Partial<PostgresTimeouts>;
};

const readOnly = '25006';
const isUseless = (error: unknown): boolean => {
  const { message, code } = error as Error & { code?: string };
  return message === 'Query read timeout' || code === readOnly;
};

/**
 * A connection that owes an answer must not be used again: the pool would hand it on, and everybody would wait. Nor one to a
 * host that has become a standby: the next one leads to the host that is the first now.
 */
function endWhenUseless(client: PoolClient): void {
  const query = client.query.bind(client) as (...parameters: unknown[]) => unknown;
  const watched = (...parameters: unknown[]): unknown => {
    const answer = query(...parameters);
    if (answer instanceof Promise)
      answer.catch((error: unknown) => {
        if (isUseless(error)) void endNow(client);
      });
    return answer;
  };
  client.query = watched as PoolClient['query'];
}

/** Cuts the connection when something is under way on it. */
const endNow = (client: PoolClient): Promise<void> =>
  (client as unknown as { end(): Promise<void> }).end().catch(() => undefined);

/**
 * At most `max` connections to a PostgreSQL. No wait is without an end, whatever state it is in, but where a timeout is 0;
 * `end()` always has one. Counts come as numbers.
 */
export async function openPostgresPool(
  url: string,
  { schema, max, ...options }: PostgresOptions,
): Promise<Pool> {
  const timeouts = { ...defaultTimeouts, ...options.timeouts };
  // Loaded only when configured, so that a start without PostgreSQL does not pay for it.
  const { Pool: PostgresPool, types } = await import('pg');
  types.setTypeParser(types.builtins.INT8, Number);
  const pool = new PostgresPool({
    connectionString: url,
    max,
    connectionTimeoutMillis: timeouts.connect,
    lock_timeout: timeouts.lock,
    statement_timeout: timeouts.statement,
    query_timeout: timeouts.answer,
    idle_in_transaction_session_timeout: timeouts.idleTransaction,
    keepAlive: true,
    keepAliveInitialDelayMillis: timeouts.keepAlive,
    options: schema && `-c search_path=${schema}`,
  });
  const clients = new Set<PoolClient>();
  const ignore = (): void => undefined;
  // An idle client that loses its server, and one in use, each tell of it by an event that would end the process.
  pool.on('error', ignore);
  pool.on('connect', (client) => {
    client.on('error', ignore);
    clients.add(client);
    endWhenUseless(client);
  });
  pool.on('remove', (client) => void clients.delete(client));

  const end = pool.end.bind<() => Promise<void>>(pool);
  async function endInTime(): Promise<void> {
    await settledWithin(end(), timeouts.close);
    for (const client of clients) void endNow(client);
  }
  pool.end = endInTime;
  return pool;
}
