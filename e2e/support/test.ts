import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test as base } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { AppProcess } from './appProcess.ts';

/** The pages of the built site, by address. */
export const manifest = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../../dist/pages.json'), 'utf8'),
) as { pages: Record<string, unknown> };

/**
 * Console errors and warnings (such as blocked by the policy), uncaught errors and requests to other hosts of a test's tabs.
 * Those that match `expected` are no failure.
 */
export type ConsoleGuard = { expected: RegExp[]; messages: string[] };

type Fixtures = { consoleGuard: ConsoleGuard };
type WorkerFixtures = { app: AppProcess };

/** Records the messages of all tabs of a context, including those that open later. */
function listenTo(context: BrowserContext, origin: string, messages: string[]): void {
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      messages.push(`${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (thrown) => messages.push(`thrown: ${thrown.error().message}`));
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin)
      messages.push(`foreign request: ${request.url()}`);
  });
}

/**
 * Every test runs against the started app, and fails on console messages, uncaught errors and requests to other hosts that
 * it does not expect.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  app: [
    async ({}, use) => {
      const app = await AppProcess.start();
      await use(app);
      await app.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ app }, use) => use(app.url),
  consoleGuard: [
    async ({ context, page, app }, use) => {
      const consoleGuard: ConsoleGuard = { expected: [], messages: [] };
      listenTo(context, new URL(app.url).origin, consoleGuard.messages);
      await use(consoleGuard);
      // An upload may still be held by a route of the test; errors of such a route no longer matter.
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      const unexpected = consoleGuard.messages.filter(
        (message) => !consoleGuard.expected.some((pattern) => pattern.test(message)),
      );
      if (unexpected.length > 0)
        throw new Error(
          `The page wrote to the console, threw, or asked another host:\n${unexpected.join('\n')}`,
        );
    },
    { auto: true },
  ],
});

export { expect };

/** Waits until the page is hydrated and responds to clicks and keys, and no loading screen covers it. */
export async function ready(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.locator('#site:not([aria-busy])').waitFor();
}

/** Opens a page and waits until it is ready. */
export async function open(page: Page, address: string) {
  await page.goto(address);
  await ready(page);
}

/** Expects the page to be at an address, and waits until it is ready there. */
export async function expectAt(
  page: Page,
  address: string | RegExp | ((url: URL) => boolean),
): Promise<void> {
  await expect(page).toHaveURL(address);
  await ready(page);
}
