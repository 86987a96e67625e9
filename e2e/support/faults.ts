import type { Page } from '@playwright/test';
import type { CallName } from '../../contract/calls.ts';
import { refusal } from './deferredResponse.ts';
import { abortNext, routeNext } from './calls.ts';

/** What may happen to a call: a refusal in words, one without, a page instead of an answer, and silence. */
const faults = {
  message: refusal,
  silent: { status: 500, json: {} },
  page: { status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' },
  network: null,
} as const;

export type FaultName = keyof typeof faults;
export const faultNames = Object.keys(faults) as FaultName[];

/** This happens to the next of these calls. */
export async function failOnce(page: Page, call: CallName, name: FaultName): Promise<void> {
  const fault = faults[name];
  await (fault ? routeNext(page, call, (route) => route.fulfill(fault)) : abortNext(page, call));
}
