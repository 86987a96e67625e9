import { keysOf } from '../keysOf.ts';
import type { PathName } from '../paths.ts';

/**
 * The six submissions (specification 3), each with the page on which its form is. In a file of its own, so that a module
 * which needs only these names does not import all questions.
 */
export const applicationPages = {
  job: 'jobApplication',
  internship: 'internshipApplication',
  partnership: 'partnershipApplication',
  service: 'serviceApplication',
  consultation: 'consultationForm',
  feedback: 'contact',
} as const satisfies Record<string, PathName>;

export type ApplicationKind = keyof typeof applicationPages;

export const applicationKinds: readonly ApplicationKind[] = keysOf(applicationPages);
