import { fluid } from './typography.ts';

/** Distance of the content from the window's edge: 20 px at 360, 64 px at 1280. */
export const gutter = fluid(20, 64);

/** Padding above and below a page section: 56 px at 360, 112 px at 1280. */
export const sectionPadding = fluid(56, 112);

/** Content widths in px, gutters not counted. */
export const contentWidth = { page: 1152, text: 960, form: 480 } as const;

/** Heights in px of the sticky header below and from `lg`. */
export const headerHeight = { narrow: 60, wide: 72 } as const;
