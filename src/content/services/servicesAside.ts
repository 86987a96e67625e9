import type { NavLink } from '../navigation.ts';

/** The panel beside the services in the menu, with a link to the IT consultant. */
export const servicesAside = {
  title: 'Not sure which?',
  text: 'An hour with our IT consultant sorts out what to build first.',
  link: { label: 'Meet our IT consultant', page: 'itConsultant' },
} as const satisfies { title: string; text: string; link: NavLink };
