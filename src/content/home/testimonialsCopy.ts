import type { NavLink } from '../navigation.ts';

/** Words round the testimonials (specification TST). */
export const testimonialsCopy = {
  heading: 'What Our Clients Say',
  examples: 'Example names and quotes, to show what such work can bring.',
  outOf: (rating: number, maximum: number) => `${rating} out of ${maximum}`,
  stars: (rating: number, maximum: number) => `${rating} out of ${maximum} stars`,
  more: 'Learn More',
  contact: { label: 'Get in Touch', page: 'contact' } satisfies NavLink,
  close: 'Close',
  partnership: { label: 'How a partnership works', page: 'partnership' } satisfies NavLink,
} as const;
