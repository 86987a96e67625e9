import { limits, retryAdvice, serverMessages } from '../../../contract/serverMessages.ts';
import { emailFields, verifyFields } from '../../../contract/accounts.ts';
import type { CallName } from '../../../contract/calls.ts';
import { validAnswersOf } from '../http/answers.ts';
import { readJson } from '../http/body.ts';
import { isCode } from './codes.ts';
import { wrongCode } from './wrongCode.ts';
import type { AttemptsLeft } from './wrongCode.ts';
import { attemptOf, emailPseudonym, validEmailOf } from '../accounts/emailAddress.ts';
import { resetTokenCookie, makeResetToken } from '../passwordReset/resetToken.ts';
import { clientAddressOf, consumeRateLimit, jsonResponse } from '../http/handler.ts';
import { HttpError, tooMany } from '../../common/httpError.ts';
import type { ApiContext, Handler } from '../http/handler.ts';
import { makeId } from '../http/ids.ts';
import type { Settings } from '../../common/settings.ts';
import type { CodeRequestResult } from '../../store/codeRequests.ts';
import type { VerificationCode } from '../../store/codeVerification.ts';
import type { Attempt } from '../../store/throttles.ts';
import type { Dependencies } from '../dependencies.ts';
import type { CodePurpose, CodeRequestTemplate } from '../../store/database/tables.ts';

const tooManyGuesses = ({ wait }: Pick<AttemptsLeft, 'wait'>) =>
  tooMany(wait / 1000, limits.wrongCodes, retryAdvice.newCode, { attemptsLeft: 0 });

/** The error of a request for a code that queued no email; the same whether the address has an account or not. */
function requestErrorOf(answer: CodeRequestResult): HttpError | undefined {
  switch (answer.result) {
    case 'tooMany':
      return tooMany(answer.wait / 1000, limits.codes);
    case 'budgetSpent':
      return new HttpError(503, serverMessages.noMoreCodes, { retryAfter: 3600 });
    default:
      // Within the cool-down the answer is as if an email were sent: the code is in the one that is on its way.
      return undefined;
  }
}

/** The three calls about codes: requesting one to sign up, requesting one to reset a password, and verifying either. */
export function makeCodeHandlers(dependencies: Dependencies, settings: Settings) {
  const { store, clock, random, secrets, rateLimits, log, metrics } = dependencies;

  /** The setting, and not what is left of this code: that would tell whether somebody else has requested it before. */
  const codeLifetime = settings.code.lifetime / 1000;
  const codeResponse = (message: string, headers?: Record<string, string>) =>
    jsonResponse(200, { message, codeLifetime }, headers);

  async function requestCode(
    c: ApiContext,
    email: string,
    purpose: CodePurpose,
    template: CodeRequestTemplate,
  ): Promise<void> {
    const message = { id: makeId(random), template };
    const attempt = attemptOf(secrets, email, c);
    const nonce = makeId(random);
    const answer = await store.requestCode({ email, attempt, purpose, nonce, now: clock.now(), message });
    const { result } = answer;
    log.info('codeRequested', { purpose, result, subject: emailPseudonym(secrets, email) });
    if (result === 'sent') dependencies.onEmailDue();
    if (result === 'budgetSpent') metrics.mailShareSpent('signUp');
    if (result === 'locked')
      throw tooManyGuesses(await store.attemptsLeft(email, attempt, clock.now(), purpose));
    const error = requestErrorOf(answer);
    if (error) throw error;
  }

  async function typedEmailOf(c: ApiContext): Promise<string> {
    await consumeRateLimit(rateLimits, 'send', clientAddressOf(c));
    await consumeRateLimit(rateLimits, 'sendDay', clientAddressOf(c));
    const answers = await validAnswersOf(emailFields, await readJson(c.req.raw, settings));
    return validEmailOf(answers.email ?? '');
  }

  const sendSignUpCode: Handler = async (c) => {
    const email = await typedEmailOf(c);
    const known = await store.accountByEmail(email);
    await requestCode(c, email, 'sign-up', known ? 'already-registered' : 'sign-up-code');
    return codeResponse(serverMessages.codeSent);
  };

  const sendResetCode: Handler = async (c) => {
    // Does not even look whether the account exists, so that no difference can show; that is done when the email is
    // sent.
    await requestCode(c, await typedEmailOf(c), 'reset', 'reset-code');
    return codeResponse(serverMessages.resetCodeSent);
  };

  const matchOf = async (email: string, typed: string, codes: readonly VerificationCode[]) => {
    const right = await Promise.all(codes.map((code) => isCode(secrets, email, code, typed)));
    return codes.find((_code, index) => right[index]);
  };

  /**
   * Uses up the code and returns the headers of the answer. Null: another call used it first, or it has just expired.
   */
  async function redeem(email: string, attempt: Attempt, match: VerificationCode) {
    const now = clock.now();
    if (match.purpose === 'sign-up')
      return (await store.markVerified(email, attempt, match, now)) ? {} : null;
    const known = await store.accountByEmail(email);
    const issued = known ? makeResetToken(dependencies, settings, email) : null;
    if (!(await store.redeemResetCode(email, attempt.subject, match, issued?.resetToken ?? null, now)))
      return null;
    return issued ? resetTokenCookie(issued.token, settings) : {};
  }

  const verifyCode: Handler = async (c) => {
    await consumeRateLimit(rateLimits, 'verify', clientAddressOf(c));
    const answers = await validAnswersOf(verifyFields, await readJson(c.req.raw, settings));
    const email = validEmailOf(answers.email ?? '');
    const attempt = attemptOf(secrets, email, c);
    const { codes, locked, wait } = await store.consumeAttempts(email, attempt, clock.now());
    if (wait > 0) throw tooMany(wait / 1000, limits.wrongCodes, retryAdvice.tryAgain, { attemptsLeft: 0 });
    if (locked) throw tooManyGuesses(await store.attemptsLeft(email, attempt, clock.now()));
    const match = await matchOf(email, answers.otp ?? '', codes);
    const headers = match ? await redeem(email, attempt, match) : null;
    log.info(headers ? 'codeVerified' : 'codeRefused', { subject: emailPseudonym(secrets, email) });
    if (!headers) throw wrongCode(await store.attemptsLeft(email, attempt, clock.now()));
    return codeResponse(serverMessages.codeVerified, headers);
  };

  return { sendSignUpCode, sendResetCode, verifyCode } satisfies Partial<Record<CallName, Handler>>;
}
