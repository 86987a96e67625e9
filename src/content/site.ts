/** Words of the frame round every page: skip link, loading screen, menus, error page. */
export const siteCopy = {
  skip: 'Skip to main content',
  search: 'Search',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  mainNavigation: 'Main',
  newTab: 'opens in a new tab',
  contact: 'Contact',
  colourMode: { legend: 'Colours', light: 'Light', dark: 'Dark', system: 'Device' },
  trademarks: 'Logos belong to their owners and name the tools we use.',
  stillWorking: 'Still working…',
} as const;

/** The router's own wording, and help beside it (specification ERR-ROUTER). */
export const errorCopy = {
  heading: 'Unexpected Application Error',
  notFound: {
    before: 'There is no page at ',
    stop: '.',
    after: ' The address may be mistyped, or the page has moved.',
  },
  /** Shown instead of the address until the page is hydrated and knows it. */
  thisAddress: 'this address',
  unknown: 'This page stopped working. The rest of the site is still there.',
  chunk: 'Loading chunk failed',
  chunkHelp: 'A part of this page did not arrive.',
  offline: 'You seem to be offline. The page opens as soon as the connection is back.',
  home: 'Home',
  back: 'Back',
  reload: 'Reload',
} as const;
