import type { Locator, Page } from '@playwright/test';
import { paths } from '../../contract/paths.ts';
import { aboutCopy } from '../../src/content/marketing/about.ts';
import { homeCopy } from '../../src/content/home/home.ts';
import { testimonialsCopy } from '../../src/content/home/testimonialsCopy.ts';
import { siteCopy } from '../../src/content/site.ts';
import { answering } from '../../src/hydration/inlineScriptNames.ts';
import { pageAtRest } from '../../src/hydration/pageAtRest.ts';
import { phone } from '../support/budgets/budgets.ts';
import { islandsOn } from '../support/budgets/counters.ts';
import { startSession } from '../support/session.ts';
import { holdScripts } from '../support/network/lateScripts.ts';
import { dialogOn } from '../support/steps.ts';
import { expect, ready, test } from '../support/test.ts';

// Islands that are still asleep, as plain HTML, respond to input all the same, before and after the scripts have arrived.

test.use(phone);

const tabOn = (page: Page) => page.getByRole('tab', { name: 'Backend' });
const islandRound = (page: Page, name: string) => page.locator(`[data-island="${name}"]`);
const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

/** Counts how often an element receives a click, and how often it becomes selected. */
async function countAnswers(element: Locator) {
  await element.evaluate((target) => {
    const answers = { presses: 0, selections: 0 };
    Object.assign(window, { answers });
    target.addEventListener('click', () => {
      if (target.closest('[data-awake]')) answers.presses += 1;
    });
    new MutationObserver(() => {
      if (target.getAttribute('aria-selected') === 'true') answers.selections += 1;
    }).observe(target, { attributes: true, attributeFilter: ['aria-selected'] });
  });
  return () =>
    element
      .page()
      .evaluate(() => (window as unknown as { answers: { presses: number; selections: number } }).answers);
}

/**
 * Returns `isReady`, a promise of the moment at which `<html>` gets an attribute, by default the one that says that the page
 * responds to input. It resolves to whether the page does so by then. The page itself calls back, because an evaluation in
 * a page that is being left would wait for the next page.
 * @param press selector of a link that the page itself presses at that moment
 */
async function whenReady(
  page: Page,
  press?: string,
  attribute = answering,
): Promise<{ isReady: Promise<boolean> }> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  await page.exposeFunction('tellReady', resolve);
  await page.addInitScript(
    ([awaited, responding, link]) => {
      new MutationObserver((_, observer) => {
        const { documentElement } = document;
        if (!documentElement.hasAttribute(awaited)) return;
        observer.disconnect();
        const { tellReady } = window as unknown as { tellReady: (responds: boolean) => void };
        tellReady(documentElement.hasAttribute(responding));
        if (link) document.querySelector<HTMLElement>(link)?.click();
      }).observe(document, { subtree: true, attributeFilter: [awaited] });
    },
    [attribute, answering, press] as const,
  );
  return { isReady: promise };
}

/** Sets a mark by which a new document can be told from this one. */
const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);

/** Opens a page and waits until it is at rest. */
async function openAtRest(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await ready(page);
  await page.locator(`html${pageAtRest}`).waitFor({ state: 'attached' });
  await markDocument(page);
}

test('a link of the footer opens its page in the same document, with its prefill', async ({ page, app }) => {
  await startSession(page, app);
  await openAtRest(page, paths.home);
  expect(await islandsOn(page, 'asleep')).toContain('footer');
  await footerLink(page, 'Part-Time Jobs').tap();
  await expect(page).toHaveURL(paths.jobApplication);
  await expect(page.getByRole('radio', { name: 'Part-Time' })).toBeChecked();
  expect(await isSameDocument(page)).toBe(true);
});

test('a link of a page that sleeps opens its page in the same document, with its prefill', async ({
  page,
}) => {
  await openAtRest(page, paths.customerCareBot);
  expect(await islandsOn(page, 'asleep')).toContain('page');
  await page.getByRole('main').getByRole('link', { name: 'Apply Now' }).first().tap();
  await expect(page).toHaveURL(paths.serviceApplication);
  await expect(page.getByLabel('Service type')).toHaveValue('Chat bot');
  expect(await isSameDocument(page)).toBe(true);
});

