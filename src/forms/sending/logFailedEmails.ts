import type { ApplicationKind } from '../../../contract/applications.ts';
import type { ApiError } from '../../api/apiError.ts';

/**
 * The line on the console where a failed mail call is only logged (specification JOB-16, PRT-10): which form and which
 * status, and nothing of what was sent or answered, because consoles are photographed and pasted. As information: the
 * form is stored, and the e-mails leave by themselves later.
 */
export function logFailedEmails(kind: ApplicationKind, error: ApiError): void {
  const why = error.kind === 'failure' ? `status ${error.status}` : 'no answer';
  // oxlint-disable-next-line no-console -- the specification asks for it
  console.info(`The emails of the ${kind} form could not be released: ${why}.`);
}
