/** SVG paths of the player's icons, in a view box of 20 × 20, for LineIcon. */
export const playerIcons = {
  first: 'M5 4.5v11M15.5 5l-7 5 7 5z',
  play: 'M7 4.5l8.5 5.5-8.5 5.5z',
  back: 'M12.5 4.5 7 10l5.5 5.5',
  forward: 'M7.5 4.5 13 10l-5.5 5.5',
  last: 'M15 4.5v11M4.5 5l7 5-7 5z',
  nextError: 'M3 10h8M8 6.5l3.5 3.5L8 13.5M16 5v6M16 14.4v.1',
  full: 'M4 8V4h4M12 4h4v4M16 12v4h-4M8 16H4v-4',
  leaveFull: 'M8 4v4H4M16 8h-4V4M12 16v-4h4M4 12h4v4',
} as const;
