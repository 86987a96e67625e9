import type { Pool, PoolClient } from 'pg';
import { errorCodeOf } from '../../common/errorCode.ts';
import { thrownMessageOf } from '../../common/errorText.ts';
import { settledWithin } from '../../common/deadline.ts';

/** Milliseconds. Lock < statement < answer, so that the most specific time-out fires first and names the reason. */
const defaultTimeouts = {
  /** Wait for a free connection, including the time to open a new one. */
  connect: 5000,
  /** Wait for a row or table that another transaction has locked. */
  lock: 5000,
  /** Duration of one statement, enforced by PostgreSQL. */
  statement: 8000,
  /** Wait for one answer, enforced here, because a PostgreSQL that hangs enforces nothing. */
  answer: 9000,
  /** Time without a statement after which PostgreSQL aborts an open transaction. */
  idleTransaction: 20_000,
  /** Idle time before TCP keep-alive probes a connection. */
  keepAlive: 10_000,
  /** Wait for connections in use when the pool is closed. */
  close: 3000,
};

export type PostgresTimeouts = typeof defaultTimeouts;

/** For work that no visitor waits for, such as an operator's command. 0: no limit. */
export const unhurried: Partial<PostgresTimeouts> = { lock: 0, statement: 0, answer: 0 };

/**
 * For a migration, whose statements may take as long as they need. But while one waits to lock a table, all later queries
 * of that table wait behind it, those of visitors on other replicas included, and it may wait for a `pg_dump` of an hour. So
 * it gives up sooner than those queries, and the start tries again.
 */
export const migrating: Partial<PostgresTimeouts> = { ...unhurried, lock: 2000 };

type PostgresOptions = {
  /** Separates users of one database, such as test workers. */
  schema?: string;
  max: number;
  /** Overrides of the defaults, which are meant for calls of visitors. */
  timeouts?: Partial<PostgresTimeouts>;
};

const readOnly = '25006';
const isUseless = (error: unknown): boolean =>
  thrownMessageOf(error) === 'Query read timeout' || errorCodeOf(error) === readOnly;

/**
 * Closes a connection after an answer that timed out: the pool would hand it on while it still waits for that answer.
 * Also closes one to a host that has become a standby; a new connection leads to the host that is the primary now.
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

/** Closes the connection at once, even while a query runs on it. */
const endNow = (client: PoolClient): Promise<void> =>
  (client as unknown as { end(): Promise<void> }).end().catch(() => undefined);

/**
 * Opens a pool of at most `max` connections to a PostgreSQL. Whatever state PostgreSQL is in, every wait ends by one of
 * the time-outs unless that is 0; `end()` always ends. `bigint` columns are returned as numbers.
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
  // A client that loses its server emits `error`, on the pool while idle and on itself while in use. Without a listener
  // that event would end the process.
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
