import { delay, http, HttpResponse } from 'msw';
import type { HttpHandler } from 'msw';
import { apiBase } from '../contract/calls.ts';
import type { Call } from '../contract/calls.ts';
import { answerOf } from './server.ts';

type Responder = (request: Request) => Response | Promise<Response>;

/** A handler that answers one call in another way: `server.use(offline(calls.logIn))`. */
function override({ method, path }: Call, respond: Responder): HttpHandler {
  const verb = method.toLowerCase() as Lowercase<Call['method']>;
  return http[verb](`*${apiBase}${path}`, ({ request }) => respond(request));
}

/** Fails with a network error, as without a connection. */
export const offline = (call: Call): HttpHandler => override(call, () => HttpResponse.error());

/** The server processes the request, but its response is lost in a network error. */
export const lostAnswer = (call: Call): HttpHandler =>
  override(call, async (request) => {
    await answerOf(request);
    return HttpResponse.error();
  });

/** The server's response, after some milliseconds. */
export const slow = (call: Call, milliseconds = 150): HttpHandler =>
  override(call, async (request) => {
    await delay(milliseconds);
    return answerOf(request);
  });

/** The server's response, once the test calls `release`. */
export function deferredResponse(call: Call): { handler: HttpHandler; release: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  const handler = override(call, async (request) => {
    await promise;
    return answerOf(request);
  });
  return { handler, release: resolve };
}

/** A refusal with a message. */
export const serverMessage = (call: Call, status: number, message: string): HttpHandler =>
  override(call, () => HttpResponse.json({ message }, { status }));

/** A refusal that names a wait, in seconds, sent once `when` has resolved. */
export const waitRefusal = (call: Call, retryAfter: number, when?: Promise<void>): HttpHandler =>
  override(call, async () => {
    await when;
    return HttpResponse.json({ message: 'Slow down.', retryAfter }, { status: 429 });
  });

/** A refusal without a message. */
export const noMessage = (call: Call, status: number): HttpHandler =>
  override(call, () => HttpResponse.json({}, { status }));

/** The response of a faulty proxy: an HTML page instead of JSON. */
export const htmlAnswer = (call: Call, status = 502): HttpHandler =>
  override(call, () => HttpResponse.html('<h1>502 Bad Gateway</h1>', { status }));
