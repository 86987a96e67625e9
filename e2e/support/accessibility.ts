import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

type Scheme = 'light' | 'dark';

/** The rules of axe that depend on the colour scheme, which changes nothing but colours. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/** Header and footer are checked by the test of all pages; a page that is inert under an overlay has nothing to check. */
const excluded = ['header', 'footer', '#site[inert]', '#site[aria-hidden="true"]'];

/**
 * An axe builder for a page. The script of axe is loaded once per document, because parsing it takes longer than most rules.
 * Only violations are reported in full.
 */
export async function axeOn(page: Page): Promise<AxeBuilder> {
  const isLoaded = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, ...(isLoaded ? { axeSource: ';' } : {}) });
  // Legacy mode suffices, because there are no frames; the other mode opens a further page for every result.
  return axe.setLegacyMode().options({ resultTypes: ['violations'] });
}

/** The violations that axe finds, a line for each rule, with the elements and what is wrong with them. */
export async function violationsOf(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(' ')}`,
  );
}

/** Checks that the page is not wider than its window. */
export async function checkNoOverflow(page: Page, state: string): Promise<void> {
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect.soft(overflow, `${state}: wider than the window`).toBe(0);
}

/** Number of elements of a dialog, including itself, that extend beyond the right edge of the window. */
export const partsBeyondWindow = (dialog: Locator): Promise<number> =>
  dialog.evaluate(
    (whole) =>
      [whole, ...whole.querySelectorAll('*')].filter(
        (part) => part.getBoundingClientRect().right > window.innerWidth,
      ).length,
  );

/**
 * Checks one colour scheme in a window that already has this width, in px. Dark is only checked by the rules about colours.
 */
export async function analyze(page: Page, state: string, width: number, colorScheme: Scheme): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.locator(`html[data-${colorScheme}]`).waitFor();
  const axe = excluded.reduce((builder, selector) => builder.exclude(selector), await axeOn(page));
  if (colorScheme === 'dark') axe.withRules(colourRules);
  expect.soft(await violationsOf(axe), `${state}, ${colorScheme} at ${width} px`).toEqual([]);
  await checkNoOverflow(page, state);
}

/**
 * Checks that axe finds nothing in a state of the page, light and dark, narrow and wide, and that nothing is wider than the
 * window. Dark is only checked by the rules about colours. Leaves the window wide.
 */
export async function checkAccessibility(page: Page, state: string): Promise<void> {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const scheme of ['light', 'dark'] as const) await analyze(page, state, width, scheme);
  }
}

/** Does the same for an overlay. Its background is the same at every width, so dark is checked once. */
export async function checkOverlayAccessibility(page: Page, state: string): Promise<void> {
  await page.setViewportSize({ width: 360, height: 800 });
  await analyze(page, state, 360, 'light');
  await page.setViewportSize({ width: 1280, height: 800 });
  await analyze(page, state, 1280, 'light');
  await analyze(page, state, 1280, 'dark');
}
