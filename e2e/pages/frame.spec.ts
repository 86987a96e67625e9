import type { Locator } from '@playwright/test';
import { paths } from '../../contract/paths.ts';
import { company } from '../../src/content/company.ts';
import { press } from '../support/steps.ts';
import { scrollOf } from '../support/scrollTo.ts';
import { expect, ready, test } from '../support/test.ts';

const heightsIn = (entries: Locator) =>
  entries.evaluateAll((all) => all.map((entry) => entry.getBoundingClientRect().height));

test('the header stays in sight however far the page is scrolled', async ({ page }) => {
  await page.goto('/');
  await ready(page);
  for (const share of [0.5, 1]) {
    await page.evaluate((part) => window.scrollTo(0, document.documentElement.scrollHeight * part), share);
    await expect.poll(() => scrollOf(page)).toBeGreaterThan(1000);
    expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
  }
});

test('the current page is marked by a bar in header and drawer, not by colour alone', async ({ page }) => {
  await page.goto('/contact');
  await ready(page);
  const inHeader = page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true });
  const other = page.getByRole('banner').getByRole('link', { name: 'Home', exact: true });
  const barOf = (link: Locator) =>
    link.evaluate(
      (element) => Number.parseFloat(getComputedStyle(element, '::after').borderBottomWidth) || 0,
    );
  expect(await barOf(inHeader)).toBeGreaterThan(1);
  expect(await barOf(other)).toBe(0);

  await page.setViewportSize({ width: 412, height: 823 });
  await page.getByRole('banner').getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Main' });
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors });
    const inDrawer = (name: string) => drawer.getByRole('link', { name, exact: true });
    await expect(inDrawer('Contact')).toHaveCSS('text-decoration', /^underline 2\.5px/);
    await expect(inDrawer('Home')).toHaveCSS('text-decoration-line', 'none');
  }
});

test('up to 1024 px a button opens the menus, above that they are in the header', async ({ page }) => {
  await page.goto('/contact');
  await ready(page);
  const inHeader = (name: string) => page.getByRole('banner').getByRole('button', { name, exact: true });
  for (const width of [320, 1024, 1025, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(inHeader('Open menu')).toBeVisible({ visible: width <= 1024 });
    await expect(inHeader('About')).toBeVisible({ visible: width > 1024 });
  }
});

test('the menu marks the page that was opened by an address with a final slash', async ({ page }) => {
  await page.goto('/careers/');
  await ready(page);
  await expect(page).toHaveURL('/careers');
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: 'About', exact: true }).click();
  await expect(banner.getByRole('link', { name: 'Careers', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

for (const scheme of ['light', 'dark'] as const) {
  test(`in ${scheme} colours an entry of the header’s menu changes under the pointer`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto('/');
    await ready(page);
    const banner = page.getByRole('banner');
    await banner.getByRole('button', { name: 'About', exact: true }).click();
    const entry = banner.getByRole('link', { name: 'Careers', exact: true });
    await entry.hover();
    const behind = await entry.evaluate((link) => {
      let sheet = link.parentElement;
      while (sheet && getComputedStyle(sheet).backgroundColor === 'rgba(0, 0, 0, 0)')
        sheet = sheet.parentElement;
      return sheet ? getComputedStyle(sheet).backgroundColor : '';
    });
    expect(behind).not.toBe('');
    await expect(entry).not.toHaveCSS('background-color', behind);
    await expect(entry).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });
}

/** px from the left edge of the window. */
const leftOfText = (element: Element) => {
  const words = document.createRange();
  words.selectNodeContents(element.lastChild!);
  return words.getBoundingClientRect().left;
};

test('in a menu of the header and of the drawer the current page has a bar, also with forced colours', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/careers');
  await ready(page);
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: 'About', exact: true }).click();
  const inMenu = (name: string) => banner.getByRole('link', { name, exact: true });
  await expect(inMenu('Careers')).toHaveCSS('border-left-width', '3px');
  await expect(inMenu('Partnership')).toHaveCSS('border-left-width', '0px');
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 412, height: 823 });
  await banner.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Main' });
  const careers = drawer.getByRole('link', { name: 'Careers', exact: true });
  await drawer.getByText('About', { exact: true }).click();
  await expect(careers).toHaveCSS('border-left-width', '3px');
  const others = drawer.getByRole('link', { name: 'Partnership', exact: true });
  const [here, there] = [await careers.evaluate(leftOfText), await others.evaluate(leftOfText)];
  expect(here).toBe(there);
});

