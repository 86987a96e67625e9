import { company } from '../company.ts';
import type { NavLink } from '../navigation.ts';

/** The firm, its vision and its mission, on the home page. */
export const aboutSectionCopy = {
  heading: 'Software people in Chennai who finish the line',
  text: `${company.name} builds websites, apps, models and connected devices for shops, clinics, schools and factories. The people who plan your project also write its code and answer your calls after it goes live.`,
  more: { label: 'Read more', page: 'aboutUs' } satisfies NavLink,
  /** Completes the name of that link for screen readers, which may read it out of context. */
  moreAbout: `about ${company.name}`,
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
};
