/**
 * How long a code is accepted; one with less life left than the reserve is not sent again, a new one is made. Milliseconds.
 * Apart from the other constants, because the first load has no use for them.
 */
export const codeTimes = {
  lifetime: 10 * 60 * 1000,
  repeatReserve: 2 * 60 * 1000,
} as const;
