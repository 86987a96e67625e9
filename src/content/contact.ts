import { paths } from '../../contract/paths.ts';
import { company, emailHref } from './company.ts';

/** Words of the page with the firm's addresses; the addresses themselves come from `company`. */
export const contactWords = {
  heading: 'Contact',
  lead: 'Call or write, whenever it suits you. People in Chennai answer.',
  facts: { office: 'Office', phone: 'Phone', email: 'Email', hours: 'Business hours' },
  hours: 'Open 24/7',
  elsewhere: `${company.name} elsewhere`,
  directions: 'So that the right person answers',
} as const;

export type Direction = { title: string; text: string; link: { label: string; to: string } };

export const directions: readonly Direction[] = [
  {
    title: 'About a project',
    text: 'Tell us what you record today and what you wish you knew. We reply within two working days.',
    link: { label: 'See all nine services', to: `${paths.home}#services` },
  },
  {
    title: 'About a role',
    text: 'One form for all roles. What you write in it is read by the team you would join.',
    link: { label: 'See how to join us', to: paths.careers },
  },
  {
    title: 'About this site',
    text: 'Name the page, what you did last and what you saw. A picture of the screen helps.',
    link: { label: 'Write about this site', to: `${emailHref}?subject=Website` },
  },
];
