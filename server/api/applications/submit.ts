import { applicationKinds, applications } from '../../../contract/applications.ts';
import type { ApplicationKind } from '../../../contract/applications.ts';
import type { Application } from '../../../contract/applications/application.ts';
import { calls } from '../../../contract/calls.ts';
import type { CallName } from '../../../contract/calls.ts';
import type { Field } from '../../../contract/fields.ts';
import { validAnswersOf } from '../http/answers.ts';
import { jsonBodyOf, makeMultipartReader } from '../http/body.ts';
import { settleEmails } from '../accounts/emailAddress.ts';
import { answer, callerOf, tooMany } from '../http/http.ts';
import type { ApiContext, Handler } from '../http/http.ts';
import { makeFileRef, makeId } from '../http/ids.ts';
import { mailKeyOf } from './mailKey.ts';
import type { Policy } from '../settings.ts';
import type { Account, Ports } from '../dependencies.ts';
import { acceptedFileOf, isWhole, labelOf, tooLargeOf } from './resume.ts';
import type { Tokens } from '../accounts/accessTokens.ts';

/** The submit call of every entry of contract/applications.ts. */
export function makeForms(ports: Ports, policy: Policy, tokens: Tokens) {
  const { store, clock, random, secrets, limits, log } = ports;
  const multipartBodyOf = makeMultipartReader(policy);

  async function takeLimits(c: ApiContext, account: Account): Promise<void> {
    const byAccount = await limits.take('formAccount', account.id);
    const byAddress = await limits.take('formAddress', callerOf(c));
    const wait = Math.max(byAccount, byAddress);
    if (wait > 0) throw tooMany(wait, 'You have sent many forms in a short time.');
  }

  async function storedFileOf(field: Field, value: unknown) {
    const file = await acceptedFileOf(field, value, policy.upload.maxSize);
    if (!(await isWhole(file))) log.warn('fileWithoutEndMark');
    const bytes = new Uint8Array(await file.arrayBuffer());
    return {
      ref: makeFileRef(random),
      sha256: secrets.digest(bytes),
      shownName: labelOf(file.name),
      bytes,
    };
  }

  function submitHandlerOf(kind: ApplicationKind, { fields, submit }: Application): Handler {
    const fileField = fields.find((field) => field.control === 'file');
    const readBody = (request: Request) =>
      calls[submit].body === 'multipart'
        ? multipartBodyOf(
            request,
            fileField ? tooLargeOf(fileField, policy.upload.maxSize) : 'The form is too large.',
          )
        : jsonBodyOf(request, policy, policy.body.answers);

    return async (c) => {
      const account = await tokens.requireAccount(c);
      await takeLimits(c, account);
      const body = await readBody(c.req.raw);
      const answers = await validAnswersOf(fields, body);
      settleEmails(fields, answers, account);
      const file = fileField && (await storedFileOf(fileField, body[fileField.name]));

      const mailKey = mailKeyOf(secrets, kind, fields, answers);
      const { submission, fresh } = await store.saveSubmission({
        id: makeId(random),
        accountId: account.id,
        kind,
        dedupe: secrets.digest(JSON.stringify([account.id, mailKey, file?.sha256 ?? ''])),
        mailKey,
        payload: JSON.stringify(answers),
        ...(file && { file }),
        letters: [
          { id: makeId(random), template: 'submission-staff', recipient: policy.staffEmail },
          { id: makeId(random), template: 'submission-applicant', recipient: account.email },
        ],
        now: clock.now(),
      });
      log.info('submitted', { kind, fresh, submission: submission.id, account: account.id });
      const data = {
        id: submission.id,
        ...(submission.file_ref && fileField && { [fileField.name]: submission.file_ref }),
      };
      return answer(fresh ? 201 : 200, { message: 'Submitted successfully.', data });
    };
  }

  return Object.fromEntries(
    applicationKinds.map((kind) => [applications[kind].submit, submitHandlerOf(kind, applications[kind])]),
  ) as Partial<Record<CallName, Handler>>;
}
