/** The page that keeps the shop's place (specification SHOP). */
export const shopCopy = {
  heading: 'Coming Soon',
  text: 'The shop has its dots, but not yet its line. Until it opens, everything we offer is on the service pages.',
  home: 'Go to the home page',
} as const;
