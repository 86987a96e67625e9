import { emailFields, verifyFields } from '../../../contract/accounts.ts';
import type { CallName } from '../../../contract/calls.ts';
import { validAnswersOf } from '../http/answers.ts';
import { readJson } from '../http/body.ts';
import { isCode } from './codes.ts';
import { validEmailOf, emailPseudonym } from '../accounts/emailAddress.ts';
import { resetTokenCookie, makeResetToken } from '../passwordReset/resetToken.ts';
import { jsonResponse, consumeRateLimit } from '../http/handler.ts';
import { HttpError } from '../http/httpError.ts';
import type { ApiContext, Handler } from '../http/handler.ts';
import { makeId } from '../http/ids.ts';
import type { Settings } from '../settings.ts';
import type { VerificationCode, CodeRequestResult } from '../../store/verificationCodes.ts';
import type { Dependencies } from '../dependencies.ts';
import type { CodePurpose, EmailTemplate } from '../../store/database/tables.ts';

const wrongCode = () => new HttpError(400, 'Invalid or expired OTP.');
const tooManyGuesses = () =>
  new HttpError(429, 'Too many wrong codes. Please wait 10 minutes and ask for a new one.', {
    headers: { 'Retry-After': '600' },
  });

/** What asking for a code answers; the same for every address, known or not. */
const requestErrors: Record<Exclude<CodeRequestResult, 'sent' | 'cooling'>, () => HttpError> = {
  locked: tooManyGuesses,
  tooMany: () => new HttpError(429, 'Too many codes were asked for today. Please try again tomorrow.'),
  budgetSpent: () => new HttpError(503, 'No more emails can be sent today. Please try again tomorrow.'),
};

/** The three calls about codes: asking for one to sign up, for one to reset a password, and verifying either. */
export function makeCodeHandlers(dependencies: Dependencies, settings: Settings) {
  const { store, clock, random, secrets, rateLimits, log } = dependencies;

  async function requestCode(email: string, purpose: CodePurpose, template: EmailTemplate): Promise<void> {
    const message = { id: makeId(random), template };
    const request = { email, purpose, nonce: makeId(random), now: clock.now(), message };
    const result = await store.requestCode(request);
    log.info('codeRequested', { purpose, result, subject: emailPseudonym(secrets, email) });
    if (result === 'sent') dependencies.onEmailDue();
    // A request within the cool-down is answered alike: the code is in the email that is on its way.
    else if (result !== 'cooling') throw requestErrors[result]();
  }

  async function typedEmailOf(c: ApiContext): Promise<string> {
    await consumeRateLimit(rateLimits, 'send', c);
    const answers = await validAnswersOf(emailFields, await readJson(c.req.raw, settings));
    return validEmailOf(answers.email ?? '');
  }

  const sendSignUpCode: Handler = async (c) => {
    const email = await typedEmailOf(c);
    const known = await store.accountByEmail(email);
    await requestCode(email, 'sign-up', known ? 'already-registered' : 'sign-up-code');
    return jsonResponse(200, { message: 'OTP sent to your email. Please check your inbox.' });
  };

  const sendResetCode: Handler = async (c) => {
    // Whether there is such an account is not even asked here: the email finds out when it leaves.
    await requestCode(await typedEmailOf(c), 'reset', 'reset-code');
    return jsonResponse(200, { message: 'OTP sent to your email.' });
  };

  const matchOf = async (email: string, typed: string, codes: readonly VerificationCode[]) => {
    const right = await Promise.all(codes.map((code) => isCode(secrets, email, code, typed)));
    return codes.find((_code, index) => right[index]);
  };

  /** Uses the code. Null: somebody was quicker, or it has just ended. */
  async function redeem(email: string, match: VerificationCode) {
    const now = clock.now();
    if (match.purpose === 'sign-up') return (await store.markVerified(email, match, now)) ? {} : null;
    const known = await store.accountByEmail(email);
    const issued = known ? makeResetToken(dependencies, settings, email) : null;
    if (!(await store.redeemResetCode(email, match, issued?.resetToken ?? null, now))) return null;
    return issued ? resetTokenCookie(issued.token, settings) : {};
  }

  const verifyCode: Handler = async (c) => {
    await consumeRateLimit(rateLimits, 'verify', c);
    const answers = await validAnswersOf(verifyFields, await readJson(c.req.raw, settings));
    const email = validEmailOf(answers.email ?? '');
    const { codes, locked } = await store.consumeAttempts(email, clock.now());
    if (locked) throw tooManyGuesses();
    const match = await matchOf(email, answers.otp ?? '', codes);
    const headers = match ? await redeem(email, match) : null;
    log.info(headers ? 'codeVerified' : 'codeRefused', { subject: emailPseudonym(secrets, email) });
    if (!headers) throw wrongCode();
    return jsonResponse(200, { message: 'OTP verified successfully.' }, headers);
  };

  return { sendSignUpCode, sendResetCode, verifyCode } satisfies Partial<Record<CallName, Handler>>;
}