test('in no window is the last letter of the footer’s email address on a line of its own', async ({
  page,
}) => {
  await page.goto('/contact');
  await ready(page);
  const address = page.getByRole('contentinfo').getByRole('link', { name: company.email });
  const linesOf = (element: Element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getClientRects().length;
  };
  for (const width of [320, 360, 599, 600, 768, 899, 900, 1024, 1025, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await address.evaluate(linesOf), `${width} px`).toBe(1);
  }
});

test('in a window of 320 px every entry of the drawer is 44 px high at least', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/contact');
  await ready(page);
  await page.getByRole('banner').getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Main' });
  const entries = drawer.getByRole('link').or(drawer.locator('summary'));
  for (const group of ['About', 'Services', 'SupportHub']) {
    await drawer.locator('summary').filter({ hasText: group }).click();
    const last = drawer.getByRole('link').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    expect(Math.min(...(await heightsIn(entries.filter({ visible: true }))))).toBeGreaterThanOrEqual(44);
  }
});

test('on a page at rest the closed drawer is laid out, but hidden from everybody', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await ready(page);
  const sheet = page.locator('dialog[aria-label=Main]');
  const widthOfSheet = () => sheet.evaluate((element) => element.getBoundingClientRect().width);
  await expect.poll(widthOfSheet).toBeGreaterThan(300);
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate(() => document.scrollingElement!.scrollWidth)).toBe(360);

  await press(page, 'Open menu');
  await expect(page.getByRole('dialog', { name: 'Main' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect.poll(widthOfSheet).toBe(0);
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 1280, height: 860 });
  await expect.poll(widthOfSheet).toBe(0);
});

test('on a page at rest the drawer takes the focus when it opens, and gives it back', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(paths.shop);
  await ready(page);
  const sheet = page.locator('dialog[aria-label=Main]');
  const widthOfSheet = () => sheet.evaluate((element) => element.getBoundingClientRect().width);
  await expect.poll(widthOfSheet).toBeGreaterThan(300);
  // Scrolling wakes the frame; until then the browser itself opens the drawer as a popover.
  await page.mouse.wheel(0, 100);
  await expect(sheet).not.toHaveAttribute('popover');

  await press(page, 'Open menu');
  await expect(page.getByRole('dialog', { name: 'Main' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(sheet.getByRole('link', { name: company.name })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
});

for (const width of [700, 900, 1100, 1280])
  test(`in a window of ${width} px the choice of colours stands beside the firm’s name`, async ({ page }) => {
    await page.setViewportSize({ width, height: 860 });
    await page.goto(paths.shop);
    const footer = page.getByRole('contentinfo');
    const name = (await footer.getByText(company.tagline).boundingBox())!;
    const choice = (await footer.getByRole('group').boundingBox())!;
    expect(choice.y).toBeLessThan(name.y);
    expect(choice.y + choice.height).toBeGreaterThan(name.y);
    expect(choice.x).toBeGreaterThan(name.x + name.width);
  });

test('on the narrowest phone the lines of one name in the footer are closer than two names', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(paths.shop);
  await ready(page);
  const links = page.getByRole('contentinfo').getByRole('link', { name: /Development$|^Customer Care Bot$/ });
  const [web, app, bot] = await links.evaluateAll((all) =>
    all.map((link) => {
      const name = document.createRange();
      name.selectNodeContents(link);
      return Array.from(name.getClientRects(), ({ top }) => top);
    }),
  );
  for (const lines of [web, app, bot]) expect(lines).toHaveLength(2);
  const within = app![1]! - app![0]!;
  expect(bot![0]! - app![1]!).toBeGreaterThan(within + 4);
});
