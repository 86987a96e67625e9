import type { PathName } from '../../contract/paths.ts';

/** What a page says about itself in the tab, in search results and in shared links. */
export type PageWords = { title: string; description: string };

/** Words for every page that exists (existing.ts). */
export const pages: Partial<Record<PathName, PageWords>> = {
  home: {
    title: 'Software, data and connected devices',
    description:
      'A small software firm in Chennai that builds websites, apps, models and connected devices for shops, clinics, schools and factories.',
  },
  signUp: {
    title: 'Create account',
    description:
      'Create an account with a code sent to your email, then apply for a job or request a service.',
  },
  login: {
    title: 'Log in',
    description: 'Log in with the email and password of your account.',
  },
  jobApplication: {
    title: 'Job application',
    description: 'Apply for a full-time or part-time role in one of our teams. It takes about eight minutes.',
  },
};
