import { limits, serverMessages } from '../../../contract/serverMessages.ts';
import type { ApplicationKind } from '../../../contract/applications.ts';
import type { Application } from '../../../contract/applications/application.ts';
import { calls, timeZoneHeader } from '../../../contract/calls.ts';
import { fileFieldOf } from '../../../contract/fields.ts';
import type { Field } from '../../../contract/fields.ts';
import { isTimeZone } from '../../../contract/times/timeZones.ts';
import { validAnswersOf } from '../http/answers.ts';
import { makeFormReader } from '../http/body.ts';
import type { ReadAnswers, RequestBody } from '../http/body.ts';
import { withCanonicalEmails } from '../accounts/emailAddress.ts';
import { clientAddressOf, consumeRateLimit, jsonResponse } from '../http/handler.ts';
import { busy, logInNeeded } from '../../common/httpError.ts';
import type { ApiContext, Handler } from '../http/handler.ts';
import { makeFileRef, makeId } from '../http/ids.ts';
import { makeSemaphore } from '../http/semaphore.ts';
import { applicationHandlers } from './applicationHandlers.ts';
import { mailKeyOf } from './mailKey.ts';
import { makeReference, referenceOf } from '../../store/reference.ts';
import type { Settings } from '../../common/settings.ts';
import type { Account } from '../../store/accounts.ts';
import type { Dependencies } from '../dependencies.ts';
import type { NewFile } from '../../store/saveSubmission.ts';
import type { ReceivedForm } from '../../uploads/receiveForm.ts';
import { validResume, hasEndMark, safeFileName } from './resume.ts';
import type { AccessTokens } from '../accounts/accessTokens.ts';

/** The submit call of every entry of contract/applications.ts. */
export function makeSubmitHandlers(
  dependencies: Dependencies,
  settings: Settings,
  tokens: AccessTokens,
  readAnswers: ReadAnswers,
) {
  const { clock, random, secrets, rateLimits, log } = dependencies;
  const readForm = makeFormReader(dependencies, settings);
  const storing = makeSemaphore(settings.upload.atOnce, settings.upload.waiting, busy);
  dependencies.metrics.watchLoad('storing', storing.load);

  /**
   * Counts the form in each window, in this order, and stops at the first that refuses: a form refused by the hour must
   * not count for the day, and one refused by its account must not use up the allowance of others at the same address.
   */
  async function consumeRateLimits(c: ApiContext, account: Account): Promise<void> {
    const address = clientAddressOf(c);
    const counts = [
      ['formAccount', account.id, limits.forms],
      ['formAddress', address, limits.forms],
      ['formAccountDay', account.id, limits.formsOfDay],
      ['formAddressDay', address, limits.formsOfDay],
    ] as const;
    for (const [limit, caller, words] of counts) await consumeRateLimit(rateLimits, limit, caller, words);
  }

  function newFileOf(field: Field, value: unknown): NewFile {
    const file = validResume(field, value);
    if (!hasEndMark(file)) log.warn('fileWithoutEndMark');
    const { sha256, size } = file;
    return {
      ref: makeFileRef(random),
      sha256,
      size,
      shownName: safeFileName(file.name),
      chunks: file.chunks(),
    };
  }

  function submitHandlerOf(kind: ApplicationKind, { fields, submit, appointment }: Application): Handler {
    const fileField = fileFieldOf(fields);
    const read = async (c: ApiContext, { id }: Account): Promise<ReceivedForm> => {
      const { raw } = c.req;
      const address = clientAddressOf(c);
      if (calls[submit].body === 'multipart' && fileField)
        return readForm(raw, { account: id, address, field: fileField });
      return { body: await readAnswers(raw, address), remove: async () => undefined };
    };

    /** The browser's time zone, for forms that ask for a time of day; the others do not need it. */
    function timeZoneOf(c: ApiContext): string | undefined {
      const name = appointment && c.req.header(timeZoneHeader);
      return name !== undefined && isTimeZone(name) ? name : undefined;
    }

    async function store(c: ApiContext, account: Account, body: RequestBody) {
      const answers = withCanonicalEmails(fields, await validAnswersOf(fields, body), account);
      const file = fileField && newFileOf(fileField, body[fileField.name]);
      await tokens.requireStillLoggedIn(account);

      const mailKey = mailKeyOf(secrets, kind, fields, answers);
      const save = () =>
        dependencies.store.saveSubmission({
          id: makeId(random),
          accountId: account.id,
          kind,
          dedupe: secrets.digest(JSON.stringify([account.id, mailKey, file?.sha256 ?? ''])),
          mailKey,
          payload: JSON.stringify(answers),
          makeReference: () => makeReference(random, settings.referencePrefix),
          timeZone: timeZoneOf(c),
          file,
          emails: [
            { id: makeId(random), template: 'submission-staff', recipient: settings.staffEmail },
            { id: makeId(random), template: 'submission-applicant', recipient: account.email },
          ],
          now: clock.now(),
        });
      const saved = await (file ? storing(save, c.req.raw.signal) : save());
      // The operator deleted the account while its form was being sent.
      if (!saved) throw logInNeeded(true);
      return saved;
    }

    return async (c) => {
      const account = await tokens.requireAccount(c);
      await consumeRateLimits(c, account);
      const received = await read(c, account);
      const { submission, created } = await store(c, account, received.body).finally(received.remove);
      log.info('submitted', { kind, fresh: created, submission: submission.id, account: account.id });
      const data = {
        id: submission.id,
        reference: referenceOf(submission),
        ...(submission.file_ref && fileField && { [fileField.name]: submission.file_ref }),
      };
      return jsonResponse(created ? 201 : 200, { message: serverMessages.submitted, data });
    };
  }

  return applicationHandlers('submit', submitHandlerOf);
}
