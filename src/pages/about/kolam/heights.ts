import type { MeasuredHeights } from '../../../components/page/belowFold.ts';

/** Heights of the section with the kolam of the day, and of its fallback while the script loads. */
export const dayKolamHeights: MeasuredHeights = { narrow: 956, medium: 1005, wide: 603 };
