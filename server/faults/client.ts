import { once } from 'node:events';
import { Agent, request as httpRequest } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import { apiBase, calls } from '../../contract/calls.ts';
import type { CallName } from '../../contract/calls.ts';

export type Answer = { status: number; headers: NodeJS.Dict<string | string[]>; text: string; ms: number };
export type Target = { url: string };
type Options = {
  method?: string;
  headers?: Record<string, string>;
  body?: Uint8Array | string;
  agent?: Agent;
  /** One of 127.0.0.x, so that a scenario can act as several callers. */
  localAddress?: string;
  /** Milliseconds after which a request without a complete answer is aborted. */
  limit?: number;
};

/** Sends one request and reads its answer as text. Rejects when the connection breaks or the limit passes. */
export async function request(target: Target, path: string, options: Options = {}): Promise<Answer> {
  const { method = 'GET', headers = {}, body, agent, localAddress, limit = 30_000 } = options;
  const startedAt = performance.now();
  const sent = httpRequest(target.url + path, {
    method,
    headers: {
      ...headers,
      ...(body !== undefined && { 'Content-Length': String(Buffer.byteLength(body)) }),
    },
    agent: agent ?? new Agent({ keepAlive: false }),
    ...(localAddress && { localAddress }),
  });
  // `once` listens until the response begins, and reading it reports what breaks later.
  sent.on('error', () => undefined);
  const timer = setTimeout(() => sent.destroy(new Error(`no answer after ${limit} ms`)), limit);
  try {
    sent.end(body);
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    const text = await textOf(response);
    const { statusCode: status = 0, headers: received } = response;
    return { status, headers: received, text, ms: performance.now() - startedAt };
  } finally {
    clearTimeout(timer);
  }
}

/** The status of an answer; 0 if there was none. */
export const statusOf = async (answer: Promise<Pick<Answer, 'status'>>): Promise<number> =>
  (await answer.catch(() => ({ status: 0 }))).status;

export const messageOf = ({ text }: Pick<Answer, 'text'>): string => {
  try {
    const { message } = JSON.parse(text) as { message?: unknown };
    return typeof message === 'string' ? message : '';
  } catch {
    return '';
  }
};

/** The body and the Content-Type of a form, for a scenario that sends it piece by piece. */
export async function encodedForm(form: FormData): Promise<{ bytes: Buffer; type: string }> {
  const response = new Response(form);
  return {
    bytes: Buffer.from(await response.arrayBuffer()),
    type: response.headers.get('content-type') ?? '',
  };
}

/** Makes one of the calls of contract/calls.ts. */
export async function call(
  target: Target,
  name: CallName,
  body?: object,
  options: Options & { token?: string } = {},
): Promise<Answer> {
  const { method, path } = calls[name];
  const { token, headers, ...rest } = options;
  const form = body instanceof FormData ? await encodedForm(body) : undefined;
  return request(target, apiBase + path, {
    method,
    ...(body && { body: form ? form.bytes : JSON.stringify(body) }),
    headers: {
      ...(body && { 'Content-Type': form ? form.type : 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...rest,
  });
}

/** Where a scenario reads codes: the outbox page of the server, or a relay. */
export type Mailbox = { codeFor(email: string): Promise<string> };

/** The outbox page of the server as a mailbox (OUTBOX=on, no relay). */
export const outboxOf = (target: Target): Mailbox => ({
  async codeFor(email) {
    const { text, status } = await request(target, '/outbox.json');
    if (status !== 200) throw new Error(`/outbox.json answered ${status}`);
    const emails = JSON.parse(text) as { to: string; text: string }[];
    const code = emails.find(({ to, text: body }) => to === email && /\b\d{6}\b/.test(body));
    return /\b\d{6}\b/.exec(code?.text ?? '')?.[0] ?? '';
  },
});

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

async function logIn(target: Target, email: string): Promise<string> {
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
