import { servicePaths } from '../../contract/paths.ts';
import type { PathName, ServiceName } from '../../contract/paths.ts';

/**
 * The pages that exist. Menus, footer, cards and prerendering list a page as soon as it stands here, and never before.
 * Only names: what a page says about itself (content/pages.ts) is not needed to link to it.
 */
export const existingPages: ReadonlySet<PathName> = new Set<PathName>([
  'home',
  'aboutUs',
  'careers',
  'positions',
  'partnership',
  'contact',
  'privacyPolicy',
  'termsAndConditions',
  'shop',
  ...(Object.keys(servicePaths) as ServiceName[]),
  'signUp',
  'login',
  'forgotPassword',
  'resetPassword',
  'settings',
  'editProfile',
  'serviceApplication',
  'jobApplication',
  'internshipApplication',
  'partnershipApplication',
  'consultationForm',
]);
