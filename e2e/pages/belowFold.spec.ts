import type { Page } from '@playwright/test';
import { paths, servicePaths } from '../../contract/paths.ts';
import { drawInFonts } from '../support/layout/drawInFonts.ts';
import { holdScripts } from '../support/network/lateScripts.ts';
import { scrollToAndClick } from '../support/scrollTo.ts';
import { expect, expectAt, ready, test } from '../support/test.ts';

/** Number of sections with `content-visibility: auto` on each page. */
const sections = new Map<string, number>([
  [paths.home, 5],
  [paths.aboutUs, 3],
  [paths.careers, 1],
  [paths.partnership, 3],
  ...Object.values(servicePaths).map((path) => [path, 3] as const),
]);

/** px; widths of the windows in which the heights in the code were measured. */
const widths = [360, 768, 1280];

/** Largest relative error of a stated height. */
const tolerance = 0.12;

/** Name, top, stated height (`contain-intrinsic-height`) and real height of each section that is laid out late. */
const lateSections = (page: Page) =>
  page.evaluate(() => {
    const late = [...document.querySelectorAll<HTMLElement>('main section, main > div')].filter(
      (element) => getComputedStyle(element).contentVisibility === 'auto',
    );
    const rows = late.map((element) => {
      const { containIntrinsicHeight, paddingTop, paddingBottom } = getComputedStyle(element);
      // `contain-intrinsic-height` is the height of the content, without padding
      const parts = [containIntrinsicHeight.replace('auto', ''), paddingTop, paddingBottom];
      return {
        name: element.getAttribute('aria-labelledby') ?? element.tagName,
        top: element.getBoundingClientRect().top,
        stated: parts.reduce((sum, part) => sum + Number.parseFloat(part), 0),
      };
    });
    for (const element of late) element.style.contentVisibility = 'visible';
    return rows.map((row, at) => ({ ...row, real: late[at]!.getBoundingClientRect().height }));
  });

for (const width of widths)
  test(`in a window of ${width} px, sections that are laid out late are as high as stated, and below the fold`, async ({
    page,
  }) => {
    const height = width === 360 ? 740 : 860;
    await page.setViewportSize({ width, height });
    // The scripts would lay out all sections.
    await holdScripts(page);
    for (const [path, count] of sections) {
      await page.goto(path, { waitUntil: 'load' });
      await drawInFonts(page);
      const late = await lateSections(page);
      expect(late, path).toHaveLength(count);
      for (const { name, top, stated, real } of late) {
        expect(
          Math.abs(stated - real) / real,
          `${path} ${name}: ${stated} stated, ${real} real`,
        ).toBeLessThan(tolerance);
        expect(top, `${path} ${name}`).toBeGreaterThanOrEqual(height);
      }
    }
  });

/** Sections of the page that have not been laid out. */
const emptySections = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main section')]
      .filter((section) =>
        [...section.querySelectorAll('*')].every(
          (part) => !part.checkVisibility({ contentVisibilityAuto: true }),
        ),
      )
      .map((section) => section.id || section.getAttribute('aria-labelledby')),
  );

/** Drawings that are neither embedded in the HTML nor fetched yet. */
const missingDrawings = (page: Page) =>
  page
    .locator('use[href*=".svg-"]')
    .evaluateAll((uses) =>
      uses
        .map((use) => use.getAttribute('href') ?? '')
        .filter((part) => document.getElementById(part.slice(1)) === null),
    );

for (const width of [412, 1280])
  test(`in a window of ${width} px, a page that is not scrolled is complete soon after it has loaded`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 823 });
    const letScriptsArrive = await holdScripts(page);
    await page.goto(paths.home);
    expect(await emptySections(page)).not.toEqual([]);
    expect(await missingDrawings(page)).not.toEqual([]);
    letScriptsArrive();
    await expect.poll(() => emptySections(page)).toEqual([]);
    // On a phone drawings are only fetched when they are near.
    if (width > 600) await expect.poll(() => missingDrawings(page)).toEqual([]);
    else expect(await missingDrawings(page)).not.toEqual([]);

    await page
      .locator('main')
      .getByRole('link', { name: /^Read more/ })
      .click();
    await expectAt(page, paths.aboutUs);
    await expect.poll(() => emptySections(page)).toEqual([]);
  });

test('an anchor leads to its section although those above were not laid out, and Back to where it was', async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await page.goto('/#partnership');
  await ready(page);
  const topOf = (id: string) => page.locator(`#${id}`).evaluate((found) => found.getBoundingClientRect().top);
  const { scrollPaddingTop } = await page.evaluate(() => getComputedStyle(document.documentElement));
  await expect
    .poll(async () => Math.abs((await topOf('partnership')) - Number.parseFloat(scrollPaddingTop)))
    .toBeLessThan(4);

  await scrollToAndClick(page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }));
  await expect(page).toHaveURL(/careers/);
  await page.goBack();
  await expect(page.getByRole('contentinfo')).toBeInViewport();
});

test('every section is printed', async ({ page }) => {
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  const hidden = await page.evaluate(
    () =>
      [...document.querySelectorAll('main *, footer')].filter(
        (element) => getComputedStyle(element).contentVisibility === 'auto',
      ).length,
  );
  expect(hidden).toBe(0);
});
