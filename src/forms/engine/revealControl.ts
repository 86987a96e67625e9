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
 * both, not at all: a bar that lies across one of its links leaves too small a part of it to press.
 */
export function revealControl(control: HTMLElement): void {
  // A control that already has the focus is not scrolled to, though something new above may have moved it away.
  control.scrollIntoView({ block: 'nearest' });
  const summary = control.closest('form')?.querySelector(`[${summaryAttribute}]`);
  if (!summary) return;
  const covered = coveredEdges();
  const { top, bottom } = summary.getBoundingClientRect();
  if (top >= covered.top || bottom <= 0) return;
  const room = window.innerHeight - covered.top - covered.bottom;
  const both = control.getBoundingClientRect().bottom - top;
  (both <= room ? summary : control).scrollIntoView({ block: 'start' });
}
