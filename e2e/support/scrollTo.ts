import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';

/**
 * Scrolls the element into the window and waits until the sections in the window have their own heights: a section that is
 * laid out late takes it a moment after the jump and moves what stands below, perhaps from under a press.
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

/** Presses what may stand far down the page. */
export async function scrollToAndClick(target: Locator): Promise<void> {
  await scrollTo(target);
  await target.click();
}
