/** Shadow only for what floats; the background of dark sections with alpha, so that it stays cool. */
export const shadow = {
  menu: '0 8px 24px rgb(8 41 44 / .14)',
  dialog: '0 24px 64px rgb(8 41 44 / .28)',
} as const;

/** What lies between the page and a dialog or drawer. */
export const scrim = 'rgb(6 24 26 / .62)';

/** A window in which a dialog has little room, as a phone held sideways; em is the visitor's own size of text here. */
export const lowWindow = '@media (max-height: 30em)';
/** Of a dialog there. Its buttons stick to its lower edge, for which they are moved down by as much (overrides/overlays.ts). */
export const lowPadding = '20px 24px';
