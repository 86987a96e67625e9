/**
 * The names of the six submissions (specification 3), in a file of their own, so that a module which needs only the names
 * does not import all questions.
 */
export const applicationKinds = [
  'job',
  'internship',
  'partnership',
  'service',
  'consultation',
  'feedback',
] as const;

export type ApplicationKind = (typeof applicationKinds)[number];
