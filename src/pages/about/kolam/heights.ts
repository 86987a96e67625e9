import type { MeasuredHeights } from '../../../components/page/belowFold.ts';

/** Of the section with the kolam of the day, and of the room that is kept for it. */
export const dayKolamHeights: MeasuredHeights = { narrow: 956, medium: 1005, wide: 603 };
