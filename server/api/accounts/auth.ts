import { logInFields, resetCallFields, signUpFields } from '../../../contract/accounts.ts';
import type { CallName } from '../../../contract/calls.ts';
import { refused, validAnswersOf } from '../http/answers.ts';
import { jsonBodyOf } from '../http/body.ts';
import { isCode } from '../codes/codes.ts';
import { acceptedEmailOf, emailLabelOf, logInKeyOf } from './emailAddress.ts';
import { makeGate } from '../http/semaphore.ts';
import { grantTokenOf, spentGrantCookie } from '../passwordReset/resetToken.ts';
import { answer, busy, Fault, takeLimit, tooMany } from '../http/http.ts';
import type { Handler } from '../http/http.ts';
import { makeId } from '../http/ids.ts';
import { weaknessOf } from './passwordRules.ts';
import type { Policy } from '../settings.ts';
import type { Account, Ports } from '../dependencies.ts';
import type { Tokens } from './accessTokens.ts';

const unprovedEmail = () => new Fault(400, 'Please verify OTP before signing up.');
const noGrant = () => new Fault(403, 'Please verify the code sent to your email first.');

/** The three calls that take a password. */
export function makeAuth(ports: Ports, policy: Policy, tokens: Tokens) {
  const { store, clock, random, hasher, secrets, limits, log } = ports;
  const hashing = makeGate(policy.hashing.atOnce, policy.hashing.waiting, busy);
  let decoy: Promise<string> | undefined;

  const signUp: Handler = async (c) => {
    await takeLimit(limits, 'signUp', c);
    const answers = await validAnswersOf(signUpFields, await jsonBodyOf(c.req.raw, policy));
    const { otp = '', password = '', confirm_password: _again, ...details } = answers;
    const email = acceptedEmailOf(details.email ?? '');
    const weakness = weaknessOf(password, email, policy);
    if (weakness) throw refused({ password: weakness });

    // Verified once is not enough: whoever signs up has to know the code as well.
    const proof = await store.spendSignUpAttempt(email, clock.now());
    if (!proof || !(await isCode(secrets, email, proof, otp))) throw unprovedEmail();

    const account = {
      id: makeId(random),
      email,
      name: details.name ?? '',
      phone_number: details.phone_number ?? '',
      address: details.address ?? '',
      date_of_birth: details.date_of_birth ?? '',
      gender: details.gender ?? '',
      password: await hashing(() => hasher.hash(password)),
    };
    const result = await store.createAccount(account, proof, clock.now());
    log.info('signUp', { result, subject: emailLabelOf(secrets, email) });
    if (result === 'exists') throw new Fault(409, 'An account with this email already exists.');
    if (result === 'unproved') throw unprovedEmail();
    return answer(201, { message: 'Account created successfully.' });
  };

  /** As slow for an unknown address as for a known one. */
  async function isRightPassword(account: Account | undefined, password: string): Promise<boolean> {
    decoy ??= hashing(() => hasher.hash(makeId(random)));
    const hash = account?.password ?? (await decoy);
    const right = await hashing(() => hasher.verify(password, hash));
    return right && account !== undefined;
  }

  const logIn: Handler = async (c) => {
    await takeLimit(limits, 'logIn', c);
    const answers = await validAnswersOf(logInFields, await jsonBodyOf(c.req.raw, policy));
    const email = acceptedEmailOf(answers.email ?? '');
    const key = logInKeyOf(secrets, email);
    const wait = await store.startLogIn(key, clock.now());
    if (wait > 0) throw tooMany(wait / 1000, 'Too many attempts to log in.');

    const account = await store.accountByEmail(email);
    const right = await isRightPassword(account, answers.password ?? '');
    log.info(right ? 'loggedIn' : 'logInRefused', { subject: emailLabelOf(secrets, email) });
    if (!account || !right) throw new Fault(401, 'Invalid email or password.');
    await store.forgetLogInFailures(key);
    return answer(200, { token: await tokens.tokenOf(account), message: 'Logged in successfully.' });
  };

  const resetPassword: Handler = async (c) => {
    await takeLimit(limits, 'reset', c);
    const answers = await validAnswersOf(resetCallFields, await jsonBodyOf(c.req.raw, policy));
    const { newPassword = '' } = answers;
    const email = acceptedEmailOf(answers.email ?? '');
    const token = grantTokenOf(c);
    const grant = { tokenHash: secrets.digest(token ?? ''), email };
    // Looked at before anything costs time, so that a stranger cannot keep the hashing busy; spent further down.
    if (!token || !(await store.hasGrant(grant, clock.now()))) throw noGrant();
    const weakness = weaknessOf(newPassword, email, policy);
    if (weakness) throw refused({ newPassword: weakness });

    const password = await hashing(() => hasher.hash(newPassword));
    const logInKey = logInKeyOf(secrets, email);
    const reset = { grant, password, logInKey, letterId: makeId(random), now: clock.now() };
    const done = await store.resetPassword(reset);
    log.info(done ? 'passwordReset' : 'resetRefused', { subject: emailLabelOf(secrets, email) });
    if (!done) throw noGrant();
    ports.letterDue();
    return answer(200, { message: 'Password reset successfully.' }, spentGrantCookie);
  };

  return { signUp, logIn, resetPassword } satisfies Partial<Record<CallName, Handler>>;
}
