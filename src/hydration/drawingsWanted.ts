/** Name of the event of the window at which the inline script fetches all drawings that the HTML left out. */
export const drawingsWanted = 'drawings';
