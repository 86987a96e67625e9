import * as constants from '../../../contract/constants.ts';

/** px per `em` at the default text size. */
const em = 16;

const leastWidth = constants.menuCloseWidth + 1;
const leastWidthInText = leastWidth / em;

/**
 * Wider than 1024 px, also in `em`: at twice the text size, the drawer replaces the menu up to twice the width. Smaller text
 * needs less room, but does not change the stated width.
 */
export const desktopNavigation = `(min-width:${leastWidth}px) and (min-width:${leastWidthInText}em)`;

export const desktopNavigationQuery = `@media ${desktopNavigation}`;
export const mobileNavigationQuery = `@media not all and ${desktopNavigation}`;
