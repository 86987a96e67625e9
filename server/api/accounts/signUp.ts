import { limits, serverMessages } from '../../../contract/serverMessages.ts';
import { signUpFields } from '../../../contract/accounts.ts';
import { passwordProblemOf } from '../../../contract/passwords/passwords.ts';
import { isCode } from '../codes/codes.ts';
import { wrongCode } from '../codes/wrongCode.ts';
import type { Dependencies } from '../dependencies.ts';
import { invalidFields, validAnswersOf } from '../http/answers.ts';
import { readJson } from '../http/body.ts';
import { clientAddressOf, consumeRateLimit, jsonResponse } from '../http/handler.ts';
import type { Handler } from '../http/handler.ts';
import { HttpError, tooMany } from '../../common/httpError.ts';
import { makeId } from '../http/ids.ts';
import type { Settings } from '../../common/settings.ts';
import { attemptOf, emailPseudonym, validEmailOf } from './emailAddress.ts';
import type { PasswordHashing } from './passwordHashing.ts';
import type { VerificationCode } from '../../store/codeVerification.ts';
import type { Attempt } from '../../store/throttles.ts';

const unverifiedEmail = () => new HttpError(400, serverMessages.unverifiedEmail);

export function makeSignUpHandler(
  dependencies: Dependencies,
  settings: Settings,
  hashing: PasswordHashing,
): Handler {
  const { store, clock, random, secrets, rateLimits, log } = dependencies;

  /**
   * Counts an attempt and compares the code with the one that was verified. That the code was verified does not prove who
   * calls now: the caller has to know the code as well. @throws HttpError
   */
  async function proveCode(email: string, code: string, attempt: Attempt): Promise<VerificationCode> {
    const { code: verifiedCode, wait } = await store.consumeSignUpAttempt(email, attempt, clock.now());
    if (wait > 0) throw tooMany(wait / 1000, limits.wrongCodes);
    if (!verifiedCode) throw unverifiedEmail();
    // Says how many tries are left, as the call that verifies does. A code that was not verified is never compared here:
    // its attempts are not counted above, so the answer would let a stranger guess it.
    if (!(await isCode(secrets, email, verifiedCode, code)))
      throw wrongCode(await store.attemptsLeft(email, attempt, clock.now(), verifiedCode.purpose));
    // Attempts are counted before the comparison, so that parallel guesses count one by one. A right code gets its
    // attempt back here, before anything else can fail.
    await store.returnSignUpAttempt(email, attempt, verifiedCode);
    return verifiedCode;
  }

  return async (c) => {
    await consumeRateLimit(rateLimits, 'signUp', clientAddressOf(c));
    hashing.requireRoom();
    const answers = await validAnswersOf(signUpFields, await readJson(c.req.raw, settings));
    const { otp = '', password = '', confirm_password: _again, ...details } = answers;
    const email = validEmailOf(details.email ?? '');
    const problem = passwordProblemOf(password, email, settings.password);
    if (problem) throw invalidFields({ password: problem });

    const turn = hashing.reserve();
    try {
      const verifiedCode = await proveCode(email, otp, attemptOf(secrets, email, c));
      const account = {
        id: makeId(random),
        email,
        name: details.name ?? '',
        phone_number: details.phone_number ?? '',
        address: details.address ?? '',
        date_of_birth: details.date_of_birth ?? '',
        gender: details.gender ?? '',
        password: await turn.run((hasher) => hasher.hash(password)),
      };
      const result = await store.createAccount(account, verifiedCode, clock.now());
      log.info('signUp', { result, subject: emailPseudonym(secrets, email) });
      if (result === 'exists') throw new HttpError(409, serverMessages.accountExists);
      if (result === 'unproved') throw unverifiedEmail();
      return jsonResponse(201, { message: serverMessages.accountCreated });
    } finally {
      turn.release();
    }
  };
}
