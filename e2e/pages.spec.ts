import AxeBuilder from '@axe-core/playwright';
import { expect, manifest, ready, test } from './support/test.ts';

const addresses = [...Object.keys(manifest.pages), '/no-such-page'];

/** The browser itself reports the 404 of the page that does not exist. */
const notFound = /404 \(Not Found\)/;

for (const address of addresses) {
  test.describe(address, () => {
    test.beforeEach(async ({ noise }) => {
      if (address === '/no-such-page') noise.expected.push(notFound);
    });

    for (const colorScheme of ['light', 'dark'] as const) {
      for (const width of [360, 1280]) {
        test(`has no accessibility violation in ${colorScheme} at ${width} px`, async ({ page }) => {
          await page.emulateMedia({ colorScheme });
          await page.setViewportSize({ width, height: 900 });
          await page.goto(address);
          await ready(page);
          const { violations } = await new AxeBuilder({ page }).analyze();
          expect(
            violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
          ).toEqual([]);
        });
      }
    }

    test('shows nothing wider than the window from 320 to 1920 px', async ({ page }) => {
      await page.goto(address);
      await ready(page);
      for (const width of [320, 360, 768, 1024, 1025, 1280, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
      }
    });

    test('has one h1, the four landmarks and a language', async ({ page }) => {
      await page.goto(address);
      await ready(page);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.getByRole('banner')).toHaveCount(1);
      await expect(page.getByRole('main')).toHaveCount(1);
      await expect(page.getByRole('contentinfo')).toHaveCount(1);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    });

    test('is hydrated, not drawn anew', async ({ page }) => {
      await page.addInitScript(() => {
        document.addEventListener('DOMContentLoaded', () => {
          document.querySelector('h1')?.setAttribute('data-from', 'html');
        });
      });
      await page.goto(address);
      await ready(page);
      await expect(page.locator('h1')).toHaveAttribute('data-from', 'html');
    });
  });
}

test('every page has a title and a description of its own', async ({ request }) => {
  const heads = await Promise.all(
    Object.keys(manifest.pages).map(async (address) => {
      const html = await (await request.get(address)).text();
      return [/<title>(.+?)<\/title>/.exec(html)?.[1], /name="description" content="(.+?)"/.exec(html)?.[1]];
    }),
  );
  expect(heads.flat().every(Boolean)).toBe(true);
  expect(new Set(heads.flat()).size).toBe(heads.length * 2);
});

test('an unknown address answers with 404 and the way home', async ({ page, noise }) => {
  noise.expected.push(notFound);
  const response = await page.goto('/services/quantum-tea');
  expect(response?.status()).toBe(404);
  await ready(page);
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error' })).toBeVisible();
  await expect(page.getByText('404 Not Found', { exact: true })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
});
