import { serverMessages } from '../../../contract/serverMessages.ts';
import type { ApplicationKind } from '../../../contract/applications.ts';
import type { Application } from '../../../contract/applications/application.ts';
import { fileFieldOf } from '../../../contract/fields.ts';
import { normalizedAnswersOf } from '../http/answers.ts';
import type { ReadAnswers } from '../http/body.ts';
import { clientAddressOf, jsonResponse, consumeRateLimit } from '../http/handler.ts';
import { HttpError } from '../../common/httpError.ts';
import type { Handler } from '../http/handler.ts';
import { isFileRef } from '../http/ids.ts';
import { applicationHandlers } from './applicationHandlers.ts';
import { mailKeyOf } from './mailKey.ts';
import type { Dependencies } from '../dependencies.ts';

/**
 * The mail call of every entry of contract/applications.ts. It needs no login and therefore sends no content of its
 * own: it only releases the emails that were queued when the submission was stored.
 */
export function makeMailHandlers(
  { store, clock, secrets, rateLimits, onEmailDue }: Dependencies,
  readAnswers: ReadAnswers,
) {
  const mailHandlerOf =
    (kind: ApplicationKind, { fields }: Application): Handler =>
    async (c) => {
      await consumeRateLimit(rateLimits, 'mail', clientAddressOf(c));
      const body = await readAnswers(c.req.raw, clientAddressOf(c));
      const fileField = fileFieldOf(fields);
      const fileRef = fileField && Object.hasOwn(body, fileField.name) ? body[fileField.name] : undefined;
      const missing = new HttpError(404, serverMessages.noSubmission);
      const query = { kind, now: clock.now() };
      const isNamed = fileRef !== undefined && fileRef !== null && fileRef !== '';
      if (isNamed && !isFileRef(fileRef)) throw missing;
      const state = await store.releaseEmails(
        isNamed
          ? { ...query, fileRef }
          : { ...query, mailKey: mailKeyOf(secrets, kind, fields, normalizedAnswersOf(fields, body)) },
      );
      if (!state) throw missing;
      if (state === 'dead') throw new HttpError(503, serverMessages.emailFailed);
      if (state !== 'queued') return jsonResponse(200, { message: serverMessages.emailSent });
      onEmailDue();
      return jsonResponse(202, { message: serverMessages.emailQueued });
    };

  return applicationHandlers('mail', mailHandlerOf);
}
