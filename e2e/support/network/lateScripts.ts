import type { Page } from '@playwright/test';

/**
 * Holds all requests whose address matches the pattern until the returned function is called: by default those for the
 * site's scripts, if this is called before `goto`.
 */
export async function holdScripts(page: Page, pattern = '**/static/js/**'): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
