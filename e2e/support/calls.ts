import type { Page, Request, Route } from '@playwright/test';
import { apiBase, calls } from '../../contract/calls.ts';
import type { CallName } from '../../contract/calls.ts';

const addressOf = (call: CallName) => `**${apiBase}${calls[call].path}`;

/** With the first file the site asks the address of a call how large one may be, at a moment that no journey knows. */
const isQuestion = (request: Request) => request.method() === 'OPTIONS';

/** Every call to the API from now on, in its order. */
export function recordCalls(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (isQuestion(request)) return;
    if (new URL(request.url()).pathname.startsWith(`${apiBase}/`)) requests.push(request);
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
  page.waitForRequest(
    (request) => !isQuestion(request) && new URL(request.url()).pathname === apiBase + calls[call].path,
  );
