import type { Page } from '@playwright/test';

/**
 * Scripts of the site wait until the returned function is called, and arrive from then on: before `goto` all of them, or those
 * whose address fits the pattern.
 */
export async function holdScripts(page: Page, pattern = '**/static/js/**'): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
