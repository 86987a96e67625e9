export type Testimonial = {
  name: string;
  initials: string;
  role: string;
  /** Stars out of `constants.ratingMaximum`. */
  rating: number;
  feedback: string;
};

/** Three clients (specification TST-02): invented people, to be replaced together with company.ts. */
export const testimonials: readonly Testimonial[] = [
  {
    name: 'Meena Raghavan',
    initials: 'MR',
    role: 'Operations head, dairy chain',
    rating: 5,
    feedback:
      'Our eleven branches used to send stock sheets by phone photo. Now I see all of them at seven in the morning, and we throw away far less milk. The drivers asked for their own screen in the second month, which nobody had planned and everybody now uses.',
  },
  {
    name: 'Daniel Joseph',
    initials: 'DJ',
    role: 'Director, eye clinic',
    rating: 4,
    feedback:
      'The bot answers in Tamil at midnight. My reception desk starts the day with a short list, not forty missed calls.',
  },
  {
    name: 'Farah Begum',
    initials: 'FB',
    role: 'Founder, school bus service',
    rating: 5,
    feedback: 'They told us which half of our plan not to build. That advice paid for the other half.',
  },
];
