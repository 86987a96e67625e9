import type { Locator, Page } from '@playwright/test';
import { paths } from '../../contract/paths.ts';
import { submissionCopy } from '../../src/content/applications/applications.ts';
import { company } from '../../src/content/company.ts';
import { positionsCopy } from '../../src/content/marketing/positions.ts';
import { servicePageCopy } from '../../src/content/services/servicePage.ts';
import { checkNoOverflow } from '../support/accessibility.ts';
import { formPaths, submit } from '../support/forms.ts';
import { startSession } from '../support/session.ts';
import { expect, expectAt, manifest, open, ready, test } from '../support/test.ts';

// Text of twice the size, for visitors who cannot read small print. pages.spec.ts also checks every page's width with it.

const phone = { width: 360, height: 740 };

/** Sets the browser's default font size, in px; media queries in `em` then match as in a narrower window. */
async function setText(page: Page, standard: number): Promise<void> {
  const settings = await page.context().newCDPSession(page);
  await settings.send('Page.setFontSizes', { fontSizes: { standard } });
}

test('smaller text does not bring the menus into the header of a narrower window', async ({ page }) => {
  await setText(page, 12);
  await open(page, paths.contact);
  const inHeader = (name: string) => page.getByRole('banner').getByRole('button', { name, exact: true });
  for (const width of [770, 1024, 1025]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(inHeader('Open menu')).toBeVisible({ visible: width <= 1024 });
    await expect(inHeader('About')).toBeVisible({ visible: width > 1024 });
  }
});

const doubleText = (page: Page) => setText(page, 32);

/** Doubles the font size of the root element only; media queries match as before. */
const doubleRoot = (page: Page) =>
  page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));

/** The words inside these elements that are broken between letters. They may be broken at a hyphen. */
const brokenWords = (selector: string) => {
  const broken: string[] = [];
  const range = document.createRange();
  for (const element of document.querySelectorAll(selector)) {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[^\s-]+/g)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (range.getClientRects().length > 1) broken.push(word);
      }
  }
  return broken;
};

/** Number of lines over which each word is broken, for the first text node in an element. */
const linesOfWords = (element: Element) => {
  const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()!;
  return [...(text.textContent ?? '').matchAll(/\S+/g)].map(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return range.getClientRects().length;
  });
};

test('in text of twice the size every gender fits into its card', async ({ page, app }) => {
  await startSession(page, app);
  await doubleText(page);
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, paths.editProfile);
    const cards = page.getByRole('radiogroup', { name: 'Gender' }).locator('label');
    await expect(cards).toHaveCount(3);
    const cut = await cards.evaluateAll(
      (all) =>
        all.filter((card) => {
          const words = card.lastElementChild?.getBoundingClientRect();
          const { right } = card.getBoundingClientRect();
          return !words || words.right > right || words.height > 2 * 32 * 1.5;
        }).length,
    );
    expect(cut, `at ${width} px`).toBe(0);
    await checkNoOverflow(page, `profile at ${width} px`);
  }
});

test('in text of twice the size the name of a section is broken between words only', async ({ page }) => {
  await page.setViewportSize(phone);
  await doubleText(page);
  await open(page, formPaths.service);
  await submit(page, 'service');
  const bar = page.getByRole('navigation', { name: submissionCopy.sections }).getByRole('button').first();
  await expect(bar).toContainText(/^About you.*to correct$/);
  const lines = await bar.getByText('About you', { exact: true }).evaluate((name) => {
    const words = document.createRange();
    words.selectNodeContents(name);
    return new Set(Array.from(words.getClientRects(), ({ top }) => Math.round(top))).size;
  });
  expect(lines).toBeLessThanOrEqual(2);
});

test('in text of twice the size no page is wider than its window', async ({ page, consoleGuard }) => {
  consoleGuard.expected.push(/404 \(Not Found\)/);
  await doubleText(page);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const address of [...Object.keys(manifest.pages), '/no-such-page']) {
      await page.goto(address, { waitUntil: 'load' });
      await checkNoOverflow(page, `${address} at ${width} px`);
    }
  }
});

