import { emailFields, logInFields, signUpFields, verifyFields } from '../../contract/accounts.ts';
import type { CallName } from '../../contract/calls.ts';
import { refused, validAnswersOf } from './answers.ts';
import { jsonBodyOf } from './body.ts';
import { isCode } from './codes.ts';
import { acceptedEmailOf } from './email.ts';
import { makeGate } from './gate.ts';
import { answer, busy, callerOf, Fault, tooMany } from './http.ts';
import type { ApiContext, Handler } from './http.ts';
import { base64UrlOf, makeId } from './ids.ts';
import { weaknessOf } from './passwords.ts';
import type { Policy } from './policy.ts';
import type { Account, Challenge, CodeRequestResult, Ports, Purpose, Template } from './ports.ts';
import type { Tokens } from './tokens.ts';

const wrongCode = () => new Fault(400, 'Invalid or expired OTP.');
const spentCode = () =>
  new Fault(429, 'Too many wrong codes. Please wait 10 minutes and ask for a new one.', {
    headers: { 'Retry-After': '600' },
  });
const unprovedEmail = () => new Fault(400, 'Please verify OTP before signing up.');

/** What asking for a code answers; the same for every address, known or not. */
const requestFaults: Record<Exclude<CodeRequestResult, 'sent' | 'cooling'>, () => Fault> = {
  locked: spentCode,
  tooMany: () => new Fault(429, 'Too many codes were asked for today. Please try again tomorrow.'),
  budgetSpent: () => new Fault(503, 'No more emails can be sent today. Please try again tomorrow.'),
};

export function makeAuth(ports: Ports, policy: Policy, tokens: Tokens) {
  const { store, clock, random, hasher, secrets, limits, log } = ports;
  const hashing = makeGate(policy.hashing.atOnce, policy.hashing.waiting, busy);
  let decoy: Promise<string> | undefined;

  const emailLabelOf = (email: string): string => base64UrlOf(secrets.mac('label', email)).slice(0, 10);

  async function takeLimit(name: 'send' | 'verify' | 'signUp' | 'logIn', c: ApiContext): Promise<void> {
    const wait = await limits.take(name, callerOf(c));
    if (wait > 0) throw tooMany(wait);
  }

  async function requestCode(email: string, purpose: Purpose, template: Template): Promise<void> {
    const letter = { id: makeId(random), template };
    const request = { email, purpose, nonce: makeId(random), now: clock.now(), letter };
    const result = await store.requestCode(request);
    log.info('codeRequested', { purpose, result, subject: emailLabelOf(email) });
    if (result === 'sent') ports.letterDue();
    // A request within the cool-down is answered alike: the code is in the letter that is on its way.
    else if (result !== 'cooling') throw requestFaults[result]();
  }

  const sendSignUpCode: Handler = async (c) => {
    await takeLimit('send', c);
    const answers = await validAnswersOf(emailFields, await jsonBodyOf(c.req.raw, policy));
    const email = acceptedEmailOf(answers.email ?? '');
    const known = await store.accountByEmail(email);
    await requestCode(email, 'sign-up', known ? 'already-registered' : 'sign-up-code');
    return answer(200, { message: 'OTP sent to your email. Please check your inbox.' });
  };

  const matchOf = async (email: string, typed: string, challenges: readonly Challenge[]) => {
    const right = await Promise.all(challenges.map((challenge) => isCode(secrets, email, challenge, typed)));
    return challenges.find((_challenge, index) => right[index]);
  };

  const verifyCode: Handler = async (c) => {
    await takeLimit('verify', c);
    const answers = await validAnswersOf(verifyFields, await jsonBodyOf(c.req.raw, policy));
    const email = acceptedEmailOf(answers.email ?? '');
    const { challenges, locked } = await store.spendAttempts(email, clock.now());
    if (locked) throw spentCode();
    const match = await matchOf(email, answers.otp ?? '', challenges);
    const verified = match !== undefined && (await store.markVerified(email, match, clock.now()));
    log.info(verified ? 'codeVerified' : 'codeRefused', { subject: emailLabelOf(email) });
    if (!verified) throw wrongCode();
    return answer(200, { message: 'OTP verified successfully.' });
  };

  const signUp: Handler = async (c) => {
    await takeLimit('signUp', c);
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
    log.info('signUp', { result, subject: emailLabelOf(email) });
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
    await takeLimit('logIn', c);
    const answers = await validAnswersOf(logInFields, await jsonBodyOf(c.req.raw, policy));
    const email = acceptedEmailOf(answers.email ?? '');
    const key = `logIn:${emailLabelOf(email)}`;
    const wait = await store.startLogIn(key, clock.now());
    if (wait > 0) throw tooMany(wait / 1000, 'Too many attempts to log in.');

    const account = await store.accountByEmail(email);
    const right = await isRightPassword(account, answers.password ?? '');
    log.info(right ? 'loggedIn' : 'logInRefused', { subject: emailLabelOf(email) });
    if (!account || !right) throw new Fault(401, 'Invalid email or password.');
    await store.forgetLogInFailures(key);
    return answer(200, { token: await tokens.tokenOf(account), message: 'Logged in successfully.' });
  };

  return { sendSignUpCode, verifyCode, signUp, logIn } satisfies Partial<Record<CallName, Handler>>;
}
