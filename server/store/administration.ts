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

/** The queries of the operator's command line; the server itself does not use them. */
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
