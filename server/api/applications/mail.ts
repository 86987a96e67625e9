import { applicationKinds, applications } from '../../../contract/applications.ts';
import type { ApplicationKind } from '../../../contract/applications.ts';
import type { Application } from '../../../contract/applications/application.ts';
import type { CallName } from '../../../contract/calls.ts';
import { castAnswersOf } from '../http/answers.ts';
import { jsonBodyOf } from '../http/body.ts';
import { answer, Fault, takeLimit } from '../http/http.ts';
import type { Handler } from '../http/http.ts';
import { isFileRef } from '../http/ids.ts';
import { mailKeyOf } from './mailKey.ts';
import type { Policy } from '../settings.ts';
import type { Ports } from '../dependencies.ts';

/**
 * The mail call of every entry of contract/applications.ts. It needs no login and therefore sends nothing of its own:
 * it only releases the letters that were written when the submission was stored.
 */
export function makeMail({ store, clock, secrets, limits, letterDue }: Ports, policy: Policy) {
  const mailHandlerOf =
    (kind: ApplicationKind, { fields }: Application): Handler =>
    async (c) => {
      await takeLimit(limits, 'mail', c);
      const body = await jsonBodyOf(c.req.raw, policy, policy.body.answers);
      const fileField = fields.find((field) => field.control === 'file');
      const fileRef = fileField && Object.hasOwn(body, fileField.name) ? body[fileField.name] : undefined;
      const missing = new Fault(404, 'No matching submission.');
      const search = { kind, now: clock.now() };
      const isNamed = fileRef !== undefined && fileRef !== null && fileRef !== '';
      if (isNamed && !isFileRef(fileRef)) throw missing;
      const state = await store.releaseLetters(
        isNamed
          ? { ...search, fileRef }
          : { ...search, mailKey: mailKeyOf(secrets, kind, fields, castAnswersOf(fields, body)) },
      );
      if (!state) throw missing;
      if (state === 'dead') throw new Fault(503, 'The email could not be delivered.');
      if (state !== 'queued') return answer(200, { message: 'Email already sent.' });
      letterDue();
      return answer(202, { message: 'Email queued.' });
    };

  return Object.fromEntries(
    applicationKinds.map((kind) => [applications[kind].mail, mailHandlerOf(kind, applications[kind])]),
  ) as Partial<Record<CallName, Handler>>;
}
