import type { Page, Request, Route } from '@playwright/test';
import { apiBase, calls } from '../../contract/calls.ts';
import type { CallName } from '../../contract/calls.ts';

const addressOf = (call: CallName) => `**${apiBase}${calls[call].path}`;

/** With the first file the site asks the address of a call how large one may be, at a moment that no journey knows. */
const isQuestion = (request: Request) => request.method() === 'OPTIONS';

const pathOf = (request: Request) => new URL(request.url()).pathname;

/** Whether this is the call, and no question before it. */
const isCall = (request: Request, call: CallName) =>
  request.method() === calls[call].method && pathOf(request) === apiBase + calls[call].path;

/** Every call to the API from now on, or those of one name, in their order. */
export function recordCalls(page: Page, call?: CallName): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    const isOfApi = pathOf(request).startsWith(`${apiBase}/`) && !isQuestion(request);
    if (call ? isCall(request, call) : isOfApi) requests.push(request);
  });
  return requests;
}

/** The next of these calls is met by the test. */
export async function routeNext(
  page: Page,
  call: CallName,
  meet: (route: Route) => Promise<void>,
): Promise<void> {
  const address = addressOf(call);
  let isMet = false;
  const meetOnce = async (route: Route) => {
    if (isMet || isQuestion(route.request())) return route.fallback();
    isMet = true;
    await meet(route);
    await page.unroute(address, meetOnce);
  };
  await page.route(address, meetOnce);
}

/** The line is dead for the next of these calls. */
export const abortNext = (page: Page, call: CallName) =>
  routeNext(page, call, (route) => route.abort('failed'));

/** The next of these calls, once it leaves. */
export const waitForCall = (page: Page, call: CallName): Promise<Request> =>
  page.waitForRequest((request) => isCall(request, call));
