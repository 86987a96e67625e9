import { delay, http, HttpResponse } from 'msw';
import type { HttpHandler } from 'msw';
import { apiBase } from '../contract/calls.ts';
import type { Call } from '../contract/calls.ts';
import { answerOf } from './server.ts';

type Responder = (request: Request) => Response | Promise<Response>;

/** Replaces the answer of one call: `server.use(offline(calls.logIn))`. */
function override({ method, path }: Call, respond: Responder): HttpHandler {
  const verb = method.toLowerCase() as Lowercase<Call['method']>;
  return http[verb](`*${apiBase}${path}`, ({ request }) => respond(request));
}

/** No answer at all: the network is down. */
export const offline = (call: Call): HttpHandler => override(call, () => HttpResponse.error());

/** The server does what it is asked for, and its answer gets lost on the way. */
export const lostAnswer = (call: Call): HttpHandler =>
  override(call, async (request) => {
    await answerOf(request);
    return HttpResponse.error();
  });

/** The real answer, after so many milliseconds. */
export const slow = (call: Call, milliseconds = 150): HttpHandler =>
  override(call, async (request) => {
    await delay(milliseconds);
    return answerOf(request);
  });

/** The real answer, once the test releases it. */
export function deferredResponse(call: Call): { handler: HttpHandler; release: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  const handler = override(call, async (request) => {
    await promise;
    return answerOf(request);
  });
  return { handler, release: resolve };
}

/** A refusal in the server's own words. */
export const serverMessage = (call: Call, status: number, message: string): HttpHandler =>
  override(call, () => HttpResponse.json({ message }, { status }));

/** A refusal without a word. */
export const noMessage = (call: Call, status: number): HttpHandler =>
  override(call, () => HttpResponse.json({}, { status }));

/** What a proxy in trouble answers: a page instead of JSON. */
export const htmlAnswer = (call: Call, status = 502): HttpHandler =>
  override(call, () => HttpResponse.html('<h1>502 Bad Gateway</h1>', { status }));
