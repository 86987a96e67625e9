/** Words of the details below an error, which come in a script of their own (specification ERR-ROUTER). */
export const errorDetailsCopy = {
  summary: 'Details for our support team',
  copy: 'Copy details',
} as const;
