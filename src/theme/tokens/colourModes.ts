/** What a visitor may choose: light, dark, or as the device says. */
export const colourModes = ['light', 'dark', 'system'] as const;
export type ColourMode = (typeof colourModes)[number];

/** Names the group of radio buttons with which the visitor chooses among them, also while it is plain HTML. */
export const colourModeAttribute = 'data-colour-mode';
