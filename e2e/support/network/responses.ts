import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import type { CallName } from '../../../contract/calls.ts';
import { listenLocally } from '../../../mocks/http/listenLocally.ts';
import { routeNext } from './calls.ts';

export type Answer = { status: number; json: unknown };

export const wordsOfRefusal = 'We have that already.';

/** A refusal of the server with a message. */
export const refusal: Answer = { status: 422, json: { message: wordsOfRefusal } };

/** Answers the next of these calls with this response. */
export const answerOnce = (page: Page, call: CallName, answer: Answer) =>
  routeNext(page, call, (route) => route.fulfill(answer));

/**
 * Holds the next of these calls until the returned function is called. It is then answered with `answer`, or by the server.
 */
export async function deferOnce(page: Page, call: CallName, answer?: Answer): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await routeNext(page, call, async (route) => {
    await promise;
    await (answer ? route.fulfill(answer) : route.continue());
  });
  return resolve;
}

/**
 * Redirects the next of these calls to a server that reads it to its end. The response is sent when the returned function is
 * called. With a response from the route itself, Playwright would not upload the file at all.
 */
export async function answerAfterUpload(page: Page, call: CallName, answer: Answer): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const server = createServer(async (request, response) => {
    await Promise.all([promise, once(request.resume(), 'end')]);
    response.writeHead(answer.status, { 'content-type': 'application/json', connection: 'close' });
    response.end(JSON.stringify(answer.json));
    server.close();
  });
  const port = await listenLocally(server.unref());
  await routeNext(page, call, (route) => route.continue({ url: `http://127.0.0.1:${port}/` }));
  return resolve;
}
