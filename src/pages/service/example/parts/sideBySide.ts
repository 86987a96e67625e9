/** width of the window, in px, from which two columns or three phones fit side by side, as on tablets held upright */
export const sideBySide = 720;
