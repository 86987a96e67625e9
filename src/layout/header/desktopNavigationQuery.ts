import * as constants from '../../../contract/constants.ts';

/** px per `em` at the default text size */
const em = 16;

const leastWidth = (constants.menuCloseWidth + 1) / em;

/**
 * Wider than 1024 px at the default text size. The query is in `em`: at twice the text size, the drawer replaces the
 * menu up to twice the width.
 */
export const desktopNavigation = `(min-width: ${leastWidth}em)`;

export const desktopNavigationQuery = `@media ${desktopNavigation}`;
export const mobileNavigationQuery = `@media (max-width: ${Math.floor(leastWidth * 100) / 100}em)`;
