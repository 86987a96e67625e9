import type { PathName } from '../../../contract/paths.ts';

const calling = (page: string) => ['api', 'forms', page];

/**
 * The chunks of pages that wake by themselves; the HTML of such a page requests them at once. The names are those of
 * `src/app/routes/pageLoaders.tsx`. The table is not in that file, because that is part of the site's scripts and only
 * the prerenderer needs the table.
 */
export const pageChunks: Partial<Record<PathName | 'notFound', readonly string[]>> = {
  home: ['home'],
  positions: ['positions'],
  settings: ['settings'],
  contact: calling('contact'),
  signUp: calling('signUp'),
  login: calling('login'),
  forgotPassword: calling('forgotPassword'),
  resetPassword: calling('resetPassword'),
  editProfile: calling('editProfile'),
  serviceApplication: ['application', 'api', 'forms', 'applicationForm'],
  // Their form is fetched only where there is a session.
  jobApplication: ['application'],
  internshipApplication: ['application'],
  partnershipApplication: ['application'],
  consultationForm: ['application'],
  notFound: ['notFound'],
};
