import type { Page } from '@playwright/test';
import { paths } from '../../contract/paths.ts';
import { searchCopy } from '../../src/content/search.ts';
import { siteCopy } from '../../src/content/site.ts';
import { checkOverlayAccessibility } from '../support/accessibility.ts';
import { holdScripts } from '../support/network/lateScripts.ts';
import { dialogOn, press } from '../support/steps.ts';
import { expect, ready, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const fieldOf = (page: Page) => page.getByRole('searchbox', { name: searchCopy.label });
const resultsOf = (page: Page) => page.getByRole('search').getByRole('link');

test('by keyboard alone a page is found and opened, and its heading has the focus', async ({ page }) => {
  await page.goto(paths.home);
  await ready(page);
  await page.keyboard.press('Control+k');
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.type('internship');
  await page.keyboard.press('ArrowDown');
  await expect(resultsOf(page).first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('careers');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(paths.careers);
  await expect(dialogOn(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('its keys open it also from a link of a part of the page that still sleeps', async ({ page }) => {
  await page.goto(paths.careers);
  await ready(page);
  const link = page.getByRole('main').getByRole('link').last();
  await link.focus();
  await expect(link).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
});

test('a section of the page that is open comes into view below the header, and has the focus', async ({
  page,
}) => {
  await page.goto(paths.privacyPolicy);
  await ready(page);
  await press(page, siteCopy.search);
  await fieldOf(page).fill('third party');
  await resultsOf(page).first().click();
  const section = page.locator('#third-party-sharing');
  await expect(section).toBeFocused();
  const top = async () => (await section.boundingBox())?.y ?? 0;
  const header = await page.getByRole('banner').boundingBox();
  await expect.poll(top).toBeGreaterThanOrEqual(header?.height ?? 0);
  await expect.poll(top).toBeLessThan(300);
});

for (const [from, start] of [
  ['the home page, whose section still sleeps,', paths.home],
  ['another page', paths.careers],
])
  test(`from ${from} a technology is shown in its tab`, async ({ page }) => {
    await page.goto(start!);
    await ready(page);
    await press(page, siteCopy.search);
    await fieldOf(page).fill('postgresql');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/#technologies');
    await expect(page.getByRole('heading', { name: 'PostgreSQL' })).toBeInViewport();
    await expect(page.getByRole('tab', { name: 'Database' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('#technologies')).toBeFocused();
  });

for (const height of [360, 563, 613, 860])
  test(`in a window ${height} px high nothing of the search is cut off`, async ({ page }) => {
    await page.setViewportSize({ width: 1024, height });
    await page.goto(paths.contact);
    await ready(page);
    await press(page, siteCopy.search);
    await fieldOf(page).fill('data');
    const hints = await page.getByRole('search').getByText(searchCopy.shortcut.action).boundingBox();
    expect(hints!.y + hints!.height).toBeLessThan(height - 12);
  });

test('a press on the button before the scripts are there opens the search once they are', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(paths.contact);
  await press(page, siteCopy.search);
  release();
  await expect(fieldOf(page)).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no button for a search that could not open', async ({ page }) => {
    await page.goto(paths.home);
    await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('button', { name: siteCopy.search })).toBeHidden();
  });
});

test('the search has no accessibility violation before, with and without results', async ({ page }) => {
  await page.goto(paths.contact);
  await ready(page);
  await press(page, siteCopy.search);
  await checkOverlayAccessibility(page, 'suggestions');
  await fieldOf(page).fill('data');
  await checkOverlayAccessibility(page, 'results');
  await fieldOf(page).fill('zzzzzz');
  await expect(page.getByText(searchCopy.nothingFor('zzzzzz'))).toBeVisible();
  await checkOverlayAccessibility(page, 'nothing found');
});
