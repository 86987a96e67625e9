/** Words that all service pages share. */
export const servicePageCopy = {
  readProcess: 'Read our process',
  facts: 'In short',
  offers: 'What We Offer',
  /** On every worked example, in plain sight. */
  example: 'Example, with made-up figures',
  process: 'Our Process',
  /** Before and after the firm's name. */
  why: { before: 'Why Choose ', after: (subject: string) => ` for ${subject}` },
} as const;
