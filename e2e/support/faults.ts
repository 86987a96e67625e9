import type { Page } from '@playwright/test';
import type { CallName } from '../../contract/calls.ts';
import { refusal } from './deferredResponse.ts';
import { abortNext, routeNext } from './calls.ts';

/**
 * What may happen to a call: a refusal without a word, one in words, a page instead of an answer, and no answer. One after
 * the other, so that a screen never says the same twice in succession: what it said last would stand for what it says next.
 */
const faults = {
  silent: { status: 500, json: {} },
  message: refusal,
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
