/** Shadow only for what floats; the background of dark sections with alpha, so that it stays cool. */
export const shadow = {
  menu: '0 8px 24px rgb(8 41 44 / .14)',
  dialog: '0 24px 64px rgb(8 41 44 / .28)',
} as const;

/** What lies between the page and a dialog or drawer. */
export const scrim = 'rgb(6 24 26 / .62)';
