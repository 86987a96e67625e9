import type { Sqlite, SqliteResult, SqliteStatement } from './sqlite.ts';

/** What went wrong, as it crosses threads. */
export type PlainError = { message: string; code?: string };
/** The results up to the first statement that failed, and why it did. */
export type SqliteReply = { results: SqliteResult[]; error?: PlainError };

/** One connection to SQLite, wherever it lives. */
export type SqliteEngine = {
  /** Runs the statements in their order, as far as they succeed. */
  run(statements: readonly SqliteStatement[]): Promise<SqliteReply>;
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

/** Works in the thread of the caller: for databases in memory, where nothing is waited for. */
export const makeLocalEngine = (sqlite: Sqlite): SqliteEngine => ({
  run: async (statements) => runAll(sqlite, statements),
  close: async () => sqlite.close(),
});
