import kolamFive from '../../../.cache/art/kolamFive.drawing.json';

/** The drawing beside a form's heading. */
export const progressKolam = { drawing: kolamFive, size: 196, strokeWidth: 9 } as const;
