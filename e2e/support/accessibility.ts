import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

type Scheme = 'light' | 'dark';

/** A scheme changes colours and nothing else. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/** Header and footer belong to the test of all pages; a page that is inert under an overlay has nothing to check. */
const excluded = ['header', 'footer', '#site[inert]', '#site[aria-hidden="true"]'];

/** axe is loaded once a document: parsing its script takes longer than most rules. Only violations are reported whole. */
export async function axeOn(page: Page): Promise<AxeBuilder> {
  const isLoaded = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, ...(isLoaded ? { axeSource: ';' } : {}) });
  // Legacy mode, because there are no frames, and the other mode opens a further page for every result.
  return axe.setLegacyMode().options({ resultTypes: ['violations'] });
}

/** What axe reports, a line for each of its rules: where, and what is wrong there. */
export async function violationsOf(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(' ')}`,
  );
}

/** Nothing makes the page wider than its window. */
export async function checkNoOverflow(page: Page, state: string): Promise<void> {
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect.soft(overflow, `${state}: wider than the window`).toBe(0);
}

/** How many parts of a dialog reach beyond the right edge of the window; itself is one of them. */
export const partsBeyondWindow = (dialog: Locator): Promise<number> =>
  dialog.evaluate(
    (whole) =>
      [whole, ...whole.querySelectorAll('*')].filter(
        (part) => part.getBoundingClientRect().right > window.innerWidth,
      ).length,
  );

/** One scheme in a window that has this width, in px. Dark is checked by the rules about colours alone. */
export async function analyze(page: Page, state: string, width: number, colorScheme: Scheme): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.locator(`html[data-${colorScheme}]`).waitFor();
  const axe = excluded.reduce((builder, selector) => builder.exclude(selector), await axeOn(page));
  if (colorScheme === 'dark') axe.withRules(colourRules);
  expect.soft(await violationsOf(axe), `${state}, ${colorScheme} at ${width} px`).toEqual([]);
  await checkNoOverflow(page, state);
}

/**
 * axe finds nothing in a state of the page, light or dark, narrow or wide, and nothing is wider than the window. Dark is
 * checked by the rules about colours alone. Leaves the page wide.
 */
export async function checkAccessibility(page: Page, state: string): Promise<void> {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const scheme of ['light', 'dark'] as const) await analyze(page, state, width, scheme);
  }
}

/** The same for an overlay; its background is the same in every window, so dark is checked once. */
export async function checkOverlayAccessibility(page: Page, state: string): Promise<void> {
  await page.setViewportSize({ width: 360, height: 800 });
  await analyze(page, state, 360, 'light');
  await page.setViewportSize({ width: 1280, height: 800 });
  await analyze(page, state, 1280, 'light');
  await analyze(page, state, 1280, 'dark');
}
