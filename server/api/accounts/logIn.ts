import { limits, serverMessages } from '../../../contract/serverMessages.ts';
import { logInFields } from '../../../contract/accounts.ts';
import type { Account } from '../../store/accounts.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Hasher } from '../../common/interfaces.ts';
import { validAnswersOf } from '../http/answers.ts';
import { readJson } from '../http/body.ts';
import { clientAddressOf, consumeRateLimit, jsonResponse } from '../http/handler.ts';
import type { Handler } from '../http/handler.ts';
import { HttpError, tooMany } from '../../common/httpError.ts';
import { makeId } from '../http/ids.ts';
import type { Settings } from '../../common/settings.ts';
import type { Attempt } from '../../store/throttles.ts';
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
  let dummyHash: string | undefined;

  /** Compares with a dummy hash for an unknown address, so that the time taken does not reveal whether it is known. */
  async function isRightPassword(
    hasher: Hasher,
    account: Account | undefined,
    password: string,
  ): Promise<boolean> {
    const hash = account?.password ?? (dummyHash ??= await hasher.hash(makeId(random)));
    const right = await hasher.verify(password, hash);
    return right && account !== undefined;
  }

  /**
   * Counts the attempt, then checks the password. Reserves a turn at hashing first: an attempt that is refused because
   * the queue is full must not count as a failure.
   */
  async function checkPassword(attempt: Attempt, email: string, password: string, signal: AbortSignal) {
    const turn = hashing.reserve();
    try {
      const wait = await store.registerLogInAttempt(attempt, clock.now());
      if (wait > 0) throw tooMany(wait / 1000, limits.logIns);
      const account = await store.accountByEmail(email);
      const right = await turn.run((hasher) => isRightPassword(hasher, account, password), signal);
      return right ? account : undefined;
    } finally {
      turn.release();
    }
  }

  return async (c) => {
    await consumeRateLimit(rateLimits, 'logIn', clientAddressOf(c));
    // When the queue for hashing is full the login is refused before its body is read.
    hashing.requireRoom();
    const answers = await validAnswersOf(logInFields, await readJson(c.req.raw, settings));
    const email = validEmailOf(answers.email ?? '');
    const attempt = attemptOf(secrets, email, c);
    const found = await checkPassword(attempt, email, answers.password ?? '', c.req.raw.signal);
    const account = found && (await store.recordLogIn(attempt, found, clock.now())) ? found : undefined;
    log.info(account ? 'loggedIn' : 'logInRefused', { subject: emailPseudonym(secrets, email) });
    if (!account) throw new HttpError(401, serverMessages.wrongLogIn);
    return jsonResponse(200, { token: await tokens.issueToken(account), message: serverMessages.loggedIn });
  };
}
