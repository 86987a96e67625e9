/** `up('lg')` means wider than 1024 px, where the header shows its whole navigation. */
export const breakpoints = { values: { xs: 0, sm: 600, md: 900, lg: 1025, xl: 1536 } } as const;
