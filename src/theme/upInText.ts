/** px per `em` at the default text size. */
const em = 16;

/**
 * The media query of `theme.breakpoints.up`, counted in the visitor's text size: at twice that size it matches from
 * twice the width. For columns that would break the words of larger text.
 */
export const upInText = (px: number) => `@media (min-width:${px / em}em)`;
