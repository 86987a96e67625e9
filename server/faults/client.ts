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

/** Status and milliseconds of an answer, with status 0 if there was none. */
export async function outcomeOf(
  answer: Promise<Pick<Answer, 'status'>>,
): Promise<{ status: number; ms: number }> {
  const startedAt = performance.now();
  const status = await statusOf(answer);
  return { status, ms: performance.now() - startedAt };
}

/** The first cookie that an answer sets, as a request sends it back. */
export const cookieOf = ({ headers }: Pick<Answer, 'headers'>): string =>
  headers['set-cookie']?.[0]?.split(';')[0] ?? '';

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