test('with text at twice its size nothing leaves the window, and the drawer stands in for the menu', async ({
  page,
}) => {
  await doubleText(page);
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
  await expectAt(page, '/contact');
  await header.getByRole('button', { name: 'Open menu' }).click();
  await page.setViewportSize({ width: 2050, height: 900 });
  await expect(drawer).toBeHidden();
  await header.getByRole('link', { name: 'Settings' }).click();
  await expect(page).toHaveURL('/settings');
});

test('with text of twice the size the index of the teams keeps each name apart from its number', async ({
  page,
}) => {
  await page.goto(paths.positions);
  await ready(page);
  await doubleRoot(page);
  const gaps = await page
    .getByRole('navigation', { name: positionsCopy.teams.label })
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => {
        const name = document.createRange();
        name.selectNodeContents(link.firstChild!);
        return link.lastElementChild!.getBoundingClientRect().left - name.getBoundingClientRect().right;
      }),
    );
  expect(gaps).toHaveLength(10);
  for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(8);
});

test('with text of twice the size the first team is marked again after a jump to the top', async ({
  page,
}) => {
  await page.goto(paths.positions);
  await ready(page);
  await doubleRoot(page);
  const current = page.getByRole('navigation', { name: positionsCopy.teams.label }).locator('[aria-current]');
  await page.getByRole('heading', { name: 'Finance', exact: true }).evaluate((heading) => {
    heading.scrollIntoView();
  });
  await expect(current).toHaveText(/^(Client Relations|HR|Finance)/);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(current).toHaveText(/^Frontend/);
});

test('with text of twice the size the address on a phone is broken between words alone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(paths.contact);
  await ready(page);
  await doubleRoot(page);
  const office = page.getByRole('main').getByText(company.address[0].split(',')[0]!);
  const words = await office.evaluate(linesOfWords);
  expect(words.length).toBeGreaterThan(2);
  expect(new Set(words)).toEqual(new Set([1]));
});

test('with text of twice the size the name in the header leaves the menu button its width', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(paths.shop);
  await doubleRoot(page);
  const box = await page.getByRole('banner').getByRole('button', { name: 'Open menu' }).boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(44);
});

test('in text half as large again the facts of a service are broken between words alone', async ({
  page,
}) => {
  await setText(page, 24);
  for (const width of [1152, 1280, 1400]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, paths.businessAnalytics);
    const facts = page.getByRole('list', { name: servicePageCopy.facts }).getByRole('strong');
    await expect(facts).toHaveCount(3);
    for (const fact of await facts.all())
      expect(new Set(await fact.evaluate(linesOfWords)), `at ${width} px`).toEqual(new Set([1]));
  }
});

const wordsOfPages = [
  [paths.shop, 'footer h2, footer ul:not([class])'],
  [paths.iotIntegrations, 'main table'],
  [paths.itConsultant, 'main dt, main dd'],
  [paths.settings, 'main h2'],
  [paths.aboutUs, 'section[aria-labelledby=founders] li'],
] as const;

for (const [address, selector] of wordsOfPages)
  test(`in larger text no word in ${selector} of ${address} is broken between letters`, async ({
    page,
    app,
  }) => {
    await startSession(page, app);
    for (const size of [24, 32]) {
      await setText(page, size);
      await open(page, address);
      await expect(page.locator(selector).first()).toBeAttached();
      for (const width of [360, 599, 768, 1025, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        const broken = await page.evaluate(brokenWords, selector);
        expect(broken, `text of ${size} px at ${width} px`).toEqual([]);
      }
    }
  });

test('a select is as high as the inputs beside it, whatever the size of the text', async ({ page }) => {
  for (const size of [16, 24, 32]) {
    await setText(page, size);
    await open(page, formPaths.service);
    const heightOf = async (field: Locator) => (await field.locator('..').boundingBox())?.height;
    const select = await heightOf(page.getByRole('main').getByRole('combobox').first());
    const input = await heightOf(page.getByRole('main').getByRole('textbox', { name: 'Email' }));
    expect(select, `text of ${size} px`).toBe(input);
  }
});
