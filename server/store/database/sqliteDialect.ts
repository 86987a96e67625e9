import { setTimeout as sleep } from 'node:timers/promises';
import { SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { CompiledQuery, DatabaseConnection, Dialect, Driver, Kysely, QueryResult } from 'kysely';
import { busy, isLockedOut, lockPause, makeGroups } from './groups.ts';
import type { WaitLimits } from './groups.ts';
import { begin, commit, errorOf, rollback } from './sqliteEngine.ts';
import type { SqliteEngine, SqliteReply } from './sqliteEngine.ts';
import type { SqliteResult, SqliteStatement } from './sqlite.ts';
import { makeMutex } from './mutex.ts';

export const defaultWaitLimits: WaitLimits = { wait: 5000, atMost: 1000 };

const queryResultOf = <Row>({ rows, changes }: SqliteResult): QueryResult<Row> => ({
  rows: rows as Row[],
  numAffectedRows: changes === undefined ? undefined : BigInt(changes),
});

type Connection = DatabaseConnection & {
  /** Runs a whole transaction in one round trip to the thread. */
  runTransaction(queries: readonly CompiledQuery[]): Promise<QueryResult<unknown>[]>;
  begin(): Promise<void>;
  end(sql: 'commit' | 'rollback'): Promise<void>;
  /** Releases the mutex if this connection holds it. */
  release(): void;
};

const writes = new Set(['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode']);

/**
 * A single query, or a transaction whose statements are all known beforehand, joins a group (`groups.ts`). An
 * interactive transaction holds the mutex from its beginning to its end.
 */
function makeDriver(engine: SqliteEngine, limits: WaitLimits): Driver {
  const mutex = makeMutex(limits.atMost, busy);
  const runReading = makeGroups(engine, mutex, limits, true);
  const runWriting = makeGroups(engine, mutex, limits, false);

  function makeConnection(): Connection {
    let deadline = performance.now() + limits.wait;
    let holdsMutex = false;
    // `begin` is sent together with the first statement, which saves a round trip to the thread.
    let transaction: 'none' | 'wanted' | 'open' = 'none';

    async function acquire(): Promise<void> {
      if (!holdsMutex) await mutex.acquire(deadline);
      holdsMutex = true;
    }
    function release(): void {
      if (holdsMutex) mutex.release();
      holdsMutex = false;
    }

    async function pauseForLock(): Promise<void> {
      if (performance.now() + lockPause > deadline) throw busy();
      // Other connections may read during the pause.
      release();
      await sleep(lockPause);
      await acquire();
    }

    /**
     * Sends the statements together. Outside of an open transaction it retries while another process locks the file.
     */
    async function send(statements: readonly SqliteStatement[]): Promise<SqliteReply> {
      for (;;) {
        const reply = await engine.run(statements);
        if (!isLockedOut(reply) || transaction === 'open') return reply;
        await pauseForLock();
      }
    }

    async function runInTransaction(statement: SqliteStatement): Promise<SqliteReply> {
      const isFirst = transaction === 'wanted';
      const reply = await send(isFirst ? [begin, statement] : [statement]);
      if (isFirst && reply.results.length > 0) transaction = 'open';
      return reply;
    }

    /** For raw SQL, DDL and pragmas: some of them are not allowed in a transaction, and a group is one. */
    async function runAlone(statement: SqliteStatement): Promise<SqliteReply> {
      await acquire();
      return send([statement]).finally(release);
    }

    async function run({ query, sql, parameters }: CompiledQuery): Promise<SqliteResult> {
      const statement = { sql, parameters };
      const reply = await (transaction !== 'none'
        ? runInTransaction(statement)
        : query.kind === 'SelectQueryNode'
          ? runReading([statement], deadline)
          : writes.has(query.kind)
            ? runWriting([statement], deadline)
            : runAlone(statement));
      // On a connection that is used for several queries, each query has its own deadline.
      if (transaction === 'none') deadline = performance.now() + limits.wait;
      if (reply.error) throw errorOf(reply.error);
      return reply.results.at(-1) ?? { rows: [] };
    }

    return {
      executeQuery: async (query) => queryResultOf(await run(query)),
      streamQuery() {
        throw new Error('Queries are not streamed.');
      },
      async runTransaction(queries) {
        const statements = queries.map(({ sql, parameters }) => ({ sql, parameters }));
        const { results, error } = await runWriting(statements, deadline);
        if (error) throw errorOf(error);
        return results.map((result) => queryResultOf(result));
      },
      async begin() {
        await acquire();
        transaction = 'wanted';
      },
      async end(sql) {
        // A failed commit leaves the transaction open; Kysely rolls it back then.
        if (transaction === 'open') {
          const { error } = await engine.run([sql === 'commit' ? commit : rollback]);
          if (error) throw errorOf(error);
        }
        transaction = 'none';
        release();
      },
      release,
    };
  }

  return {
    init: async () => undefined,
    acquireConnection: async () => makeConnection(),
    beginTransaction: (connection) => (connection as Connection).begin(),
    commitTransaction: (connection) => (connection as Connection).end('commit'),
    rollbackTransaction: (connection) => (connection as Connection).end('rollback'),
    releaseConnection: async (connection) => (connection as Connection).release(),
    destroy: () => engine.close(),
  };
}

/** The result of one of several queries that ran together. */
type ResultOf = <Row>(query: CompiledQuery<Row>) => QueryResult<Row>;

/**
 * Runs queries that do not need each other's results as one transaction. On SQLite that is one round trip to its thread,
 * so a busy main thread does not prolong the transaction.
 */
export async function executeTogether<DB>(
  db: Kysely<DB>,
  queries: readonly CompiledQuery[],
): Promise<ResultOf> {
  const results = await runTogether(db, queries);
  return <Row>(query: CompiledQuery<Row>) => results[queries.indexOf(query)] as QueryResult<Row>;
}

async function runTogether<DB>(
  db: Kysely<DB>,
  queries: readonly CompiledQuery[],
): Promise<QueryResult<unknown>[]> {
  const executor = db.getExecutor();
  if (executor.adapter instanceof Adapter)
    return executor.provideConnection((connection) => (connection as Connection).runTransaction(queries));
  return db.transaction().execute(async (trx) => {
    const results: QueryResult<unknown>[] = [];
    for (const query of queries) results.push(await trx.executeQuery(query));
    return results;
  });
}

/**
 * Overrides two defaults of Kysely: DDL in SQLite is transactional, and Kysely need not serialize our connections,
 * which queue for the mutex.
 */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

export const makeSqliteDialect = (engine: SqliteEngine, limits: WaitLimits): Dialect => ({
  createDriver: () => makeDriver(engine, limits),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createAdapter: () => new Adapter(),
  createIntrospector: (db) => new SqliteIntrospector(db),
});
