import { SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { CompiledQuery, DatabaseConnection, Dialect, Driver, Kysely, QueryResult } from 'kysely';
import { errorOf } from './sqliteEngine.ts';
import type { SqliteEngine, SqliteReply } from './sqliteEngine.ts';
import type { SqliteResult, SqliteStatement } from './sqlite.ts';
import { makeTurns } from './turns.ts';

/** How long and how many callers may wait for the database. */
export type Patience = {
  /** Milliseconds from asking to the first statement: for the turn and for locks of other processes together. */
  wait: number;
  atMost: number;
};
export const defaultPatience: Patience = { wait: 5000, atMost: 1000 };

/** Milliseconds between two attempts at a file that another process has locked. */
const lockPause = 20;

// Taking the write lock at once keeps two processes from deadlocking half-way.
const begin: SqliteStatement = { sql: 'begin immediate', parameters: [] };
const commit: SqliteStatement = { sql: 'commit', parameters: [] };
const rollback: SqliteStatement = { sql: 'rollback', parameters: [] };

const busy = (): Error => errorOf({ code: 'SQLITE_BUSY', message: 'The database is busy.' });

const queryResultOf = <Row>({ rows, changes }: SqliteResult): QueryResult<Row> => ({
  rows: rows as Row[],
  numAffectedRows: changes === undefined ? undefined : BigInt(changes),
});

type Connection = DatabaseConnection & {
  /** Runs a whole transaction in one way to the thread and back. */
  runTransaction(queries: readonly CompiledQuery[]): Promise<QueryResult<unknown>[]>;
  begin(): void;
  /** Gives the turn back, if it still has it. */
  release(): void;
  end(sql: 'commit' | 'rollback'): Promise<void>;
};

/** Whoever has the turn has the connection, for one statement or one transaction. */
function makeDriver(engine: SqliteEngine, patience: Patience): Driver {
  const turns = makeTurns(patience.atMost, busy);
  const newDeadline = () => performance.now() + patience.wait;

  function makeConnection(firstDeadline: number): Connection {
    let deadline: number | undefined = firstDeadline;
    // The beginning travels with the first statement: one way to the thread and back less.
    let transaction: 'none' | 'wanted' | 'open' = 'none';

    let hasTurn = true;
    function release(): void {
      if (hasTurn) turns.pass();
      hasTurn = false;
    }

    async function pauseForLock(until: number): Promise<void> {
      if (performance.now() + lockPause > until) throw busy();
      // Others may read meanwhile.
      release();
      await new Promise((resolve) => setTimeout(resolve, lockPause));
      await turns.take(until);
      hasTurn = true;
    }

    /** Sends the statements together, and again as long as another process keeps the first one out. */
    async function send(statements: readonly SqliteStatement[], mayRepeat: boolean): Promise<SqliteReply> {
      const until = deadline ?? newDeadline();
      deadline = undefined;
      for (;;) {
        const reply = await engine.run(statements);
        const isLockedOut = reply.results.length === 0 && reply.error?.code?.startsWith('SQLITE_BUSY');
        if (!isLockedOut || !mayRepeat) return reply;
        await pauseForLock(until);
      }
    }

    async function run({ sql, parameters }: SqliteStatement): Promise<SqliteResult> {
      const isFirst = transaction === 'wanted';
      const statements = isFirst ? [begin, { sql, parameters }] : [{ sql, parameters }];
      const { results, error } = await send(statements, transaction !== 'open');
      if (isFirst && results.length > 0) transaction = 'open';
      if (error) throw errorOf(error);
      return results.at(-1) ?? { rows: [] };
    }

    async function runTransaction(queries: readonly CompiledQuery[]): Promise<QueryResult<unknown>[]> {
      const statements = queries.map(({ sql, parameters }) => ({ sql, parameters }));
      const { results, error } = await send([begin, ...statements, commit], true);
      if (error) {
        if (results.length > 0) await engine.run([rollback]);
        throw errorOf(error);
      }
      return results.slice(1, -1).map((result) => queryResultOf(result));
    }

    return {
      executeQuery: async (query) => queryResultOf(await run(query)),
      streamQuery() {
        throw new Error('Queries are not streamed.');
      },
      runTransaction,
      release,
      begin() {
        transaction = 'wanted';
      },
      async end(sql) {
        const wasOpen = transaction === 'open';
        if (wasOpen) await run({ sql, parameters: [] });
        transaction = 'none';
      },
    };
  }

  return {
    init: async () => undefined,
    async acquireConnection() {
      const deadline = newDeadline();
      await turns.take(deadline);
      return makeConnection(deadline);
    },
    beginTransaction: async (connection) => (connection as Connection).begin(),
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

export const makeSqliteDialect = (engine: SqliteEngine, patience: Patience): Dialect => ({
  createDriver: () => makeDriver(engine, patience),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createAdapter: () => new Adapter(),
  createIntrospector: (db) => new SqliteIntrospector(db),
});
