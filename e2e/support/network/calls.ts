import type { Page, Request, Route } from '@playwright/test';
import { apiBase, calls } from '../../../contract/calls.ts';
import type { CallName } from '../../../contract/calls.ts';

const addressOf = (call: CallName) => `**${apiBase}${calls[call].path}`;

/**
 * When the first file is chosen, the site requests the upload limit with OPTIONS at the address of the call. A test cannot
 * predict when, so these requests are ignored.
 */
const asksForLimit = (request: Request) => request.method() === 'OPTIONS';

const pathOf = (request: Request) => new URL(request.url()).pathname;

/** Whether a request is the call itself and not an OPTIONS request to its address. */
const isCall = (request: Request, call: CallName) =>
  request.method() === calls[call].method && pathOf(request) === apiBase + calls[call].path;

/** Records all calls to the API from now on, or those of one name, in order. */
export function recordCalls(page: Page, call?: CallName): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    const isOfApi = pathOf(request).startsWith(`${apiBase}/`) && !asksForLimit(request);
    if (call ? isCall(request, call) : isOfApi) requests.push(request);
  });
  return requests;
}

/** Lets the test handle the next of these calls. */
export async function routeNext(
  page: Page,
  call: CallName,
  handle: (route: Route) => Promise<void>,
): Promise<void> {
  const address = addressOf(call);
  let isHandled = false;
  const handleOnce = async (route: Route) => {
    if (isHandled || asksForLimit(route.request())) return route.fallback();
    isHandled = true;
    await handle(route);
    await page.unroute(address, handleOnce);
  };
  await page.route(address, handleOnce);
}

/** Makes the next of these calls fail with a network error. */
export const abortNext = (page: Page, call: CallName) =>
  routeNext(page, call, (route) => route.abort('failed'));

/** Waits until the next of these calls is sent. */
export const waitForCall = (page: Page, call: CallName): Promise<Request> =>
  page.waitForRequest((request) => isCall(request, call));
