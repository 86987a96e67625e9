import type { PathName } from '../../../contract/paths.ts';

const calling = (page: string) => ['api', 'forms', page];

/**
 * Which chunks hold a page that wakes by itself, so that its HTML asks for them at once; the names are those of
 * `src/app/routes/pageLoaders.tsx`, which visitors fetch and which therefore does without this table.
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
  // Their form comes only where there is a session.
  jobApplication: ['application'],
  internshipApplication: ['application'],
  partnershipApplication: ['application'],
  consultationForm: ['application'],
  notFound: ['notFound'],
};
