/** Distance of the content from the window's edge: 20 px at 360, 64 px at 1280. */
export const gutter = 'var(--gutter)';

/** Half of it, in whole px where browsers can round. */
export const halfGutter = 'var(--half-gutter)';

/**
 * Distance of a page's content from both edges of what it is centred in; of use as a margin, a padding or an inset there.
 * Whole px where browsers can round, so that lines which end at the edge of the content meet those outside of it.
 */
export const pageEdge = 'var(--page-edge)';

/** Padding above and below a page section: 56 px at 360, 112 px at 1280, 128 px at 1920. */
export const sectionPadding = 'var(--section-padding)';

/** Content widths, gutters not counted. A page is 1152 px wide in a window of 1280, and 1320 px in one of 1920. */
export const contentWidth = {
  page: 'clamp(1152px, 68.75vw, 1320px)',
  form: '480px',
} as const;

/** Heights in px of the sticky header below and from `lg`. */
export const headerHeight = { narrow: 60, wide: 72 } as const;
