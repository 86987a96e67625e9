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
  /** Runs a whole transaction in one way to the thread and back. */
  runTransaction(queries: readonly CompiledQuery[]): Promise<QueryResult<unknown>[]>;
  begin(): Promise<void>;
  end(sql: 'commit' | 'rollback'): Promise<void>;
  /** Gives the mutex back, if it holds it. */
  release(): void;
};

const writes = new Set(['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode']);

/**
 * A single query, or a transaction known beforehand, joins a group of such; a transaction with questions and answers
 * holds the mutex from its beginning to its end.
 */
function makeDriver(engine: SqliteEngine, limits: WaitLimits): Driver {
  const mutex = makeMutex(limits.atMost, busy);
  const runReading = makeGroups(engine, mutex, limits, true);
  const runWriting = makeGroups(engine, mutex, limits, false);

  function makeConnection(): Connection {
    let deadline = performance.now() + limits.wait;
    let holdsMutex = false;
    // The beginning travels with the first statement: one way to the thread and back less.
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
      // Others may read meanwhile.
      release();
      await sleep(lockPause);
      await acquire();
    }

    /** Sends the statements together, and again as long as another process keeps the first one out. */
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

    /** What is neither reading nor writing rows, such as a change of the tables, may not stand in a transaction. */
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
      // A connection that is kept asks anew with each query.
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
        // A commit that fails leaves the transaction open, for the rollback that follows.
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

/**
 * Runs queries that do not need each other's results as one transaction, and gives their results in their order. On
 * SQLite that is one way to its thread and back, however busy this one is meanwhile.
 */
export function executeTogether<DB>(
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

/** SQLite can undo a change of its tables, and our connections wait for each other by themselves. */
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
