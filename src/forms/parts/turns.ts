/** Attribute of the wheel in a button that is busy (BusyButton.tsx). */
export const turns = 'data-turns';
