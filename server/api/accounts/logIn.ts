import { limits, sentences } from '../../../contract/answers.ts';
import { logInFields } from '../../../contract/accounts.ts';
import type { Account } from '../../store/accounts.ts';
import type { Dependencies } from '../../dependencies.ts';
import { validAnswersOf } from '../http/answers.ts';
import { readJson } from '../http/body.ts';
import { consumeRateLimit, jsonResponse } from '../http/handler.ts';
import type { Handler } from '../http/handler.ts';
import { HttpError, tooMany } from '../../httpError.ts';
import { makeId } from '../http/ids.ts';
import type { Settings } from '../../settings.ts';
import type { AccessTokens } from './accessTokens.ts';
import { attemptOf, emailPseudonym, validEmailOf } from './emailAddress.ts';
import type { PasswordHashing } from './passwordHashing.ts';

export function makeLogInHandler(
  dependencies: Dependencies,
  settings: Settings,
  hashing: PasswordHashing,
  tokens: AccessTokens,
): Handler {
  const { store, clock, random, secrets, rateLimits, log } = dependencies;
  let dummyHash: Promise<string> | undefined;

  /** As slow for an unknown address as for a known one. */
  async function isRightPassword(
    account: Account | undefined,
    password: string,
    signal: AbortSignal,
  ): Promise<boolean> {
    dummyHash ??= hashing.hash(makeId(random)).catch((error: unknown) => {
      // Not kept: one refusal would be the answer to every later login of an unknown address.
      dummyHash = undefined;
      throw error;
    });
    const hash = account?.password ?? (await dummyHash);
    const right = await hashing.verify(password, hash, signal);
    return right && account !== undefined;
  }

  return async (c) => {
    await consumeRateLimit(rateLimits, 'logIn', c);
    // A login that nobody has time to judge costs no more than this, and is no failure.
    hashing.requireRoom();
    const answers = await validAnswersOf(logInFields, await readJson(c.req.raw, settings));
    const email = validEmailOf(answers.email ?? '');
    const attempt = attemptOf(secrets, email, c);
    const wait = await store.registerLogInAttempt(attempt, clock.now());
    if (wait > 0) throw tooMany(wait / 1000, limits.logIns);

    const account = await store.accountByEmail(email);
    const right = await isRightPassword(account, answers.password ?? '', c.req.raw.signal);
    log.info(right ? 'loggedIn' : 'logInRefused', { subject: emailPseudonym(secrets, email) });
    if (!account || !right) throw new HttpError(401, sentences.wrongLogIn);
    await store.recordLogIn(attempt, clock.now());
    return jsonResponse(200, { token: await tokens.issueToken(account), message: sentences.loggedIn });
  };
}
