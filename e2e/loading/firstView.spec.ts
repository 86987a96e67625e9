import type { Page } from '@playwright/test';
import { themeColor } from '../../src/theme/tokens/themeColor.ts';
import { scrollTo } from '../support/scrollTo.ts';
import { expect, expectAt, ready, test } from '../support/test.ts';

const tagline = 'Connecting Data to Intelligence...';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the loading screen is in the HTML and leaves by itself', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText(tagline).first()).toBeAttached();
    await expect(page.locator('#first-load')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('every drawing shows, those of the first view and those far below', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    const drawings = await page.locator('svg:has(use)').evaluateAll((all) =>
      all.map((drawing) => ({
        inHtml: [...drawing.querySelectorAll('use')].every((use) => use.getBBox().width > 0),
        mask: getComputedStyle(drawing).maskImage,
      })),
    );
    expect(drawings.length).toBeGreaterThan(20);
    expect(drawings.filter(({ inHtml, mask }) => !inHtml && !mask.startsWith('url("data:'))).toEqual([]);
  });
});

test('no drawing is fetched before the page has loaded; one below is when it comes near', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expected.push(/ERR_FAILED/);
  const drawings: string[] = [];
  page.on('request', (request) => {
    if (/\/static\/media\/.*\.svg$/.test(new URL(request.url()).pathname)) drawings.push(request.url());
  });
  let before: string[] | undefined;
  page.once('load', () => {
    before = [...drawings];
  });
  await page.route('**/static/js/**', (route) => route.abort());
  await page.goto('/', { waitUntil: 'load' });
  await expect.poll(() => before).toEqual([]);
  // The illustration of the first slide is embedded in the HTML.
  const parts = page.getByRole('group', { name: /^Slide 1/ }).locator('use');
  const widths = await parts.evaluateAll((uses) => uses.map((use) => (use as SVGUseElement).getBBox().width));
  expect(widths).toHaveLength(3);
  expect(Math.min(...widths)).toBeGreaterThan(0);

  const social = page.waitForRequest(/social\.\w+\.svg/);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await social;
  expect(drawings.some((address) => address.includes('dataAnalytics'))).toBe(false);
});

test('the loading screen leaves 800 ms after the first paint, even when the scripts never come', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expected.push(/ERR_FAILED/);
  await page.route('**/static/js/**', (route) => route.abort());
  await page.goto('/');
  const ends = await page
    .locator('#first-load')
    .evaluate((screen) =>
      screen.getAnimations().map((animation) => Number(animation.effect?.getComputedTiming().endTime)),
    );
  expect(Math.max(...ends)).toBe(800);
  await expect(page.locator('#first-load')).toBeHidden();
});

/** The colours of the browser's own user interface (theme-color). */
const barsOf = (page: Page) =>
  page
    .locator('meta[name="theme-color"]')
    .evaluateAll((all) =>
      (all as HTMLMetaElement[])
        .filter(({ media }) => matchMedia(media).matches)
        .map(({ content }) => content),
    );

test('dark mode is there from the first paint, chosen or from the device', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-dark', '');
  await ready(page);
  const light = page.getByRole('radio', { name: 'Light' });
  await scrollTo(light);
  await light.click({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-light', '');
  await expect(light).toBeChecked();
  expect(await barsOf(page)).toEqual([themeColor.light]);

  // Records the colour mode from the start of the next document, to check that the other mode is never set.
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const root = document.documentElement;
      seen.push(root.hasAttribute('data-dark') ? 'dark' : root.hasAttribute('data-light') ? 'light' : 'none');
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-dark', 'data-light'] });
  });
  await page.reload();
  await ready(page);
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(new Set(seen)).toEqual(new Set(['light']));
});

test('every path change shows the loading screen for 800 ms', async ({ page }) => {
  await page.goto('/login');
  await ready(page);
  await page.evaluate(() => {
    const times: { shown?: number; gone?: number } = {};
    Object.assign(window, { times });
    const site = document.getElementById('site')!;
    new MutationObserver(() => {
      if (site.ariaBusy) times.shown ??= performance.now();
      else times.gone = performance.now();
    }).observe(site, { attributes: true });
  });
  await page.getByRole('main').getByRole('link', { name: 'Sign Up' }).click();
  await expectAt(page, /sign-up/);
  const { shown, gone } = await page.evaluate(
    () => (window as unknown as { times: { shown: number; gone: number } }).times,
  );
  expect(gone - shown).toBeGreaterThanOrEqual(795);
  await expect(page.getByLabel('Email')).toBeFocused();
});
