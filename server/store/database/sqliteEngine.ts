import type { Sqlite, SqliteResult, SqliteStatement } from './sqlite.ts';

/** What went wrong, as it crosses threads. */
export type PlainError = { message: string; code?: string };
/** The results up to the first statement that failed, and why it did. */
export type SqliteReply = { results: SqliteResult[]; error?: PlainError };

/** Whole transactions of many callers. `reading`: none of them writes. */
export type SqliteGroup = { transactions: readonly (readonly SqliteStatement[])[]; reading: boolean };

/** One connection to SQLite, wherever it lives. */
export type SqliteEngine = {
  /** Runs the statements in their order, as far as they succeed. */
  run(statements: readonly SqliteStatement[]): Promise<SqliteReply>;
  /** Runs transactions as `runGroup` does and gives their replies in their order. */
  runGroup(group: SqliteGroup): Promise<SqliteReply[]>;
  close(): Promise<void>;
};

export function plainErrorOf(error: unknown): PlainError {
  const { message, code } = error as PlainError;
  return { message, code };
}

export const errorOf = ({ message, code }: PlainError): Error =>
  Object.assign(new Error(message), code && { code });

export function runAll(sqlite: Sqlite, statements: readonly SqliteStatement[]): SqliteReply {
  const results: SqliteResult[] = [];
  try {
    for (const statement of statements) results.push(sqlite.run(statement));
    return { results };
  } catch (error) {
    return { results, error: plainErrorOf(error) };
  }
}

const statementOf = (sql: string): SqliteStatement => ({ sql, parameters: [] });
// Taking the write lock at once keeps two processes from deadlocking half-way.
export const begin = statementOf('begin immediate');
export const commit = statementOf('commit');
export const rollback = statementOf('rollback');
const save = statementOf('savepoint one');
const undo = statementOf('rollback to one');
const release = statementOf('release one');

/**
 * Brings transactions of many callers to the disk together, for the price of one. What fails is undone alone; a
 * commit that fails, or a fault after which SQLite undoes everything by itself, is everybody's error.
 */
export function runGroup(sqlite: Sqlite, { transactions, reading }: SqliteGroup): SqliteReply[] {
  const isOneStatement = transactions.length === 1 && transactions[0]?.length === 1;
  if (reading || isOneStatement) return transactions.map((statements) => runAll(sqlite, statements));
  const refuseAll = (error: PlainError) => transactions.map(() => ({ results: [], error }));

  const { error: refusal } = runAll(sqlite, [begin]);
  if (refusal) return refuseAll(refusal);
  const replies: SqliteReply[] = [];
  for (const statements of transactions) {
    const saved = runAll(sqlite, [save]);
    const reply = saved.error ? saved : runAll(sqlite, statements);
    replies.push(reply);
    const { error } = runAll(sqlite, reply.error ? [undo, release] : [release]);
    if (error) {
      runAll(sqlite, [rollback]);
      return refuseAll(reply.error ?? error);
    }
  }
  const { error } = runAll(sqlite, [commit]);
  if (!error) return replies;
  runAll(sqlite, [rollback]);
  return refuseAll(error);
}

/** Works in the thread of the caller: for databases in memory, where nothing is waited for. */
export const makeLocalEngine = (sqlite: Sqlite): SqliteEngine => ({
  run: async (statements) => runAll(sqlite, statements),
  runGroup: async (group) => runGroup(sqlite, group),
  close: async () => sqlite.close(),
});
