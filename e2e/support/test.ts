import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test as base } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { AppProcess } from './appProcess.ts';

/** The pages of the built site, by address. */
export const manifest = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../../dist/pages.json'), 'utf8'),
) as { pages: Record<string, unknown> };

/** What the tabs of a test said on the console, threw, were refused by their policy, or asked of another host. */
export type ConsoleGuard = { expected: RegExp[]; messages: string[] };

type Fixtures = { consoleGuard: ConsoleGuard };
type WorkerFixtures = { app: AppProcess };

/** In every tab, those that open later too. */
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

/** Every test runs against the started app, and fails on any console output or request to another host that it did not expect. */
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
      // A file may still be on its way through a route of the test, which has nothing more to say.
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

/** Waits until the page answers to clicks and keys and nothing covers it. */
export async function ready(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.locator('#site:not([aria-busy])').waitFor();
}

/** Expects the page to be at an address, and waits until it answers there. */
export async function isAt(page: Page, address: string | RegExp | ((url: URL) => boolean)): Promise<void> {
  await expect(page).toHaveURL(address);
  await ready(page);
}
