/** Actions that have a key, as the help lists them. */
export const keyHelp = {
  play: { keys: ['Space'], does: 'Play or pause' },
  back: { keys: ['←'], does: 'One step back' },
  forward: { keys: ['→'], does: 'One step forward' },
  backTen: { keys: ['Shift', '←'], does: '10 steps back' },
  forwardTen: { keys: ['Shift', '→'], does: '10 steps forward' },
  first: { keys: ['Home'], does: 'To the start' },
  last: { keys: ['End'], does: 'To the end' },
  previousPage: { keys: ['['], does: 'To the page change before' },
  nextPage: { keys: [']'], does: 'To the next page change' },
  search: { keys: ['/'], does: 'Search steps' },
  nextError: { keys: ['e'], does: 'Next error' },
  previousError: { keys: ['E'], does: 'Error before' },
  detail: { keys: ['d'], does: 'Show or hide the detail of a step' },
  full: { keys: ['f'], does: 'Let the page fill the window, and back' },
  help: { keys: ['?'], does: 'Show these keys' },
} as const satisfies Record<string, { keys: readonly string[]; does: string }>;

export type KeyCommand = keyof typeof keyHelp;
