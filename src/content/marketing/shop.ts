/** Words of the page at the address of the future shop (specification SHOP). */
export const shopCopy = {
  heading: 'Coming Soon',
  text: 'The shop has its dots, but not yet its line. Until it opens, everything we offer is on the service pages.',
  home: 'Go to the home page',
} as const;
