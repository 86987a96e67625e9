/** What a press acts on and the browser alone would not answer, as a selector. */
export const pressable = 'button:not([popovertarget])';

/** Marks what was pressed before the site's scripts were there. */
export const pressedEarly = 'data-pressed';

/** On `<html>`: the site's scripts answer presses now. */
export const answering = 'data-answering';

/** Where the state of a link that was followed before the scripts were there waits for its page (session storage). */
export const earlyStateKey = 'location-state';