test('a link to a section of a page that sleeps scrolls to it and moves the focus there', async ({
  page,
}) => {
  await openAtRest(page, paths.aboutUs);
  expect(await islandsOn(page, 'asleep')).toContain('page');
  await page.getByRole('link', { name: aboutCopy.hero.founders }).tap();
  const founders = page.getByRole('heading', { name: aboutCopy.founders.heading });
  await expect(founders).toBeInViewport();
  await expect(founders).toBeFocused();
  expect(await isSameDocument(page)).toBe(true);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});

test('a jump to a section that the browser makes while React hydrates leaves the page as it is', async ({
  page,
}) => {
  const { isReady } = await whenReady(page, 'main a[href$="#founders"]', 'data-ready');
  await page.goto(paths.aboutUs);
  await ready(page);
  await expect(page).toHaveURL(/#founders$/);
  expect(await isReady).toBe(false);
  await expect(islandRound(page, 'page')).toHaveAttribute('data-awake');
  await expect(page.getByRole('heading', { name: aboutCopy.founders.heading })).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
});

test('Back from a section that was opened before the scripts leaves the page as it is, however late its script comes', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(paths.aboutUs);
  await page.getByRole('link', { name: aboutCopy.hero.founders }).tap();
  const founders = page.getByRole('heading', { name: aboutCopy.founders.heading });
  await expect(founders).toBeInViewport();
  release();
  await ready(page);
  await page.locator(`html${pageAtRest}`).waitFor({ state: 'attached' });
  expect(await islandsOn(page, 'asleep')).toContain('page');
  const asked = page.waitForRequest(/\/aboutUs\./);
  const releasePage = await holdScripts(page, '**/aboutUs.*.js');
  await page.goBack();
  await asked;
  await expect(islandRound(page, 'footer')).toHaveAttribute('data-awake');
  await expect(founders).toBeVisible();
  releasePage();
  await expect(islandRound(page, 'page')).toHaveAttribute('data-awake');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(page).toHaveURL(paths.aboutUs);
});

test('the frame wakes when the visitor scrolls, who is then likely to follow a link', async ({ page }) => {
  await openAtRest(page, paths.home);
  expect(await islandsOn(page, 'asleep')).toEqual(expect.arrayContaining(['drawer', 'footer', 'header']));
  await page.mouse.wheel(0, 300);
  for (const part of ['drawer', 'footer', 'header'])
    await expect(islandRound(page, part)).toHaveAttribute('data-awake');
});

