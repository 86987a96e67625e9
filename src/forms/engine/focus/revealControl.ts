/** px that bars cover at the upper and lower edge of the window, read from the page's scroll padding. */
function coveredEdges(): { top: number; bottom: number } {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  return {
    top: Number.parseFloat(scrollPaddingTop) || 0,
    bottom: Number.parseFloat(scrollPaddingBottom) || 0,
  };
}

/** Marks the element that lists the errors of a form (ErrorSummary). */
export const summaryAttribute = 'data-error-summary';

/**
 * Scrolls a control into view. If a bar then covers a part of the error summary above it, the page scrolls on, because
 * a half-covered link of the summary is too small to press: the whole summary shows with the control or, if both do not
 * fit, the control's section from its start.
 */
export function revealControl(control: HTMLElement): void {
  // `focus()` does not scroll to a control that already has the focus, and new content above may have moved it away. WebKit
  // does not scroll to an invalid control either; the others put what was out of view in the middle.
  const { top, bottom: end } = control.getBoundingClientRect();
  control.scrollIntoView({ block: end < 0 || top > window.innerHeight ? 'center' : 'nearest' });
  const summary = control.closest('form')?.querySelector(`[${summaryAttribute}]`);
  if (!summary) return;
  const covered = coveredEdges();
  const topOf = (element: Element) => element.getBoundingClientRect().top;
  if (topOf(summary) >= covered.top || summary.getBoundingClientRect().bottom <= 0) return;
  const room = window.innerHeight - covered.top - covered.bottom;
  const { bottom } = control.getBoundingClientRect();
  const fitting = [summary, control.closest('section')].find(
    (element) => element !== null && bottom - topOf(element) <= room,
  );
  (fitting ?? control).scrollIntoView({ block: 'start' });
}
