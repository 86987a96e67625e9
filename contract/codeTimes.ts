/**
 * Milliseconds. A code is accepted for its `lifetime`, unless the server is set to another one; its answers then say so
 * (`codeLifetime`). If less than the `repeatReserve` of it is left, the code is not sent
 * again: a new one is made. In a file of their own, because the first load does not need them.
 */
export const codeTimes = {
  lifetime: 10 * 60 * 1000,
  repeatReserve: 2 * 60 * 1000,
} as const;
