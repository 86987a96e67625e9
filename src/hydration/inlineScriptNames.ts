/*
 * The names by which the inline script of a page (tooling/build/inlineScript.ts) and the site's scripts know of each
 * other's work.
 */

/**
 * Attribute of a button that was pressed while the scripts that handle the press are still on their way. Assistive
 * technology reports it, and the CSS of firstLoad.ts shows it.
 */
export const busy = 'aria-busy';

/** Attribute of `<html>`: the site's scripts handle presses now. */
export const answering = 'data-answering';

/**
 * Prefix of a key of session storage; the path of a page follows it. It holds the location state of the last link to
 * that page that was followed by loading a new document.
 */
export const earlyStateKey = 'location-state';

/**
 * Name in the dataset of `<html>`: when a link that loads a new document was pressed, in ms since this document began.
 */
export const leftAt = 'left';

/** Property of a control: something was typed or chosen in it since this document began. */
export const typed = 'typed';

/** Event of the window at which the inline script fetches all drawings that the HTML left out. */
export const drawingsWanted = 'drawings';

/** Attribute of `<html>`: the device keeps a session, which may have expired. */
export const sessionKept = 'data-session';

/**
 * Attribute of a part that is for visitors without a session, for as long as storage has not been read. The prerendered
 * page has it for everybody; its styles hide it below `sessionKept`.
 */
export const withoutSessionOnly = 'data-without-session';
