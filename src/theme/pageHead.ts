import { fluid } from './fluid.ts';

/** Distances of the parts at the head of a page, the same on all pages. */
export const pageHead = {
  /** From the header to the breadcrumbs. */
  crumbs: '28px',
  /** From the breadcrumbs to the heading. */
  heading: fluid(16, 32),
  /** From the header to the heading of a page without breadcrumbs. */
  headingAlone: fluid(28, 56),
  /** From the breadcrumbs to the heading above a long form, whose first question thus comes early. */
  formHeading: '12px',
  /** From the heading to the introduction. */
  introduction: '12px',
  /** The same beside a drawing. */
  heroIntroduction: '18px',
} as const;
