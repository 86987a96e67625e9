import type { NavLink } from '../navigation.ts';

/** Words of the banner (specification HOME). */
export const partnershipBannerCopy = {
  heading: 'Grow Together',
  text: 'You know your customers and your trade. We know data and code. A partnership joins both in one line of work, with shared goals and shared credit.',
  picture: 'Two kolams in two colours, side by side, drawn with one line.',
  apply: { label: 'Apply Now', page: 'partnership' } satisfies NavLink,
} as const;
