/**
 * On a button, for assistive technology and for firstLoad.ts, which draws it: it was pressed, and what answers the press is
 * still on its way.
 */
export const busy = 'aria-busy';

/** On `<html>`: the site's scripts answer presses now. */
export const answering = 'data-answering';

/**
 * With the path of a page behind it: where the state of the last link to that page waits for it, if that was followed before
 * the scripts were there (session storage).
 */
export const earlyStateKey = 'location-state';

/** On `<html>`, in its dataset: when a link was pressed whose page comes as a new document, in ms since this one began. */
export const leftAt = 'left';
