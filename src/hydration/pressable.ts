/**
 * What a press acts on, as a selector. Answers to questions are left to the browser, which forms read when they wake; so is
 * what the browser opens by itself.
 */
export const pressable = 'button:not([popovertarget]),[role="tab"],a[href^="#"]';

/** Marks what was pressed before the site's scripts were there. */
export const pressedEarly = 'data-pressed';

/** On `<html>`: the site's scripts answer presses now. */
export const answering = 'data-answering';

/** Where the state of a link that was followed before the scripts were there waits for its page (session storage). */
export const earlyStateKey = 'location-state';
