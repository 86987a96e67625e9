/** The six submissions (specification 3), by name alone: who needs no more than that need not bring all of their questions. */
export const applicationKinds = [
  'job',
  'internship',
  'partnership',
  'service',
  'consultation',
  'feedback',
] as const;

export type ApplicationKind = (typeof applicationKinds)[number];
