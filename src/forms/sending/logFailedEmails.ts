import type { ApplicationKind } from '../../../contract/applications.ts';
import type { ApiError } from '../../api/apiError.ts';

/**
 * Logs a failed mail call of a form whose visitor is not told about it (specification JOB-16, PRT-10). The line has the
 * form and the status, but nothing that was sent or answered, because consoles are photographed and pasted. Its level
 * is `info`: the form is stored, and the server sends the emails later by itself.
 */
export function logFailedEmails(kind: ApplicationKind, error: ApiError): void {
  const why = error.kind === 'failure' ? `status ${error.status}` : 'no answer';
  // oxlint-disable-next-line no-console -- the specification asks for it
  console.info(`The emails of the ${kind} form could not be released: ${why}.`);
}
