import { company } from '../company.ts';

/** Words that all service pages share. */
export const servicePageCopy = {
  readProcess: 'Read our process',
  facts: 'In short',
  offers: 'What We Offer',
  process: 'Our Process',
  why: (subject: string) => `Why Choose ${company.name} for ${subject}`,
} as const;
