import { observeReveals } from './observeReveals.ts';

/** Where the year of the visit stands; the HTML has the year of the build. */
export const yearAttribute = 'data-year';

export const thisYear = (): string => String(new Date().getFullYear());

/**
 * Puts right what a page cannot know when it is prerendered, without waiting for React, so that parts of it may sleep:
 * the year, and which lines wait to be drawn. Called once, after the first page was handed to React.
 */
export function completeHtml(root: ParentNode): void {
  for (const element of root.querySelectorAll(`[${yearAttribute}]`)) element.textContent = thisYear();
  observeReveals(root);
}
