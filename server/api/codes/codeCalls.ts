import { emailFields, verifyFields } from '../../../contract/accounts.ts';
import type { CallName } from '../../../contract/calls.ts';
import { validAnswersOf } from '../http/answers.ts';
import { jsonBodyOf } from '../http/body.ts';
import { isCode } from './codes.ts';
import { acceptedEmailOf, emailLabelOf } from '../accounts/emailAddress.ts';
import { grantCookieOf, makeGrant } from '../passwordReset/resetToken.ts';
import { answer, Fault, takeLimit } from '../http/http.ts';
import type { ApiContext, Handler } from '../http/http.ts';
import { makeId } from '../http/ids.ts';
import type { Policy } from '../settings.ts';
import type { Challenge, CodeRequestResult, Ports, Purpose, Template } from '../dependencies.ts';

const wrongCode = () => new Fault(400, 'Invalid or expired OTP.');
const spentCode = () =>
  new Fault(429, 'Too many wrong codes. Please wait 10 minutes and ask for a new one.', {
    headers: { 'Retry-After': '600' },
  });

/** What asking for a code answers; the same for every address, known or not. */
const requestFaults: Record<Exclude<CodeRequestResult, 'sent' | 'cooling'>, () => Fault> = {
  locked: spentCode,
  tooMany: () => new Fault(429, 'Too many codes were asked for today. Please try again tomorrow.'),
  budgetSpent: () => new Fault(503, 'No more emails can be sent today. Please try again tomorrow.'),
};

/** The three calls about codes: asking for one to sign up, for one to reset a password, and verifying either. */
export function makeCodeCalls(ports: Ports, policy: Policy) {
  const { store, clock, random, secrets, limits, log } = ports;

  async function requestCode(email: string, purpose: Purpose, template: Template): Promise<void> {
    const letter = { id: makeId(random), template };
    const request = { email, purpose, nonce: makeId(random), now: clock.now(), letter };
    const result = await store.requestCode(request);
    log.info('codeRequested', { purpose, result, subject: emailLabelOf(secrets, email) });
    if (result === 'sent') ports.letterDue();
    // A request within the cool-down is answered alike: the code is in the letter that is on its way.
    else if (result !== 'cooling') throw requestFaults[result]();
  }

  async function typedEmailOf(c: ApiContext): Promise<string> {
    await takeLimit(limits, 'send', c);
    const answers = await validAnswersOf(emailFields, await jsonBodyOf(c.req.raw, policy));
    return acceptedEmailOf(answers.email ?? '');
  }

  const sendSignUpCode: Handler = async (c) => {
    const email = await typedEmailOf(c);
    const known = await store.accountByEmail(email);
    await requestCode(email, 'sign-up', known ? 'already-registered' : 'sign-up-code');
    return answer(200, { message: 'OTP sent to your email. Please check your inbox.' });
  };

  const sendResetCode: Handler = async (c) => {
    // Whether there is such an account is not even asked here: the letter finds out when it leaves.
    await requestCode(await typedEmailOf(c), 'reset', 'reset-code');
    return answer(200, { message: 'OTP sent to your email.' });
  };

  const matchOf = async (email: string, typed: string, challenges: readonly Challenge[]) => {
    const right = await Promise.all(challenges.map((challenge) => isCode(secrets, email, challenge, typed)));
    return challenges.find((_challenge, index) => right[index]);
  };

  /** Uses the code. Null: somebody was quicker, or it has just ended. */
  async function redeem(email: string, match: Challenge) {
    const now = clock.now();
    if (match.purpose === 'sign-up') return (await store.markVerified(email, match, now)) ? {} : null;
    const known = await store.accountByEmail(email);
    const fresh = known ? makeGrant(ports, policy, email) : null;
    if (!(await store.spendResetCode(email, match, fresh?.grant ?? null, now))) return null;
    return fresh ? grantCookieOf(fresh.token, policy) : {};
  }

  const verifyCode: Handler = async (c) => {
    await takeLimit(limits, 'verify', c);
    const answers = await validAnswersOf(verifyFields, await jsonBodyOf(c.req.raw, policy));
    const email = acceptedEmailOf(answers.email ?? '');
    const { challenges, locked } = await store.spendAttempts(email, clock.now());
    if (locked) throw spentCode();
    const match = await matchOf(email, answers.otp ?? '', challenges);
    const headers = match ? await redeem(email, match) : null;
    log.info(headers ? 'codeVerified' : 'codeRefused', { subject: emailLabelOf(secrets, email) });
    if (!headers) throw wrongCode();
    return answer(200, { message: 'OTP verified successfully.' }, headers);
  };

  return { sendSignUpCode, sendResetCode, verifyCode } satisfies Partial<Record<CallName, Handler>>;
}
