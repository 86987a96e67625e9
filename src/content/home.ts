import { company } from './company.ts';
import type { NavLink } from './navigation.ts';

/** Words of the home page, in the order of its sections (specification section 2). */
export const homeWords = {
  hero: {
    topic: 'Data analytics',
    caption: 'Your records hold a line. We draw it.',
    description:
      'We join sales, stock and service records into one picture that each team opens every morning.',
    picture:
      'A dot pattern drawn with one line; the line leaves it, rises through six measured points and returns along the axis.',
    services: 'See all nine services',
  },
  about: {
    heading: 'Software people in Chennai who finish the line',
    text: `${company.name} builds websites, apps, models and connected devices for shops, clinics, schools and factories. The people who plan your project also write its code and answer your calls after it goes live.`,
    more: { label: 'Read more', page: 'aboutUs' } satisfies NavLink,
    cards: [
      {
        key: 'vision',
        title: 'Vision',
        text: 'Every firm, however small, can see what its own data says, and decide by it the same day.',
      },
      {
        key: 'mission',
        title: 'Mission',
        text: 'We connect the records a firm already keeps, build tools its staff like to use, and stay until both work without us.',
      },
    ],
  },
  services: {
    heading: 'Nine services, one team',
    lead: 'Pick one or join several. Most projects begin with a single row of this sheet.',
    apply: { label: 'Apply Now', page: 'serviceApplication' } satisfies NavLink,
  },
  opportunities: { heading: 'Explore Opportunities' },
} as const;

/** What the hero offers, the main way first; only ways that exist are shown. */
export const heroActions: readonly NavLink[] = [
  { label: 'Request a service', page: 'serviceApplication' },
  { label: 'Create account', page: 'signUp' },
  { label: 'Log in', page: 'login' },
];

export type Opportunity = { title: string; text: string; link: NavLink };

export const opportunities: readonly Opportunity[] = [
  {
    title: 'Internships',
    text: 'Three to six months beside a mentor, on work that reaches a client.',
    link: { label: 'Apply as an intern', page: 'internshipApplication' },
  },
  {
    title: 'Part-Time Jobs',
    text: 'Online roles of twenty hours a week, in hours you set with the team.',
    link: { label: 'Apply part-time', page: 'jobApplication', choice: { jobType: 'Part-Time' } },
  },
  {
    title: 'Full-Time Jobs',
    text: 'Own a part of the product, from the first sketch to the support call.',
    link: { label: 'Apply full-time', page: 'jobApplication', choice: { jobType: 'Full-Time' } },
  },
  {
    title: 'Partnerships',
    text: 'For firms and colleges that want to build something with us.',
    link: { label: 'Propose a partnership', page: 'partnershipApplication' },
  },
];
