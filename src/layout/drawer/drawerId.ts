/** The header's button refers to the drawer by this id, so that the browser can open it before any script runs. */
export const drawerId = 'drawer';
