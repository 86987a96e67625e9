import type { ComponentType } from 'react';
import type { ApplicationKind } from '../../../contract/applications.ts';
import { servicePaths } from '../../../contract/paths.ts';
import type { PathName, ServiceName } from '../../../contract/paths.ts';
import { loadServiceCopy } from '../../content/services/serviceCopy.ts';
import type { Wakes } from '../../hydration/island.tsx';

type LoadPage = () => Promise<ComponentType>;

/** How a page arrives: its script, and which chunks hold it, so that its HTML can ask for them at once. */
export type PageLoader = {
  chunks: readonly string[];
  load: LoadPage;
  /** When its HTML begins to answer by itself; `used` where it is only read. */
  wakes?: Wakes;
};

/** Pages that are only read. Each stands in a chunk of its own name. */
const readingPages = {
  home: async () => (await import(/* webpackChunkName: "home" */ '../../pages/home/HomePage.tsx')).HomePage,
  aboutUs: async () =>
    (await import(/* webpackChunkName: "aboutUs" */ '../../pages/about/AboutPage.tsx')).AboutPage,
  careers: async () =>
    (await import(/* webpackChunkName: "careers" */ '../../pages/careers/CareersPage.tsx')).CareersPage,
  positions: async () =>
    (await import(/* webpackChunkName: "positions" */ '../../pages/positions/PositionsPage.tsx'))
      .PositionsPage,
  partnership: async () =>
    (await import(/* webpackChunkName: "partnership" */ '../../pages/partnership/PartnershipPage.tsx'))
      .PartnershipPage,
  privacyPolicy: async () =>
    (await import(/* webpackChunkName: "privacyPolicy" */ '../../pages/legal/PrivacyPolicyPage.tsx'))
      .PrivacyPolicyPage,
  termsAndConditions: async () =>
    (await import(/* webpackChunkName: "termsAndConditions" */ '../../pages/legal/TermsPage.tsx')).TermsPage,
  shop: async () => (await import(/* webpackChunkName: "shop" */ '../../pages/shop/ShopPage.tsx')).ShopPage,
  settings: async () =>
    (await import(/* webpackChunkName: "settings" */ '../../pages/account/settings/SettingsPage.tsx'))
      .SettingsPage,
};

/** Pages to read that show something the HTML cannot know, or move by themselves. */
const wakesOf: Partial<Record<PathName, Wakes>> = { home: 'idle', settings: 'idle' };

/** Pages that call the server; each stands in a chunk of its own name too. */
const callingPages = {
  contact: async () =>
    (await import(/* webpackChunkName: "contact" */ '../../pages/contact/ContactPage.tsx')).ContactPage,
  signUp: async () =>
    (await import(/* webpackChunkName: "signUp" */ '../../pages/account/SignUpPage.tsx')).SignUpPage,
  login: async () =>
    (await import(/* webpackChunkName: "login" */ '../../pages/account/LoginPage.tsx')).LoginPage,
  forgotPassword: async () =>
    (await import(/* webpackChunkName: "forgotPassword" */ '../../pages/account/ForgotPasswordPage.tsx'))
      .ForgotPasswordPage,
  resetPassword: async () =>
    (await import(/* webpackChunkName: "resetPassword" */ '../../pages/account/ResetPasswordPage.tsx'))
      .ResetPasswordPage,
  editProfile: async () =>
    (await import(/* webpackChunkName: "editProfile" */ '../../pages/account/profile/EditProfilePage.tsx'))
      .EditProfilePage,
};

/** The script of a page that calls the server and the API's arrive together. */
const withApi = (loadPage: LoadPage) => async () => {
  const [Page, { installApi }] = await Promise.all([
    loadPage(),
    import(/* webpackChunkName: "api" */ '../store/installApi.ts'),
  ]);
  installApi();
  return Page;
};

/** One page for all services; the words of each are a chunk of their own. */
const service = (name: ServiceName): PageLoader => ({
  chunks: ['service', `service-${name}`],
  load: async () => {
    const [{ ServicePage }, copy] = await Promise.all([
      import(/* webpackChunkName: "service" */ '../../pages/service/ServicePage.tsx'),
      loadServiceCopy[name](),
    ]);
    return () => <ServicePage name={name} copy={copy} />;
  },
});

/** One page for all long forms. */
const application = (kind: ApplicationKind, { open = false } = {}): PageLoader => ({
  chunks: ['api', 'application'],
  wakes: 'idle',
  load: withApi(async () => {
    const { ApplicationPage } = await import(
      /* webpackChunkName: "application" */ '../../pages/application/ApplicationPage.tsx'
    );
    return () => <ApplicationPage kind={kind} open={open} />;
  }),
});

const mapEntries = <Name extends string, From, To>(
  table: Record<Name, From>,
  to: (name: Name, value: From) => To,
) =>
  Object.fromEntries(
    Object.entries<From>(table).map(([name, value]) => [name, to(name as Name, value)]),
  ) as Record<Name, To>;

/** Which page stands at which address. */
export const pageLoaders: Record<PathName, PageLoader> = {
  ...mapEntries(readingPages, (chunk, load) => ({ chunks: [chunk], load, wakes: wakesOf[chunk] })),
  ...mapEntries(servicePaths, service),
  ...mapEntries(callingPages, (chunk, load) => ({ chunks: ['api', chunk], load: withApi(load), wakes: 'idle' })),
  serviceApplication: application('service', { open: true }),
  jobApplication: application('job'),
  internshipApplication: application('internship'),
  partnershipApplication: application('partnership'),
  consultationForm: application('consultation'),
};

export const notFoundLoader: PageLoader = {
  chunks: ['notFound'],
  load: async () =>
    (await import(/* webpackChunkName: "notFound" */ '../../pages/error/NotFoundPage.tsx')).NotFoundPage,
};
