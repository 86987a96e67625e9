import { sql } from 'kysely';
import type { TestServer } from '../testServer.ts';

/** Simulates, on SQLite, a disk that the system has made read-only, or writable again. */
export const setReadOnly = ({ db }: TestServer, value: 'on' | 'off') =>
  sql`pragma query_only = ${sql.raw(value)}`.execute(db);
