/** Distance of the content from the window's edge: 20 px at 360, 64 px at 1280. */
export const gutter = 'var(--gutter)';

/** Half of the gutter, in whole px in browsers that support `round()`. */
export const halfGutter = 'var(--half-gutter)';

/**
 * Distance of a page's content from both edges of the element in which it is centred, for a margin, padding or inset
 * there. In whole px in browsers that support `round()`, so that lines which end at the edge of the content meet those
 * outside.
 */
export const pageEdge = 'var(--page-edge)';

/** Padding above and below a page section: 56 px at 360, 112 px at 1280, 128 px at 1920. */
export const sectionPadding = 'var(--section-padding)';

/** Content widths without gutters. A page is 1152 px wide in a window of 1280, and 1320 px in one of 1920. */
export const contentWidth = {
  page: 'clamp(1152px, 68.75vw, 1320px)',
  form: '480px',
} as const;

/** Heights in px of the fixed header below and from `lg`, without its border. */
export const headerHeight = { narrow: 60, wide: 72 } as const;

/** Distances in px from the top of the window to the lower edge of the header's border, below and from `lg`. */
export const headerBottom = { narrow: headerHeight.narrow + 1, wide: headerHeight.wide + 1 } as const;

/** Distance in px from the top of the window at which a column sticks beside a longer one. */
export const stickyColumnTop = headerHeight.wide + 32;
