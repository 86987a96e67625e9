import type { Page } from '@playwright/test';
import { openings } from '../../contract/enumerations/openings.ts';
import { paths } from '../../contract/paths.ts';
import { resumeCopy } from '../../src/content/applications/resume.ts';
import { company } from '../../src/content/company.ts';
import { announcementsCopy } from '../../src/content/home/announcements.ts';
import { cloudSolutions } from '../../src/content/services/examples/cloudSolutions.ts';
import { startSession } from '../support/session.ts';
import { dialogOn, press } from '../support/steps.ts';
import { expect, ready, test } from '../support/test.ts';

// Printing in dark mode. A sheet of A4 is about 700 px wide.

async function openOnPaper(page: Page, path: string) {
  await page.goto(path);
  await ready(page);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
}

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 704, height: 1000 });
  await page.emulateMedia({ colorScheme: 'dark' });
});

test('the home page is printed without its controls, and with the firm’s address', async ({ page }) => {
  await openOnPaper(page, paths.home);
  await expect(page.getByRole('tab')).toHaveCount(1);
  await expect(page.getByRole('tab', { selected: true })).toBeVisible();
  for (const control of ['button', 'radio'] as const) await expect(page.getByRole(control)).toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByRole('listitem')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toContainText(company.email);

  const lines = page.getByRole('region', { name: announcementsCopy.label }).getByRole('listitem');
  for (const line of await lines.all()) {
    const box = await line.boundingBox();
    expect(box!.x).toBeGreaterThanOrEqual(0);
    expect(box!.x + box!.width).toBeLessThanOrEqual(704);
  }
});

test('nothing is printed on a dark background or in the pale colours of dark mode', async ({ page }) => {
  for (const path of [paths.home, paths.contact, paths.shop]) {
    await openOnPaper(page, path);
    await expect(page.locator('html')).toHaveAttribute('data-dark');
    const wrong = await page.evaluate(() => {
      /** Lightness of a colour from 0 to 1; a transparent one counts as white. */
      const lightness = (colour: string) => {
        const [red = 0, green = 0, blue = 0, opacity = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
        return 1 - opacity + (opacity * (0.3 * red + 0.59 * green + 0.11 * blue)) / 255;
      };
      const words = (element: Element) =>
        [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim());
      return [...document.querySelectorAll('main *, footer, footer *')]
        .filter((element) => element.checkVisibility() && element instanceof HTMLElement)
        .filter((element) => {
          const { color, backgroundColor } = getComputedStyle(element);
          return words(element) && (lightness(backgroundColor) < 0.8 || lightness(color) > 0.6);
        })
        .map(({ outerHTML }) => outerHTML);
    });
    expect(wrong).toEqual([]);
    await page.emulateMedia({ media: 'screen' });
  }
});

test('the dots of a legend are printed, each in a colour of its own', async ({ page }) => {
  await openOnPaper(page, '/services/cloud-solutions');
  const legend = page
    .getByRole('main')
    .getByRole('list')
    .filter({ hasText: cloudSolutions.month.legend.peak });
  const inks = await legend.getByRole('listitem').evaluateAll((keys) =>
    keys.map((key) => {
      const dot = getComputedStyle(key, '::before');
      // A border, because browsers do not print backgrounds.
      return parseFloat(dot.borderTopWidth) * 2 >= parseFloat(dot.width) && dot.borderTopColor;
    }),
  );
  expect(new Set(inks).size).toBe(3);
  expect(inks).not.toContain(false);
});

test('an open dialog is printed alone', async ({ page }) => {
  await page.goto(paths.shop);
  await ready(page);
  await press(page, 'Report a problem');
  await expect(dialogOn(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main')).toBeHidden();
  await expect(dialogOn(page)).toBeVisible();
  await expect(page.locator('.MuiBackdrop-root')).toBeHidden();
});

test('teams and roles are printed whole, also while a role is open', async ({ page }) => {
  const [{ roles }] = openings;
  await page.goto(paths.positions);
  await ready(page);
  await page.getByRole('button', { name: roles[0] }).click();
  await expect(dialogOn(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(dialogOn(page)).toBeHidden();
  await expect(page.getByText('Finance Navigator')).toBeVisible();
});

test('a printed form does not ask for a file to be dropped on the paper', async ({ page, app }) => {
  await startSession(page, app);
  await openOnPaper(page, paths.jobApplication);
  await expect(page.getByRole('heading', { name: 'Resume and letter' })).toBeVisible();
  await expect(page.getByText(resumeCopy.drop)).toHaveCount(1);
  await expect(page.getByText(resumeCopy.drop)).toBeHidden();
});

/** Number of sheets on which the page is printed. */
const sheetsOf = async (page: Page) =>
  (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g)?.length;

test('sections follow each other on a sheet without the distances that they have on a screen', async ({
  page,
}) => {
  for (const [path, sheets] of [
    [paths.aboutUs, 4],
    [paths.webDevelopment, 4],
    [paths.home, 6],
  ] as const) {
    await page.goto(path);
    await ready(page);
    expect(await sheetsOf(page), path).toBeLessThanOrEqual(sheets);
  }
});

test('steps and openings are printed whole, without navigation or pieces of a line', async ({ page }) => {
  await openOnPaper(page, paths.partnership);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  const steps = page.getByRole('region', { name: 'How a partnership starts' });
  for (const line of await steps.locator('path').all()) await expect(line).toBeHidden();
  await expect(steps.locator('li circle').first()).toBeVisible();
  await expect(steps.getByRole('heading', { level: 3 }).first()).toHaveCSS('break-after', 'avoid');

  await openOnPaper(page, paths.careers);
  for (const opening of await page.getByRole('article').all())
    await expect(opening).toHaveCSS('break-inside', 'avoid');
});

test('the paragraph that introduces a list of a legal text is not printed on the sheet before it', async ({
  page,
}) => {
  await openOnPaper(page, paths.privacyPolicy);
  const lists = page.getByRole('main').locator('p + dl');
  await expect(lists.first()).toBeVisible();
  for (const list of await lists.all()) await expect(list).toHaveCSS('break-before', 'avoid');
});
