/** The button of the header names the drawer by it, so that the browser can open it before any script. */
export const drawerId = 'drawer';
