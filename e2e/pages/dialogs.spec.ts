import type { Locator, Page } from '@playwright/test';
import { paths } from '../../contract/paths.ts';
import { guardCopy } from '../../src/content/accounts/accounts.ts';
import { testimonialsCopy } from '../../src/content/home/testimonialsCopy.ts';
import { testimonials } from '../../src/content/home/testimonials.ts';
import { wholeTestimonials } from '../../src/content/home/wholeTestimonials.ts';
import { positionsCopy, teams } from '../../src/content/marketing/positions.ts';
import { reportCopy } from '../../src/content/report.ts';
import { scrollToAndClick } from '../support/scrollTo.ts';
import { dialogOn, press } from '../support/steps.ts';
import { expect, open, test } from '../support/test.ts';

const [client] = testimonials;
const [role] = teams[0]!.roles;

/** Checks that the title (or its beginning) and all buttons of a dialog that has just opened are in sight. */
async function expectEnds(dialog: Locator, title: string, buttons: readonly string[]) {
  await expect(dialog.getByRole('heading', { name: title })).toBeInViewport({ ratio: 0.5 });
  for (const name of buttons)
    await expect(dialog.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
}

/** Opens the first client's story, the first role and the guard, and calls `look` for each when it has opened. */
async function openEach(
  page: Page,
  look: (name: 'story' | 'role' | 'guard', title: string, buttons: readonly string[]) => Promise<void>,
) {
  await open(page, paths.home);
  await scrollToAndClick(page.getByRole('button', { name: testimonialsCopy.more }).first());
  await look('story', client!.name, [testimonialsCopy.close]);
  await open(page, paths.positions);
  await scrollToAndClick(page.getByRole('button', { name: role!.name }));
  await look('role', role!.name, [positionsCopy.role.close]);
  await open(page, paths.jobApplication);
  await look('guard', guardCopy.title, [guardCopy.login, guardCopy.back]);
}

const wordsOf = {
  story: wholeTestimonials[client!.name]!,
  role: [role!.description, role!.firstMonth],
  guard: [guardCopy.message, guardCopy.note],
};

test('on a phone held sideways the first words of a dialog are in sight as it opens', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await openEach(page, async (name, title, buttons) => {
    await expectEnds(dialogOn(page), title, buttons);
    await expect(dialogOn(page).getByText(wordsOf[name][0]!, { exact: true })).toBeInViewport({ ratio: 0.9 });
  });
});

test('in a window enlarged four times all words of a dialog can be read, and its buttons are in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openEach(page, async (name, title, buttons) => {
    await expectEnds(dialogOn(page), title, buttons);
    for (const words of wordsOf[name]) {
      const text = dialogOn(page).getByText(words, { exact: true });
      await text.scrollIntoViewIfNeeded();
      await expect(text).toBeInViewport({ ratio: 0.3 });
    }
  });
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`in ${colorScheme} colours a line shows that a story or a role goes on below, until its end is in sight`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1366, height: 600 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openEach(page, async (name, title) => {
      if (name === 'guard') return;
      const dialog = dialogOn(page);
      await expectEnds(dialog, title, [testimonialsCopy.close]);
      const text = dialog.locator('.MuiDialogContent-root');
      const { x, y, width, height } = (await text.boundingBox())!;
      /** A picture of 4 px in the lowest row of the text. */
      const lowestRow = (left: number) =>
        page.screenshot({ clip: { x: left, y: Math.floor(y + height) - 1, width: 4, height: 1 } });
      const beside = await lowestRow(x - 12);
      const line = await lowestRow(x + width - 8);
      expect(line.equals(beside), `line below the ${name}`).toBe(false);
      const lineOfText = 22;
      await text.evaluate(
        (element, below) => element.scrollTo(0, element.scrollHeight - element.clientHeight - below),
        lineOfText,
      );
      expect((await lowestRow(x + width - 8)).equals(line), `line above the last of the ${name}`).toBe(true);
      await text.evaluate((element) => element.scrollTo(0, element.scrollHeight));
      expect((await lowestRow(x + width - 8)).equals(beside), `end of the ${name}`).toBe(true);
    });
  });

test('in dark colours a note and a disabled button in a dialog stand out from it', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, paths.shop);
  await press(page, reportCopy.title);
  const dialog = dialogOn(page);
  /** The background colour behind an element of the dialog. */
  const behind = (part: Locator) =>
    part.evaluate((element) => {
      let lies: Element | null = element;
      const clear = 'rgba(0, 0, 0, 0)';
      while (lies && getComputedStyle(lies).backgroundColor === clear) lies = lies.parentElement;
      return lies && getComputedStyle(lies).backgroundColor;
    });
  const ground = await behind(dialog.getByRole('heading', { name: reportCopy.title }));
  expect(await behind(dialog.getByText(reportCopy.contents.none))).toBe(ground);
  expect(await behind(dialog.getByRole('button', { name: 'Save', exact: true }))).not.toBe(ground);
  expect(await behind(dialog.getByText('Nothing has been recorded yet.'))).not.toBe(ground);
});
