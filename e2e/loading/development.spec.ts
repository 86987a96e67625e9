import path from 'node:path';
import { buildSite } from '../support/build.ts';
import { AppProcess } from '../support/appProcess.ts';
import { expect, manifest, ready, test } from '../support/test.ts';

/** React and other libraries warn in their development builds only, so every page is opened in one too. */
const folder = path.join(import.meta.dirname, '../../.cache/development-site');

let app: AppProcess;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  buildSite('development', folder);
  app = await AppProcess.start({ SITE_DIR: folder });
});
test.afterAll(() => app.stop());

test('no page writes to the console in a development build', async ({ page, consoleGuard }) => {
  test.setTimeout(120_000);
  // Emotion writes its rules as text in development, which the strict policy refuses; that is no fault of a page.
  consoleGuard.expected.push(new RegExp(`^foreign request: ${app.url}`));
  await page.route(`${app.url}/**`, async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    const headers = { ...response.headers() };
    delete headers['content-security-policy'];
    return route.fulfill({ response, headers });
  });
  for (const address of Object.keys(manifest.pages)) {
    await page.goto(`${app.url}${address}`);
    await ready(page);
    await expect(page.locator('h1')).toHaveCount(1);
  }
});
