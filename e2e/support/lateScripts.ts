import type { Page } from '@playwright/test';

/**
 * What the page asks for waits until the returned function is called, and arrives from then on: all scripts of the site, if
 * this is called before `goto`, or whatever has an address that fits the pattern.
 */
export async function holdScripts(page: Page, pattern = '**/static/js/**'): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
