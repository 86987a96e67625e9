import type { NavLink } from '../navigation.ts';

export type Opportunity = { title: string; text: string; link: NavLink };

/** What the firm offers to people who want to work with it. */
export const opportunities: readonly Opportunity[] = [
  {
    title: 'Internships',
    text: 'Three to six months beside a mentor, on work that reaches a client.',
    link: { label: 'Apply as an intern', page: 'internshipApplication' },
  },
  {
    title: 'Part-Time Jobs',
    text: 'Online roles of twenty hours a week, in hours you set with the team.',
    link: { label: 'Apply part-time', page: 'jobApplication', prefill: { jobType: 'Part-Time' } },
  },
  {
    title: 'Full-Time Jobs',
    text: 'Own a part of the product, from the first sketch to the support call.',
    link: { label: 'Apply full-time', page: 'jobApplication', prefill: { jobType: 'Full-Time' } },
  },
  {
    title: 'Partnerships',
    text: 'For firms and colleges that want to build something with us.',
    link: { label: 'Propose a partnership', page: 'partnershipApplication' },
  },
];
