import { menuCloseWidth } from '../../contract/constants.ts';

/** `up('lg')` means wider than `menuCloseWidth`, where the header shows its whole navigation. */
export const breakpoints = { values: { xs: 0, sm: 600, md: 900, lg: menuCloseWidth + 1, xl: 1536 } } as const;
