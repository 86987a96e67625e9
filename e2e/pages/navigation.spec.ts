import type { Page } from '@playwright/test';
import { canonicalPathOf } from '../../contract/paths.ts';
import { aboutCopy } from '../../src/content/marketing/about.ts';
import { dayKolamCopy } from '../../src/content/marketing/dayKolam.ts';
import { heroCopy } from '../../src/content/home/hero.ts';
import { homeCopy } from '../../src/content/home/home.ts';
import { servicesId } from '../../src/pages/home/services/servicesId.ts';
import { holdScripts } from '../support/network/lateScripts.ts';
import { scrollOf, scrollTo, scrollToAndClick } from '../support/scrollTo.ts';
import { expect, expectAt, manifest, ready, test } from '../support/test.ts';

test('a link leads to a page’s top, with its title and heading; Back restores the scroll position', async ({
  page,
}) => {
  await page.goto('/about-us');
  await ready(page);
  await expect(page).toHaveTitle(/^About us \|/);
  const contact = page.getByRole('contentinfo').getByRole('link', { name: 'Careers' });
  await scrollTo(contact);
  const left = await scrollOf(page);
  expect(left).toBeGreaterThan(500);

  await contact.click();
  await expectAt(page, '/careers');
  await expect(page).toHaveTitle(/^Careers \|/);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /openings/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await scrollOf(page)).toBe(0);

  await page.goBack();
  await expectAt(page, '/about-us');
  await expect.poll(() => scrollOf(page)).toBe(left);
});

/** Counts the islands of the home page when its heading is added to the document; React may add the others later. */
const countIslandsWithHeading = (page: Page) =>
  page.evaluate((heading) => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('main h1')?.textContent !== heading) return;
      observer.disconnect();
      Object.assign(window, { withHeading: document.querySelectorAll('main [data-island]').length });
    });
    observer.observe(document.body, { childList: true, subtree: true });
  }, heroCopy.heading);
const islandsWithHeading = (page: Page) =>
  page.evaluate(() => (window as { withHeading?: number }).withHeading);

test('Back renders the beginning of the home page ahead of the rest, and restores the scroll position', async ({
  page,
}) => {
  await page.goto('/');
  await ready(page);
  const whole = await page.locator('main [data-island]').count();
  const careers = page.getByRole('contentinfo').getByRole('link', { name: 'Careers' });
  const topInWindow = () => careers.evaluate((link) => link.getBoundingClientRect().top);
  await scrollTo(careers);
  await careers.evaluate((link) => {
    const keep = () => Object.assign(window, { left: link.getBoundingClientRect().top });
    window.addEventListener('click', keep, { capture: true });
  });
  await careers.click();
  await expectAt(page, '/careers');

  await countIslandsWithHeading(page);
  await page.goBack();
  await expectAt(page, '/');
  await expect(page.locator('main [data-island]')).toHaveCount(whole);
  // The island of the page itself, the hero and the one at its end.
  expect(await islandsWithHeading(page)).toBe(3);
  const left = await page.evaluate(() => (window as unknown as { left: number }).left);
  // A position at the very end can only be restored once the whole page is rendered; less than a pixel is rounding.
  await expect.poll(async () => Math.abs((await topInWindow()) - left)).toBeLessThan(1);
});

test('far down the About page text and dots are shown until the kolam arrives, and nothing moves when it does', async ({
  page,
}) => {
  const release = await holdScripts(page, '**/dayKolam.*.js');
  await page.goto('/careers');
  await ready(page);
  await scrollToAndClick(page.getByRole('contentinfo').getByRole('link', { name: 'About us' }));
  await expectAt(page, '/about-us');
  const kolam = page.getByRole('region', { name: aboutCopy.dayKolam.heading });
  await kolam.getByText(aboutCopy.dayKolam.introduction).scrollIntoViewIfNeeded();
  const places = [
    kolam.getByRole('heading'),
    kolam.locator('svg').first(),
    page.getByRole('heading', { name: aboutCopy.closing.heading }),
  ];
  const boxes = async () => {
    const found = await Promise.all(places.map((place) => place.boundingBox()));
    return found.flatMap((box) => [box?.x ?? 0, box?.y ?? 0, box?.width ?? 0]);
  };
  const before = await boxes();
  release();
  await expect(kolam.getByText(dayKolamCopy.facts.crossings)).toBeAttached();
  const moved = (await boxes()).map((figure, index) => Math.abs(figure - (before[index] ?? 0)));
  expect(Math.max(...moved)).toBeLessThan(2);
});

test('Back before the next page is shown leads to a page that responds', async ({ page }) => {
  await page.goto('/shop');
  await ready(page);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'About us' }).click();
  await expectAt(page, '/about-us');
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  // Goes back as soon as the address changes, which is some frames before React shows the next page.
  await page.evaluate(() => {
    const pushState = window.history.pushState.bind(window.history);
    window.history.pushState = (...entry) => {
      pushState(...entry);
      Object.assign(window, { leftAt: window.location.pathname });
      setTimeout(() => window.history.back());
    };
  });
  await scrollToAndClick(footer.getByRole('link', { name: 'Careers' }));
  await expect.poll(() => page.evaluate(() => (window as { leftAt?: string }).leftAt)).toBe('/careers');
  await expectAt(page, '/about-us');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(aboutCopy.hero.heading.join(' '));
});

test('a link to a section of the home page finds it', async ({ page }) => {
  await page.goto('/careers');
  await ready(page);
  await page.evaluate((id) => {
    const link = Object.assign(document.createElement('a'), {
      href: `/#${id}`,
      textContent: 'To the services',
    });
    document.querySelector('main')!.prepend(link);
  }, servicesId);
  await page.getByRole('link', { name: 'To the services' }).click();
  await expectAt(page, `/#${servicesId}`);
  await expect(page.getByRole('heading', { name: homeCopy.services.heading })).toBeInViewport();
});

test('links of the site change the page without loading a new document', async ({ page }) => {
  await page.goto('/');
  await ready(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await expectAt(page, '/contact');
  await page.goBack();
  await expectAt(page, '/');
  // One link of each section of the home page, and one of the footer.
  const parts = page.locator('main section, footer').filter({ has: page.locator('a[href^="/"]') });
  await expect.poll(() => parts.count()).toBeGreaterThan(4);
  const count = await parts.count();
  for (let index = 0; index < count; index += 1) {
    const link = parts.nth(index).locator('a[href^="/"]:visible').first();
    const { pathname } = new URL((await link.getAttribute('href')) ?? '', page.url());
    await link.click();
    await expectAt(page, ({ pathname: at }) => at === pathname);
    await page.goBack();
    await expectAt(page, '/');
  }
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
  // In parallel, because each page shows its first-load screen for most of a second.
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

test('a prefilled service is still chosen after a reload, without the page being rendered again', async ({
  page,
}) => {
  await page.goto('/services/customer-care-bot');
  await ready(page);
  await page.getByRole('main').getByRole('link', { name: 'Apply Now' }).first().click();
  await expectAt(page, '/service-application');
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

test('a close request closes a dialog: on Android by the Back gesture, here by Esc where nothing has the focus', async ({
  page,
}) => {
  await page.goto('/positions');
  await ready(page);
  await page.getByRole('button', { name: /^Backend Architect/ }).click();
  const role = page.getByRole('dialog', { name: 'Backend Architect' });
  await expect(role.getByRole('button', { name: 'Close', exact: true })).toBeFocused();
  await page.evaluate(() => {
    (document.activeElement as HTMLElement).blur();
  });
  await page.keyboard.press('Escape');
  await expect(role).toBeHidden();
  await expectAt(page, '/positions');
});
