import { keysOf } from './keysOf.ts';

/** The services, in the order of the menus and the home page; src/content/services/serviceTable.ts has an entry for each. */
export const servicePaths = {
  webDevelopment: '/services/web-development',
  aiSolutions: '/services/AI-solutions',
  businessAnalytics: '/services/business-analytics',
  iotIntegrations: '/services/iot-integrations',
  appDevelopment: '/services/app-development',
  customerCareBot: '/services/customer-care-bot',
  uiUxDesign: '/services/ui-ux-design',
  itConsultant: '/services/it-consultant',
  cloudSolutions: '/services/cloud-solutions',
} as const;

/**
 * Every address a visitor can open (specification ROUTE), named once. Site, server, sitemap and tests read this
 * table; no route has a parameter.
 */
export const paths = {
  home: '/',
  aboutUs: '/about-us',
  careers: '/careers',
  positions: '/positions',
  contact: '/contact',
  privacyPolicy: '/privacy-policy',
  termsAndConditions: '/terms-and-conditions',
  shop: '/shop',
  ...servicePaths,
  signUp: '/sign-up',
  login: '/login',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  settings: '/settings',
  editProfile: '/edit-profile',
  partnership: '/partnership',
  serviceApplication: '/service-application',
  jobApplication: '/job-application',
  internshipApplication: '/internship-application',
  partnershipApplication: '/partnership-application',
  consultationForm: '/consultation-form',
} as const;

export type PathName = keyof typeof paths;
export type Path = (typeof paths)[PathName];
export type ServiceName = keyof typeof servicePaths;

/** The name of the page at an address; letter case and final slashes do not matter. Undefined where there is no page. */
export function pathNameOf(pathname: string): PathName | undefined {
  let end = pathname.length;
  while (end > 1 && pathname[end - 1] === '/') end -= 1;
  const wanted = pathname.slice(0, end).toLowerCase();
  return keysOf(paths).find((name) => paths[name].toLowerCase() === wanted);
}

/** The canonical spelling of an address (`/services/ai-solutions` → `/services/AI-solutions`); null if there is no page. */
export function canonicalPathOf(pathname: string): Path | null {
  const name = pathNameOf(pathname);
  return name ? paths[name] : null;
}