test('a tab that sleeps responds to one press once, and keeps the focus', async ({ page }) => {
  await openAtRest(page, paths.home);
  await tabOn(page).scrollIntoViewIfNeeded();
  expect(await islandsOn(page, 'asleep')).toContain('technologies');
  const answers = await countAnswers(tabOn(page));
  await tabOn(page).tap();
  await expect(tabOn(page)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', { name: 'Backend' })).toBeVisible();
  await expect(islandRound(page, 'technologies')).toHaveAttribute('data-awake');
  expect(await answers()).toEqual({ presses: 1, selections: 1 });
  await expect(tabOn(page)).toBeFocused();
});

test('an island that receives the focus wakes, and the focus stays where it is', async ({ page }) => {
  await openAtRest(page, paths.home);
  const panel = page.getByRole('tabpanel');
  expect(await islandsOn(page, 'asleep')).toContain('technologies');
  await panel.focus();
  await expect(islandRound(page, 'technologies')).toHaveAttribute('data-awake');
  await expect(panel).toBeFocused();
});

test.describe('before the scripts have arrived', () => {
  test('a tab that is pressed is selected when they have, once, and keeps the focus', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(paths.home);
    const answers = await countAnswers(tabOn(page));
    await tabOn(page).tap();
    expect(await islandsOn(page, 'awake')).toEqual([]);
    release();
    await expect(tabOn(page)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel', { name: 'Backend' })).toBeVisible();
    await expect(islandRound(page, 'technologies')).toHaveAttribute('data-awake');
    expect(await answers()).toEqual({ presses: 1, selections: 1 });
    await expect(tabOn(page)).toBeFocused();
  });

  test('a button that is pressed opens its dialog when they have', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(paths.home);
    const more = page
      .getByRole('region', { name: testimonialsCopy.heading })
      .getByRole('button', { name: testimonialsCopy.more })
      .first();
    await more.tap();
    release();
    await expect(dialogOn(page)).toHaveCount(1);
    await dialogOn(page).getByRole('button', { name: testimonialsCopy.close }).click();
    await expect(dialogOn(page)).toBeHidden();
    await expect(more).toBeFocused();
  });

  test('a link opens its page', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(paths.home);
    const careers = footerLink(page, 'Careers');
    // Sections above are laid out while the page scrolls, which moves the link once more.
    await careers.scrollIntoViewIfNeeded();
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await careers.tap();
    await expect(page).toHaveURL(paths.careers);
    release();
    await ready(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('a link opens its page with its prefill', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(paths.customerCareBot);
    await page.getByRole('main').getByRole('link', { name: 'Apply Now' }).first().tap();
    release();
    await expect(page).toHaveURL(paths.serviceApplication);
    await expect(page.getByLabel('Service type')).toHaveValue('Chat bot');
  });

  test('a link opens its page with its prefill, also when the scripts arrive before that page', async ({
    page,
  }) => {
    const { isReady } = await whenReady(page);
    const release = await holdScripts(page);
    await page.goto(paths.customerCareBot);
    const releasePage = await holdScripts(page, `**${paths.serviceApplication}`);
    const asked = page.waitForRequest(`**${paths.serviceApplication}`);
    // Playwright's tap() waits for the navigation that it causes, so it is not awaited here.
    const pressed = page.getByRole('main').getByRole('link', { name: 'Apply Now' }).first().tap();
    await asked;
    release();
    await isReady;
    releasePage();
    await pressed;
    await expect(page).toHaveURL(paths.serviceApplication);
    await expect(page.getByLabel('Service type')).toHaveValue('Chat bot');
  });

  test('a link pressed once they have arrived takes precedence over an earlier one whose page is still loading', async ({
    page,
  }) => {
    await whenReady(page, `footer a[href="${paths.partnership}"]`);
    const release = await holdScripts(page);
    await page.goto(paths.aboutUs);
    await holdScripts(page, `**${paths.careers}`);
    const asked = page.waitForRequest(`**${paths.careers}`);
    const givenUp = page.waitForEvent('requestfailed', (request) => request.url().endsWith(paths.careers));
    // Playwright's tap() waits for any navigation that has begun, so it is not awaited here.
    const pressed = footerLink(page, 'Careers').tap();
    await asked;
    release();
    await givenUp;
    await pressed;
    await expect(page).toHaveURL(paths.partnership);
  });
});

test.describe('without scripts', () => {
  test.beforeEach(async ({ page, consoleGuard }) => {
    consoleGuard.expected.push(/ERR_FAILED/);
    await page.route('**/static/js/**', (route) => route.abort());
  });

  const menuOn = (page: Page) => page.getByRole('navigation', { name: siteCopy.mainNavigation });

  test('the drawer opens, its groups unfold, and its links lead on', async ({ page }) => {
    await page.goto(paths.home);
    const link = menuOn(page).getByRole('link', { name: 'Contact' });
    await expect(link).toBeHidden();
    await page.getByRole('button', { name: siteCopy.openMenu }).tap();
    await expect(link).toBeVisible();
    const service = menuOn(page).getByRole('link', { name: /^Web Development/ });
    await expect(service).toBeHidden();
    await menuOn(page).getByText('Services', { exact: true }).tap();
    await expect(service).toBeVisible();
    await link.tap();
    await expect(page).toHaveURL(paths.contact);
  });

  test('the sheet of services opens on a wide window, and its links lead on', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 860 });
    await page.goto(paths.home);
    const link = menuOn(page).getByRole('link', { name: /^Web Development/ });
    await expect(link).toBeHidden();
    await menuOn(page).getByText('Services', { exact: true }).click();
    await expect(link).toBeVisible();
    await link.click();
    await expect(page).toHaveURL(paths.webDevelopment);
  });
});

test('a focused button that sleeps has a focus ring', async ({ page }) => {
  await openAtRest(page, paths.home);
  const services = page.getByRole('region', { name: homeCopy.services.heading });
  const button = services.getByRole('link', { name: 'Apply Now' });
  await page.keyboard.press('Tab');
  await button.focus();
  await expect(button).toHaveCSS('outline-style', 'solid');
  await expect(button).toHaveCSS('outline-width', '3px');
});
