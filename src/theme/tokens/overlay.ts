/** Shadows of menus and dialogs: the colour of dark sections with an opacity, which is cooler than black. */
export const shadow = {
  menu: '0 8px 24px rgb(8 41 44 / .14)',
  dialog: '0 24px 64px rgb(8 41 44 / .28)',
} as const;

/** The colour of the backdrop between the page and a dialog or drawer. */
export const scrim = 'rgb(6 24 26 / .62)';

/**
 * A window that is low for a dialog, such as a phone in landscape. In a media query, `em` follows the browser's text
 * size.
 */
export const lowWindow = '@media (max-height: 30em)';
/**
 * The padding of a dialog in such a window. Its sticky buttons are offset by the lower padding (overrides/overlays.ts).
 */
export const lowPadding = '20px 24px';
