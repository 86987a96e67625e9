import { call } from './client.ts';
import type { Answer, Target } from './client.ts';
import { outboxOf } from './mailbox.ts';

export const person = {
  email: 'meena@example.org',
  password: 'four quiet words',
  name: 'Meena Raman',
  phone_number: '+91 98400 12345',
  address: '7 Temple Street, Madurai',
  date_of_birth: '1998-04-12',
  gender: 'Female',
};

const expectStatus = (step: string, answer: Answer, status: number): Answer => {
  if (answer.status !== status)
    throw new Error(`${step} answered ${answer.status}: ${answer.text.slice(0, 200)}`);
  return answer;
};

/** Logs in to an account of this run. Returns its access token. */
export async function logIn(target: Target, email: string): Promise<string> {
  const { password } = person;
  const answer = expectStatus('Logging in', await call(target, 'logIn', { email, password }), 200);
  return (JSON.parse(answer.text) as { token: string }).token;
}

/** An account that sends forms; it may send two files at once. */
export type Sender = { email: string; token: string };

/** Signs up `count` new accounts. */
export async function signUpSenders(target: Target, count: number): Promise<Sender[]> {
  const senders: Sender[] = [];
  for (let index = 0; index < count; index += 1) {
    const email = `sender${index}@example.org`;
    senders.push({ email, token: await signUpAndLogIn(target, email) });
  }
  return senders;
}

/** Signs up a new account by the calls that a visitor makes. Returns its access token. */
export async function signUpAndLogIn(
  target: Target,
  email = person.email,
  mailbox = outboxOf(target),
): Promise<string> {
  expectStatus('Asking for a code', await call(target, 'sendSignUpCode', { email }), 200);
  const otp = await mailbox.codeFor(email);
  expectStatus('Verifying', await call(target, 'verifyCode', { email, otp }), 200);
  const answers = { ...person, email, otp, confirm_password: person.password };
  expectStatus('Signing up', await call(target, 'signUp', answers), 201);
  return logIn(target, email);
}
