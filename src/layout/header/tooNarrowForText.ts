/** The header when its text is so large that the entries would leave the window: the drawer stands in for them. */
export const tooNarrowForText = '@container (max-width: 62rem)';
