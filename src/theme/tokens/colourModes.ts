/** The choices of a visitor: light, dark, or the device's preference. */
export const colourModes = ['light', 'dark', 'system'] as const;
export type ColourMode = (typeof colourModes)[number];

/** Attribute of the radio group for this choice, by which scripts also find it before it is hydrated. */
export const colourModeAttribute = 'data-colour-mode';
