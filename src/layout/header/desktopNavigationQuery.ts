/**
 * Wider than 1024 px, counted in the visitor's own size of text: for those who read at twice the usual size the drawer
 * stands in for the menu up to twice the width.
 */
export const desktopNavigationQuery = '@media (min-width: 64.0625em)';
export const mobileNavigationQuery = '@media (max-width: 64.06em)';
