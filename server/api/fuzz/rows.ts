import { sql } from 'kysely';
import type { Db } from '../../store/database/database.ts';

type Row = Record<string, unknown>;
/** All rows of the database, by table. */
type Dump = ReadonlyMap<string, readonly Row[]>;

/** Tables that a refused call may change, because they count guesses and callers. */
const counts = ['throttle', 'rate_limit'];

/** All rows without the counts (the tables above and the attempts of a code), as one text for comparing. */
function comparable(rows: Dump): string {
  const kept = [...rows].filter(([table]) => !counts.includes(table));
  const uncounted = kept.map(([table, of]) => [
    table,
    // Sorted, because PostgreSQL returns rows in the order in which they were last written.
    of
      .map(({ attempts, ...row }) => JSON.stringify(table === 'challenge' ? row : [row, attempts]))
      .toSorted(),
  ]);
  return JSON.stringify(uncounted);
}

async function namesOfTables(db: Db, isPostgres: boolean): Promise<string[]> {
  const query = isPostgres
    ? sql<{ name: string }>`select tablename as name from pg_tables where schemaname = current_schema()`
    : sql<{ name: string }>`select name from sqlite_master where type = 'table'`;
  const { rows } = await query.execute(db);
  const names = rows.map(({ name }) => name).filter((name) => !/^(kysely|sqlite)_/.test(name));
  // Tables that foreign keys refer to come first.
  const first = ['account', 'file'];
  return [...first, ...names.filter((name) => !first.includes(name)).toSorted()];
}

/** The number of rows that this SQLite connection has written, by which most refusals can skip reading the tables. */
export async function rowsWritten(db: Db, isPostgres: boolean): Promise<number> {
  if (isPostgres) return Number.NaN;
  const { rows } = await sql<{ count: number }>`select total_changes() as count`.execute(db);
  return rows[0]?.count ?? Number.NaN;
}

/**
 * Takes a snapshot of all rows. `restore` brings it back, so that no case depends on the one before and the store stays
 * small; it resolves to whether anything but counts had changed.
 */
export async function rememberRows(db: Db, isPostgres: boolean): Promise<{ restore(): Promise<boolean> }> {
  const tables = await namesOfTables(db, isPostgres);
  const dump = async (): Promise<Dump> => {
    const read = tables.map(async (table): Promise<[string, Row[]]> => {
      const { rows } = await sql<Row>`select * from ${sql.table(table)}`.execute(db);
      return [table, rows];
    });
    return new Map(await Promise.all(read));
  };
  const base = await dump();
  const unchanged = comparable(base);
  let written = await rowsWritten(db, isPostgres);

  async function insert(table: string, rows: readonly Row[]): Promise<void> {
    const [first] = rows;
    if (!first) return;
    const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
    const values = sql.join(rows.map((row) => sql`(${sql.join(Object.values(row))})`));
    await sql`insert into ${sql.table(table)} (${columns}) values ${values}`.execute(db);
  }

  return {
    async restore() {
      if ((await rowsWritten(db, isPostgres)) === written) return false;
      const now = await dump();
      const changed = tables.filter(
        (table) => JSON.stringify(now.get(table)) !== JSON.stringify(base.get(table)),
      );
      // Foreign keys refer to accounts, so these cannot be deleted alone.
      const emptied = changed.includes('account') ? tables : changed;
      for (const table of emptied.toReversed()) await sql`delete from ${sql.table(table)}`.execute(db);
      for (const table of emptied) await insert(table, base.get(table) ?? []);
      written = await rowsWritten(db, isPostgres);
      return comparable(now) !== unchanged;
    },
  };
}
