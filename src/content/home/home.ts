import { capitalized } from '../../../contract/text/capitalized.ts';
import type { NavLink } from '../navigation.ts';
import { serviceCount } from '../services/serviceCount.ts';

/** Words of the sections of the home page that have none but a heading, or little more. */
export const homeCopy = {
  services: {
    heading: `${capitalized(serviceCount)} services, one team`,
    introduction: 'Pick one or join several. Most projects begin with one and add a second later.',
    apply: { label: 'Apply Now', page: 'serviceApplication' } satisfies NavLink,
  },
  technologies: { heading: 'Technologies we build with' },
  opportunities: { heading: 'Explore Opportunities' },
} as const;
