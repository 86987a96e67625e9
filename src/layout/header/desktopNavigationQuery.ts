import { constants } from '../../../contract/constants.ts';

/** px an `em` counts at the usual size of text */
const em = 16;

const leastWidth = (constants.menuCloseWidth + 1) / em;

/**
 * Wider than 1024 px, counted in the visitor's own size of text: for those who read at twice the usual size the drawer
 * stands in for the menu up to twice the width.
 */
export const desktopNavigation = `(min-width: ${leastWidth}em)`;

export const desktopNavigationQuery = `@media ${desktopNavigation}`;
export const mobileNavigationQuery = `@media (max-width: ${Math.floor(leastWidth * 100) / 100}em)`;
