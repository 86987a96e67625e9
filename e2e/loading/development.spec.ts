import path from 'node:path';
import { paths } from '../../contract/paths.ts';
import { AppProcess } from '../support/appProcess.ts';
import { buildSite } from '../support/build.ts';
import { holdScripts } from '../support/network/lateScripts.ts';
import { expect, manifest, ready, test } from '../support/test.ts';

/** Development builds, in which React and other libraries print warnings that production builds leave out. */
const folder = path.join(import.meta.dirname, '../../.cache/development-site');

let app: AppProcess;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  buildSite('development', folder);
  app = await AppProcess.start({ SITE_DIR: folder });
});
test.afterAll(() => app.stop());

test.beforeEach(async ({ page, consoleGuard }) => {
  // In development Emotion inserts its rules as text nodes, which the Content-Security-Policy would block, so the header is
  // deleted.
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

test('no page writes to the console when its scripts arrive after its loading screen has gone', async ({
  page,
}) => {
  for (const address of [paths.home, paths.careers, paths.customerCareBot, paths.jobApplication]) {
    const arrive = await holdScripts(page);
    await page.goto(`${app.url}${address}`, { waitUntil: 'commit' });
    await expect(page.locator('#first-load')).toBeHidden();
    arrive();
    await ready(page);
    await expect(page.locator('[data-wakes="idle"]:not([data-awake])')).toHaveCount(0);
  }
});
