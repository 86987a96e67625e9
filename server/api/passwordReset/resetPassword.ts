import { serverMessages } from '../../../contract/serverMessages.ts';
import { resetCallFields } from '../../../contract/accounts.ts';
import { passwordProblemOf } from '../../../contract/passwords/passwords.ts';
import { emailPseudonym, subjectOf, validEmailOf } from '../accounts/emailAddress.ts';
import type { PasswordHashing } from '../accounts/passwordHashing.ts';
import type { Dependencies } from '../dependencies.ts';
import { invalidFields, validAnswersOf } from '../http/answers.ts';
import { readJson } from '../http/body.ts';
import { clientAddressOf, consumeRateLimit, jsonResponse } from '../http/handler.ts';
import type { Handler } from '../http/handler.ts';
import { HttpError } from '../../common/httpError.ts';
import { makeId } from '../http/ids.ts';
import type { Settings } from '../../common/settings.ts';
import { clearedResetTokenCookie, resetTokenFrom } from './resetToken.ts';

const unverified = () => new HttpError(403, serverMessages.unverifiedReset);

/**
 * No cookie comes from a browser that refuses cookies, in which each new code would lead here again; and from one that has
 * deleted it, because it has expired or was used, or that never verified a code.
 */
const noResetCookie = () => new HttpError(403, serverMessages.noResetCookie);

export function makeResetPasswordHandler(
  dependencies: Dependencies,
  settings: Settings,
  hashing: PasswordHashing,
): Handler {
  const { store, clock, random, secrets, rateLimits, log, onEmailDue } = dependencies;

  return async (c) => {
    await consumeRateLimit(rateLimits, 'reset', clientAddressOf(c));
    const answers = await validAnswersOf(resetCallFields, await readJson(c.req.raw, settings));
    const { newPassword = '' } = answers;
    const email = validEmailOf(answers.email ?? '');
    const token = resetTokenFrom(c);
    if (token === undefined) throw noResetCookie();
    const resetToken = { tokenHash: secrets.digest(token), email };
    // Checked before the slow hashing, so that a stranger cannot keep it busy. `store.resetPassword` uses the token up.
    if (!(await store.isValidResetToken(resetToken, clock.now()))) throw unverified();
    const problem = passwordProblemOf(newPassword, email, settings.password);
    if (problem) throw invalidFields({ newPassword: problem });

    const password = await hashing.hash(newPassword);
    const subject = subjectOf(secrets, email);
    const reset = { resetToken, password, subject, emailId: makeId(random), now: clock.now() };
    const done = await store.resetPassword(reset);
    log.info(done ? 'passwordReset' : 'resetRefused', { subject: emailPseudonym(secrets, email) });
    if (!done) throw unverified();
    onEmailDue();
    return jsonResponse(200, { message: serverMessages.passwordReset }, clearedResetTokenCookie);
  };
}
