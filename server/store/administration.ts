import { sql } from 'kysely';
import type { Db } from './database/database.ts';
import { makeEmailAdministration } from './administration/emails.ts';
import type { EmailAdministration } from './administration/emails.ts';
import { makeOutboxReportStore } from './outboxReports.ts';
import type { OutboxReportStore } from './outboxReports.ts';
import { makePeopleAdministration } from './administration/people.ts';
import type { PeopleAdministration } from './administration/people.ts';
import { makeRetention } from './administration/retention.ts';
import type { Retention } from './administration/retention.ts';
import { makeSubmissionAdministration } from './administration/submissions.ts';
import type { SubmissionAdministration } from './administration/submissions.ts';

/** The queries of the operator's command line; the server itself has no use for them. */
export type Administration = SubmissionAdministration &
  EmailAdministration &
  OutboxReportStore &
  PeopleAdministration &
  Retention;

export const makeAdministration = (db: Db): Administration => ({
  ...makeSubmissionAdministration(db),
  ...makeEmailAdministration(db),
  ...makeOutboxReportStore(db),
  ...makePeopleAdministration(db),
  ...makeRetention(db),
});

/** Names of the migrations a database has had, oldest first; none where it is empty. */
export async function appliedMigrations(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}
