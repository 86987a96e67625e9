/** px of the window from which two columns, or three phones, have room beside each other; tablets held upright have it. */
export const sideBySide = 720;
