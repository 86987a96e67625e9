/**
 * Styles of a column that stays in view beside a longer one. The z-index makes it paint after the page: Chromium gives
 * each label and button that is painted after a sticky element a compositor layer of its own, and a form had thirty.
 */
export const stickyColumn = { position: 'sticky', zIndex: 1 } as const;
