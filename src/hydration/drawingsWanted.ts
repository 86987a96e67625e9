/** The event of the window after which the inline script fetches all drawings that the HTML left out. */
export const drawingsWanted = 'drawings';
