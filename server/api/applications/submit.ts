import { applicationKinds, applications } from '../../../contract/applications.ts';
import type { ApplicationKind } from '../../../contract/applications.ts';
import type { Application } from '../../../contract/applications/application.ts';
import { calls } from '../../../contract/calls.ts';
import type { CallName } from '../../../contract/calls.ts';
import type { Field } from '../../../contract/fields.ts';
import { validAnswersOf } from '../http/answers.ts';
import { readJson, makeMultipartReader } from '../http/body.ts';
import { normalizeEmails } from '../accounts/emailAddress.ts';
import { jsonResponse, clientAddressOf } from '../http/handler.ts';
import { tooMany } from '../http/httpError.ts';
import type { ApiContext, Handler } from '../http/handler.ts';
import { makeFileRef, makeId } from '../http/ids.ts';
import { mailKeyOf } from './mailKey.ts';
import type { Settings } from '../settings.ts';
import type { Account } from '../../store/accounts.ts';
import type { Dependencies } from '../dependencies.ts';
import { validResume, hasEndMark, safeFileName, tooLargeMessage } from './resume.ts';
import type { AccessTokens } from '../accounts/accessTokens.ts';

/** The submit call of every entry of contract/applications.ts. */
export function makeSubmitHandlers(dependencies: Dependencies, settings: Settings, tokens: AccessTokens) {
  const { store, clock, random, secrets, rateLimits, log } = dependencies;
  const multipartBodyOf = makeMultipartReader(settings);

  async function consumeRateLimits(c: ApiContext, account: Account): Promise<void> {
    const byAccount = await rateLimits.consume('formAccount', account.id);
    const byAddress = await rateLimits.consume('formAddress', clientAddressOf(c));
    const wait = Math.max(byAccount, byAddress);
    if (wait > 0) throw tooMany(wait, 'You have sent many forms in a short time.');
  }

  async function storedFileOf(field: Field, value: unknown) {
    const file = await validResume(field, value, settings.upload.maxSize);
    if (!(await hasEndMark(file))) log.warn('fileWithoutEndMark');
    const bytes = new Uint8Array(await file.arrayBuffer());
    return {
      ref: makeFileRef(random),
      sha256: secrets.digest(bytes),
      size: bytes.byteLength,
      shownName: safeFileName(file.name),
      chunks: file.stream(),
    };
  }

  function submitHandlerOf(kind: ApplicationKind, { fields, submit }: Application): Handler {
    const fileField = fields.find((field) => field.control === 'file');
    const readBody = (request: Request) =>
      calls[submit].body === 'multipart'
        ? multipartBodyOf(
            request,
            fileField ? tooLargeMessage(fileField, settings.upload.maxSize) : 'The form is too large.',
          )
        : readJson(request, settings, settings.body.answers);

    return async (c) => {
      const account = await tokens.requireAccount(c);
      await consumeRateLimits(c, account);
      const body = await readBody(c.req.raw);
      const answers = await validAnswersOf(fields, body);
      normalizeEmails(fields, answers, account);
      const file = fileField && (await storedFileOf(fileField, body[fileField.name]));

      const mailKey = mailKeyOf(secrets, kind, fields, answers);
      const { submission, created } = await store.saveSubmission({
        id: makeId(random),
        accountId: account.id,
        kind,
        dedupe: secrets.digest(JSON.stringify([account.id, mailKey, file?.sha256 ?? ''])),
        mailKey,
        payload: JSON.stringify(answers),
        file,
        emails: [
          { id: makeId(random), template: 'submission-staff', recipient: settings.staffEmail },
          { id: makeId(random), template: 'submission-applicant', recipient: account.email },
        ],
        now: clock.now(),
      });
      log.info('submitted', { kind, fresh: created, submission: submission.id, account: account.id });
      const data = {
        id: submission.id,
        ...(submission.file_ref && fileField && { [fileField.name]: submission.file_ref }),
      };
      return jsonResponse(created ? 201 : 200, { message: 'Submitted successfully.', data });
    };
  }

  return Object.fromEntries(
    applicationKinds.map((kind) => [applications[kind].submit, submitHandlerOf(kind, applications[kind])]),
  ) as Partial<Record<CallName, Handler>>;
}
