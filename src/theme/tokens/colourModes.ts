/** What a visitor may choose: light, dark, or as the device says. */
export const colourModes = ['light', 'dark', 'system'] as const;
export type ColourMode = (typeof colourModes)[number];
