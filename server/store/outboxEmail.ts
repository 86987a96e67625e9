import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { codeRequestTemplates } from './database/tables.ts';
import type {
  CodePurpose,
  CodeRequestTemplate,
  EmailTemplate,
  SubmissionTemplate,
  Tables,
} from './database/tables.ts';

/** The columns that sending and showing an email need. */
export const outboxEmailColumns = [
  'id',
  'template',
  'recipient',
  'ref',
  'state',
  'attempts',
  'unanswered',
  'lease_until',
  'created_at',
] as const;

/** A stored email holds references only and is rendered when it is sent, so that no code is ever stored. */
export type OutboxEmail<Template extends EmailTemplate = EmailTemplate> = Pick<
  Tables['outbox'],
  Exclude<(typeof outboxEmailColumns)[number], 'template'>
> & { template: Template };

/** What the emails that answer a request for a code refer to. They are pointless once the code has expired. */
export type CodeRef = { purpose: CodePurpose; nonce: string; expiresAt: number };
/** What the emails about a submission refer to: its id. */
type SubmissionRef = { submission: string };
/** Milliseconds since 1970. */
type PasswordChangeRef = { changedAt: number };
/** What the emails of each template refer to. */
export type EmailRefs = Record<CodeRequestTemplate, CodeRef> &
  Record<SubmissionTemplate, SubmissionRef> &
  Record<'password-changed', PasswordChangeRef>;

/** The text that the table stores. Emails are found by comparing the whole text. */
export const storedRef = (ref: EmailRefs[EmailTemplate]): string => JSON.stringify(ref);

/** What a stored email refers to. */
export const refOf = <Template extends EmailTemplate>({ ref }: OutboxEmail<Template>): EmailRefs[Template] =>
  JSON.parse(ref) as EmailRefs[Template];

/** Whether an email answers a request for a code, and so refers to one. */
export const isCodeRequestEmail = (email: OutboxEmail): email is OutboxEmail<CodeRequestTemplate> =>
  codeRequestTemplates.some((template) => template === email.template);

/** The `ref` column of the emails of this submission. */
export const submissionRef = (id: string): string => storedRef({ submission: id });

/** `submissionRef` as SQL, for the submissions of a query. An id holds no character that JSON would escape. */
export const submissionRefs = (): RawBuilder<string> =>
  sql<string>`'{"submission":"' || ${sql.ref('submission.id')} || '"}'`;
