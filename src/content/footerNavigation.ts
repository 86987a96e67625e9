import { comingSoon, serviceLinks } from './navigation.ts';
import type { NavLink } from './navigation.ts';

export type FooterColumn = { heading: string; links: readonly NavLink[] };

/** Three columns of the footer; the fourth, Contact, is made from the company's own data (specification FTR-06). */
export const footer: readonly FooterColumn[] = [
  {
    heading: 'Company',
    links: [
      { label: 'About Us', page: 'aboutUs' },
      { label: 'Careers', page: 'careers' },
      { label: 'Teams & Roles', page: 'positions' },
      { label: 'Privacy Policy', page: 'privacyPolicy' },
      { label: 'Terms and Conditions', page: 'termsAndConditions' },
    ],
  },
  { heading: 'Services', links: serviceLinks },
  {
    heading: 'Explore',
    links: [
      { label: 'Internships', page: 'internshipApplication' },
      { label: 'Part-Time Jobs', page: 'jobApplication', prefill: { jobType: 'Part-Time' } },
      { label: 'Full-Time Jobs', page: 'jobApplication', prefill: { jobType: 'Full-Time' } },
      { label: 'Partnerships', page: 'partnershipApplication' },
      { label: 'Partnership page', page: 'partnership' },
      { label: comingSoon, page: 'shop' },
    ],
  },
];
