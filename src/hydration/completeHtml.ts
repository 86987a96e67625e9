import { observeReveals } from './observeReveals.ts';

/** Attribute of the elements that show the year of the visit; the prerendered HTML has the year of the build. */
export const yearAttribute = 'data-year';

export const thisYear = (): string => String(new Date().getFullYear());

/**
 * Corrects what prerendering cannot know: the year, and which drawings are below the window and wait to be seen. It
 * works on the DOM, without React, because the parts that show them may still sleep. To be called once, after the call
 * of `hydrateRoot`.
 */
export function completeHtml(root: ParentNode): void {
  for (const element of root.querySelectorAll(`[${yearAttribute}]`)) element.textContent = thisYear();
  observeReveals(root);
}
