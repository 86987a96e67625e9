import { fluid } from '../../theme/typography.ts';

/** Padding above the footer's border. */
export const stripPadding = fluid(28, 44);
