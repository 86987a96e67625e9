import { fluid } from '../../theme/fluid.ts';

/** Padding above the footer's border. */
export const stripPadding = fluid(28, 44);
