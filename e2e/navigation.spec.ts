import { canonicalPathOf } from '../contract/paths.ts';
import { expect, manifest, ready, test } from './support/test.ts';

test('each page brings its title, its top and its heading; Back brings the place one was at', async ({
  page,
}) => {
  await page.goto('/about-us');
  await ready(page);
  await expect(page).toHaveTitle(/^About us \|/);
  const contact = page.getByRole('contentinfo').getByRole('link', { name: 'Careers' });
  await contact.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(500);

  await contact.click();
  await expect(page).toHaveURL('/careers');
  await ready(page);
  await expect(page).toHaveTitle(/^Careers \|/);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /openings/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await page.goBack();
  await expect(page).toHaveURL('/about-us');
  await ready(page);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
});

test('links of the site change the page without loading the document anew', async ({ page }) => {
  await page.goto('/');
  await ready(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  await ready(page);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('every link of the site is one of its routes', async ({ request }) => {
  const strangers: string[] = [];
  for (const address of Object.keys(manifest.pages)) {
    const html = await (await request.get(address)).text();
    const body = html.slice(html.indexOf('<body'));
    for (const [, href] of body.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)) {
      if (canonicalPathOf(href!) === null) strangers.push(`${address}: ${href}`);
    }
  }
  expect(strangers).toEqual([]);
});

test('every page can be read without JavaScript', async ({ browser, app }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: app.url });
  // Side by side, because each page shows its first screen for most of a second.
  await Promise.all(
    Object.keys(manifest.pages).map(async (address) => {
      const page = await context.newPage();
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('#first-load')).toBeHidden();
      expect((await page.getByRole('main').innerText()).length, address).toBeGreaterThan(40);
      await page.close();
    }),
  );
  await context.close();
});

test('a service brought along is still chosen after a reload, without the page being drawn anew', async ({
  page,
}) => {
  await page.goto('/services/customer-care-bot');
  await ready(page);
  await page.getByRole('main').getByRole('link', { name: 'Apply Now' }).first().click();
  await expect(page).toHaveURL('/service-application');
  await ready(page);
  await expect(page.getByLabel('Service type')).toHaveValue('Chat bot');
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.querySelector('h1')?.setAttribute('data-from', 'html');
    });
  });
  await page.reload();
  await ready(page);
  await expect(page.getByLabel('Service type')).toHaveValue('Chat bot');
  await expect(page.locator('h1')).toHaveAttribute('data-from', 'html');
});

test('with text at twice its size nothing leaves the window, and the drawer stands in for the menu', async ({
  page,
}) => {
  const settings = await page.context().newCDPSession(page);
  await settings.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.goto('/settings');
  await ready(page);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Settings' })).toBeHidden();
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0);
  await header.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Main' });
  await drawer.getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
});
