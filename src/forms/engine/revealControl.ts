/** px that bars cover at the window's upper and lower edge, as the page's style sheet says. */
function coveredEdges(): { top: number; bottom: number } {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  return {
    top: Number.parseFloat(scrollPaddingTop) || 0,
    bottom: Number.parseFloat(scrollPaddingBottom) || 0,
  };
}

/** The element in a form that lists what keeps it from being sent. */
export const summaryAttribute = 'data-error-summary';

/**
 * Brings a control into sight. A summary of errors above it is seen whole as well or, where the window has no room for
 * both, not at all: a bar that lies across one of its links leaves too small a part of it to press. In its place the
 * control's section is seen from its beginning.
 */
export function revealControl(control: HTMLElement): void {
  // A control that already has the focus is not scrolled to, though something new above may have moved it away.
  control.scrollIntoView({ block: 'nearest' });
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
