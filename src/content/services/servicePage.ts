import { company } from '../company.ts';

/** Words that all service pages share. */
export const servicePageCopy = {
  readProcess: 'Read our process',
  facts: 'In short',
  offers: 'What We Offer',
  /** On every worked example, in plain sight. */
  example: 'Example, with made-up figures',
  process: 'Our Process',
  why: (subject: string) => `Why Choose ${company.name} for ${subject}`,
} as const;
