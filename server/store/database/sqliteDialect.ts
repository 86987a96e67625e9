import { CompiledQuery, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely';
import { errorOf } from './sqliteEngine.ts';
import type { SqliteEngine } from './sqliteEngine.ts';
import type { SqliteResult } from './sqlite.ts';
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

const busy = (): Error => errorOf({ code: 'SQLITE_BUSY', message: 'The database is busy.' });

const queryResultOf = <Row>({ rows, changes }: SqliteResult): QueryResult<Row> => ({
  rows: rows as Row[],
  numAffectedRows: changes === undefined ? undefined : BigInt(changes),
});

type Connection = DatabaseConnection & {
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

    async function run(statement: Pick<CompiledQuery, 'sql' | 'parameters'>): Promise<SqliteResult> {
      const until = deadline ?? newDeadline();
      deadline = undefined;
      for (;;) {
        const isFirst = transaction === 'wanted';
        // Taking the write lock at once keeps two processes from deadlocking half-way.
        const begin = isFirst ? [{ sql: 'begin immediate', parameters: [] }] : [];
        const { sql, parameters } = statement;
        const { results, error } = await engine.run([...begin, { sql, parameters }]);
        if (isFirst && results.length > 0) transaction = 'open';
        const result = results[begin.length];
        if (result) return result;
        const failure = error ?? { message: 'The database gave no answer.' };
        if (!failure.code?.startsWith('SQLITE_BUSY') || transaction === 'open') throw errorOf(failure);
        await pauseForLock(until);
      }
    }

    return {
      executeQuery: async (query) => queryResultOf(await run(query)),
      streamQuery() {
        throw new Error('Queries are not streamed.');
      },
      release,
      begin() {
        transaction = 'wanted';
      },
      async end(sql) {
        const wasOpen = transaction === 'open';
        if (wasOpen) await run(CompiledQuery.raw(sql));
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
