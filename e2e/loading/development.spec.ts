import path from 'node:path';
import { paths } from '../../contract/paths.ts';
import { AppProcess } from '../support/appProcess.ts';
import { buildSite } from '../support/build.ts';
import { holdScripts } from '../support/lateScripts.ts';
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

test.beforeEach(async ({ page, consoleGuard }) => {
  // Emotion writes its rules as text in development, which the strict policy refuses; that is no fault of a page.
  consoleGuard.expected.push(new RegExp(`^foreign request: ${app.url}`));
  await page.route(`${app.url}/**`, async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    const headers = { ...response.headers() };
    delete headers['content-security-policy'];
    return route.fulfill({ response, headers });
  });
});

test('no page writes to the console in a development build', async ({ page }) => {
  test.setTimeout(120_000);
  for (const address of Object.keys(manifest.pages)) {
    await page.goto(`${app.url}${address}`);
    await ready(page);
    await expect(page.locator('h1')).toHaveCount(1);
  }
});

test('nor does one whose scripts come when its loading screen has gone', async ({ page }) => {
  for (const address of [paths.home, paths.careers, paths.customerCareBot, paths.jobApplication]) {
    const arrive = await holdScripts(page);
    await page.goto(`${app.url}${address}`, { waitUntil: 'commit' });
    await expect(page.locator('#first-load')).toBeHidden();
    arrive();
    await ready(page);
    await expect(page.locator('[data-wakes="idle"]:not([data-awake])')).toHaveCount(0);
  }
});
