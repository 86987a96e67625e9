import { paths } from '../../contract/paths.ts';
import type { PathName } from '../../contract/paths.ts';
import type { JobType } from '../../contract/enumerations.ts';
import { serviceMenu } from './services/serviceMenu.ts';

/** Choices a link hands to a form beside the address (specification D20). */
type Choice = { jobType?: JobType; opening?: string };

export type NavLink = { label: string; page: PathName; summary?: string; prefill?: Choice };

/** The three menus of the header; `supportHub` only says Coming Soon (specification HDR). */
export type MenuName = 'about' | 'services' | 'supportHub';

export type NavEntry =
  | { kind: 'link'; link: NavLink }
  | { kind: 'menu'; menu: MenuName; label: string; links: readonly NavLink[] };

const serviceLinks: readonly NavLink[] = serviceMenu.map((service) => ({
  label: service.title,
  page: service.name,
  summary: service.summary,
}));

/** Header and drawer (specification HDR-06). */
export const header: readonly NavEntry[] = [
  { kind: 'link', link: { label: 'Home', page: 'home' } },
  {
    kind: 'menu',
    menu: 'about',
    label: 'About',
    links: [
      { label: 'About Us', page: 'aboutUs' },
      { label: 'Careers', page: 'careers' },
      { label: 'Teams & Roles', page: 'positions' },
      { label: 'Partnership', page: 'partnership' },
    ],
  },
  { kind: 'menu', menu: 'services', label: 'Services', links: serviceLinks },
  { kind: 'menu', menu: 'supportHub', label: 'SupportHub', links: [] },
  { kind: 'link', link: { label: 'Contact', page: 'contact' } },
  { kind: 'link', link: { label: 'Settings', page: 'settings' } },
];

export const comingSoon = 'Coming Soon';

/** The panel beside the services: the way to the one service that is a conversation. */
export const servicesAside = {
  title: 'Not sure which?',
  text: 'An hour with our IT consultant sorts out what to build first.',
  link: { label: 'Book a Consultation', page: 'itConsultant' },
} as const satisfies { title: string; text: string; link: NavLink };

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

/** Where a link leads. */
export const hrefOf = ({ page }: Pick<NavLink, 'page'>) => paths[page];
