import { paths } from '../../contract/paths.ts';
import { careersCopy } from '../../src/content/marketing/careers.ts';
import { startSession } from '../support/session.ts';
import { holdScripts } from '../support/network/lateScripts.ts';
import { scrollOf, scrollTo, scrollToAndClick } from '../support/scrollTo.ts';
import { guardOf, inMain, press } from '../support/steps.ts';
import { expect, expectAt, open, ready, test } from '../support/test.ts';

// What Back, Forward and a reload lead to: the page before, and the scroll position on it.

test.describe('a place on a page', () => {
  test('belongs to its history entry: a typed address opens at its top, a reload and Back restore the position', async ({
    page,
  }) => {
    await open(page, paths.privacyPolicy);
    await page.evaluate(() => window.scrollTo(0, 2000));
    // Measured by a heading, because with fallback fonts (if the fonts came too late) there may be one more line above.
    const topOfThird = () =>
      page
        .locator('main h2')
        .nth(2)
        .evaluate((heading) => heading.getBoundingClientRect().top);
    const left = await topOfThird();
    const movedBy = async () => Math.abs((await topOfThird()) - left);
    await page.goto(paths.login);
    await ready(page);
    expect(await scrollOf(page)).toBe(0);
    await page.goBack();
    await expectAt(page, paths.privacyPolicy);
    await expect.poll(movedBy).toBeLessThan(2);
    await page.reload();
    await ready(page);
    await expect.poll(movedBy).toBeLessThan(2);
    await open(page, paths.termsAndConditions);
    expect(await scrollOf(page)).toBe(0);
  });

  test('a scroll position that was reached before the scripts is kept when they come', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(paths.privacyPolicy);
    await page.mouse.wheel(0, 1500);
    await expect.poll(() => scrollOf(page)).toBeGreaterThan(1000);
    const reached = await scrollOf(page);
    release();
    await ready(page);
    expect(await scrollOf(page)).toBe(reached);
  });

  test('is found by an entry that was left within a document, and entered by another', async ({ page }) => {
    await open(page, paths.aboutUs);
    await page.evaluate(() => window.scrollTo(0, 900));
    await scrollToAndClick(page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }));
    await expectAt(page, paths.careers);
    await page.goto(paths.login);
    await ready(page);
    // In a task of its own, because the page may be gone before the evaluation has returned.
    await page.evaluate(() => {
      setTimeout(() => window.history.go(-2));
    });
    await expectAt(page, paths.aboutUs);
    await expect.poll(() => scrollOf(page)).toBeGreaterThan(800);
  });

  test('is kept on a page that was left asleep, although its script comes late', async ({ page }) => {
    const release = await holdScripts(page, '**/static/js/aboutUs.*');
    await open(page, paths.aboutUs);
    const careers = page.getByRole('contentinfo').getByRole('link', { name: 'Careers' });
    await scrollTo(careers);
    const left = await scrollOf(page);
    await careers.click();
    await expectAt(page, paths.careers);
    await page.goBack();
    await expect(page).toHaveURL(paths.aboutUs);
    release();
    await expect(page.getByRole('heading', { level: 1, name: /./ })).toBeVisible();
    await ready(page);
    await expect.poll(() => scrollOf(page)).toBe(left);
  });
});

test.describe('Back leads to the page before', () => {
  test('Back leads to the page before after a URL was typed, and after a reload', async ({ page }) => {
    await open(page, paths.careers);
    await open(page, paths.jobApplication);
    await page.reload();
    await ready(page);
    await guardOf(page).getByRole('button', { name: 'Back' }).click();
    await expectAt(page, paths.careers);
    await open(page, paths.login);
    await press(page, 'Back');
    await expectAt(page, paths.careers);
    await open(page, paths.signUp);
    await press(page, 'Back');
    await expectAt(page, paths.careers);
  });

  test('Back of the profile leads to the page before', async ({ page, app }) => {
    await startSession(page, app);
    await open(page, paths.careers);
    await open(page, paths.editProfile);
    await press(page, 'Back');
    await expectAt(page, paths.careers);
  });

  test('the browser’s Back and Forward show the other page before the scripts of a reloaded page are there', async ({
    page,
  }) => {
    await open(page, paths.careers);
    await inMain(page, 'link', 'Home').click();
    await expectAt(page, paths.home);
    const release = await holdScripts(page);
    await page.reload();
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1, name: careersCopy.hero.heading })).toBeVisible();
    await page.goForward({ waitUntil: 'commit' });
    await expect(page.getByRole('group', { name: /^Slide 1 / })).toBeVisible();
    await page.goBack({ waitUntil: 'commit' });
    release();
    await expectAt(page, paths.careers);
    await inMain(page, 'link', 'Apply Now').first().click();
    await expectAt(page, paths.jobApplication);
  });

  for (const knows of [true, false])
    test(`Back leads to the page whose link was followed before the scripts, in a browser ${knows ? 'with' : 'without'} a list of its entries`, async ({
      page,
    }) => {
      if (!knows) await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));
      const release = await holdScripts(page);
      await page.goto(paths.careers);
      await inMain(page, 'link', 'Apply Now').first().click();
      await expect(page).toHaveURL(paths.jobApplication);
      release();
      await ready(page);
      await guardOf(page).getByRole('button', { name: 'Back' }).click();
      await expectAt(page, paths.careers);
    });

  for (const knows of [true, false])
    test(`Back leads home and never to another site, in a browser ${knows ? 'with' : 'without'} a list of its entries`, async ({
      page,
      consoleGuard,
    }) => {
      consoleGuard.expected.push(/^foreign request/);
      if (!knows) await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));
      await page.route('http://elsewhere.example/', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' }),
      );
      await page.goto('http://elsewhere.example/');
      await open(page, paths.login);
      await press(page, 'Back');
      await expectAt(page, paths.home);
    });
});

test('Back to a page on which another colour mode was chosen keeps the mode that was chosen last', async ({
  page,
}) => {
  const colours = page.getByRole('contentinfo').getByRole('group');
  await open(page, paths.aboutUs);
  await scrollToAndClick(colours.getByText('Dark', { exact: true }));
  await expect(page.locator('html')).toHaveAttribute('data-dark');
  await open(page, paths.careers);
  await scrollToAndClick(colours.getByText('Light', { exact: true }));
  await expect(page.locator('html')).toHaveAttribute('data-light');
  await page.goBack();
  await ready(page);
  await colours.hover();
  await expect(page.locator('[data-island="footer"]')).toHaveAttribute('data-awake');
  await expect(colours.getByRole('radio', { name: 'Light' })).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-light');
});
