import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** How far the page is scrolled, in px. */
export const scrollOf = (page: Page) => page.evaluate(() => window.scrollY);

/**
 * Scrolls an element into view and waits until the sections in the window are laid out. A section with
 * `content-visibility: auto` gets its own height only after the jump; it then moves what is below, and a click could miss.
 */
export async function scrollTo(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const isLaidOut = () =>
    target.page().evaluate(() =>
      [...document.querySelectorAll('main section, main > div')]
        .filter((section) => {
          const { top, bottom } = section.getBoundingClientRect();
          return bottom > 0 && top < window.innerHeight;
        })
        .filter((section) => getComputedStyle(section).contentVisibility === 'auto')
        .every((section) => section.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })),
    );
  await expect.poll(isLaidOut).toBe(true);
}

/** Clicks an element that may be far down the page. */
export async function scrollToAndClick(target: Locator): Promise<void> {
  await scrollTo(target);
  await target.click();
}
