import type { Page } from '@playwright/test';
import { paths, servicePaths } from '../../contract/paths.ts';
import { expect, ready, test } from '../support/test.ts';

/** Largest total size of the font files that every page preloads, in bytes. */
const preloadedBytes = 40 * 1024;

/** Names of the fonts with which the text of an element is actually rendered, and whether they are web fonts of the site. */
async function drawnFonts(page: Page, selector: string): Promise<{ name: string; ours: boolean }[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.map(({ familyName, isCustomFont }) => ({ name: familyName, ours: isCustomFont }));
}

test('the site shows its own fonts, and their files are small', async ({ page, request }) => {
  await page.goto('/');
  await ready(page);
  // A slow machine may have painted the first view in the fallback fonts; the next page then has the site's.
  await page.reload();
  await ready(page);
  for (const selector of ['main h2', 'main p'])
    expect(await drawnFonts(page, selector), selector).toEqual([expect.objectContaining({ ours: true })]);

  const files = await page
    .locator('link[rel=preload][as=font]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  expect(files).toHaveLength(2);
  const sizes = await Promise.all(files.map(async (file) => (await (await request.get(file)).body()).length));
  expect(sizes[0]! + sizes[1]!).toBeLessThanOrEqual(preloadedBytes);
});

test('fonts that arrive after the first view do not replace the fallback fonts', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expected.push(/ERR_FAILED/);
  await page.route('**/static/js/**', (route) => route.abort());
  const waiting: (() => void)[] = [];
  await page.route('**/*.woff2', async (route) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  // Longer than the time for which a browser waits for a font with `font-display: optional`.
  await page.waitForFunction(
    () => performance.now() > performance.getEntriesByName('first-contentful-paint')[0]!.startTime + 300,
  );
  for (const arrive of waiting) arrive();
  await page.evaluate(() => document.fonts.ready.then(() => null));
  expect(await drawnFonts(page, 'main h2')).toEqual([expect.objectContaining({ ours: false })]);
});

test('the site’s own text needs no further font file, and a name with other letters fetches the one that has them', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const name = /([\w-]+)\.\w+\.woff2$/.exec(request.url())?.[1];
    if (name) fetched.push(name);
  });
  for (const path of [...Object.values(paths), ...Object.values(servicePaths)]) {
    await page.goto(path, { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready.then(() => null));
  }
  expect([...new Set(fetched)].filter((name) => /western|more/.test(name))).toEqual([]);
  await page.goto(paths.login);
  await ready(page);
  const arrival = page.waitForRequest(/source-western/);
  const email = page.getByRole('textbox', { name: 'Email' });
  await email.fill('zoé@example.com');
  await arrival;
  await page.evaluate(() => document.fonts.ready.then(() => null));
  expect(fetched).not.toContain('source-more');
  const rest = page.waitForRequest(/source-more/);
  await email.fill('zoéšłu@example.com');
  await rest;
});
