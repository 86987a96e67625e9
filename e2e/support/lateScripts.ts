import type { Page } from '@playwright/test';

/** Before `goto`: the site's scripts wait until the returned function is called, and arrive from then on. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/static/js/**', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
