import type { Page } from '@playwright/test';
import type { CallName } from '../../../contract/calls.ts';
import { keysOf } from '../../../contract/keysOf.ts';
import { refusal } from './responses.ts';
import { abortNext, routeNext } from './calls.ts';

/**
 * What may happen to a call: a refusal without a message, one with a message, an HTML page, and no response. In this order
 * no two successive faults show the same text; otherwise a test would take the earlier text for the later one.
 */
const faults = {
  silent: { status: 500, json: {} },
  message: refusal,
  page: { status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' },
  network: null,
} as const;

export type FaultName = keyof typeof faults;
export const faultNames = keysOf(faults);

/** Makes the next of these calls fail in this way. */
export async function failOnce(page: Page, call: CallName, name: FaultName): Promise<void> {
  const fault = faults[name];
  await (fault ? routeNext(page, call, (route) => route.fulfill(fault)) : abortNext(page, call));
}
