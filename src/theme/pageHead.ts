import { fluid } from './fluid.ts';

/** Distances of the parts at the head of a page, the same on all pages. */
export const pageHead = {
  /** from the header to the breadcrumbs */
  crumbs: '28px',
  /** from the breadcrumbs to the heading */
  heading: fluid(16, 32),
  /** from the header to the heading of a page without breadcrumbs */
  headingAlone: fluid(28, 56),
  /** from the breadcrumbs to the heading above a long form, whose first question thus comes early */
  formHeading: '12px',
  /** from the heading to the introduction */
  introduction: '12px',
  /** the same beside a drawing */
  heroIntroduction: '18px',
} as const;
