import { errorCodeOf } from '../../common/errorCode.ts';
import { thrownMessageOf } from '../../common/errorText.ts';
import type { Sqlite, SqliteResult, SqliteStatement } from './sqlite.ts';

/** An error in a form that can be posted between threads. */
export type PlainError = { message: string; code?: string };
/** The results up to the first statement that failed, and why it did. */
export type SqliteReply = { results: SqliteResult[]; error?: PlainError };

/** Whole transactions of several callers. `reading`: none of them writes. */
export type SqliteGroup = { transactions: readonly (readonly SqliteStatement[])[]; reading: boolean };

/** One connection to SQLite, in this thread or in a worker. */
export type SqliteEngine = {
  /** Runs the statements in order and stops at the first that fails. */
  run(statements: readonly SqliteStatement[]): Promise<SqliteReply>;
  /** Runs transactions as the function `runGroup` does and returns their replies in order. */
  runGroup(group: SqliteGroup): Promise<SqliteReply[]>;
  close(): Promise<void>;
};

export const plainErrorOf = (error: unknown): PlainError => ({
  message: thrownMessageOf(error),
  code: errorCodeOf(error),
});

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
// Takes the write lock at once: two processes that upgraded their read locks within a transaction would deadlock.
export const begin = statementOf('begin immediate');
export const commit = statementOf('commit');
export const rollback = statementOf('rollback');
const save = statementOf('savepoint one');
const undo = statementOf('rollback to one');
const release = statementOf('release one');

/**
 * Runs transactions of several callers in one SQLite transaction, so that they share one write to the disk. A
 * transaction that fails is rolled back alone, to its savepoint. If the commit fails, or SQLite rolls everything back
 * by itself, every caller gets the error.
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

/** Runs in the caller's thread: for databases in memory, which never block. */
export const makeLocalEngine = (sqlite: Sqlite): SqliteEngine => ({
  run: async (statements) => runAll(sqlite, statements),
  runGroup: async (group) => runGroup(sqlite, group),
  close: async () => sqlite.close(),
});
