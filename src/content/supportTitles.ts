import { company } from './company.ts';

/** Titles of the support team's documents. */
export const supportTitles = {
  replay: `Replay a trace | ${company.name}`,
  frame: `What the visitor saw | ${company.name}`,
} as const;
