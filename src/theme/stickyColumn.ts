/**
 * A column that stays in sight beside a longer one. It is painted after the page: each label and button that is painted after
 * something sticky gets a layer of its own from Chromium, and a form had thirty.
 */
export const stickyColumn = { position: 'sticky', zIndex: 1 } as const;
