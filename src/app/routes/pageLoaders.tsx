import type { ComponentType } from 'react';
import type { ApplicationKind } from '../../../contract/applications.ts';
import { servicePaths } from '../../../contract/paths.ts';
import type { PathName, ServiceName } from '../../../contract/paths.ts';
import { loadServiceCopy } from '../../content/services/serviceCopy.ts';

/** How a page arrives: its script, and which chunks hold it, so that its HTML can ask for them at once. */
export type PageLoader = {
  chunks: readonly string[];
  load: () => Promise<{ Component: ComponentType }>;
};

const reading = (chunk: string, load: PageLoader['load']): PageLoader => ({ chunks: [chunk], load });

/** A page that calls the server: its script and the API's arrive together. */
const calling = (chunk: string, load: PageLoader['load']): PageLoader => ({
  chunks: ['api', chunk],
  load: async () => {
    const [page, { installApi }] = await Promise.all([
      load(),
      import(/* webpackChunkName: "api" */ '../store/installApi.ts'),
    ]);
    installApi();
    return page;
  },
});

/** One page for all services; the words of each are a chunk of their own. */
const service = (name: ServiceName): PageLoader => ({
  chunks: ['service', `service-${name}`],
  load: async () => {
    const [{ ServicePage }, copy] = await Promise.all([
      import(/* webpackChunkName: "service" */ '../../pages/service/ServicePage.tsx'),
      loadServiceCopy[name](),
    ]);
    return { Component: () => <ServicePage name={name} copy={copy} /> };
  },
});

/** One page for all long forms. */
const application = (kind: ApplicationKind, { open = false } = {}): PageLoader =>
  calling('application', async () => {
    const { ApplicationPage } = await import(
      /* webpackChunkName: "application" */ '../../pages/application/ApplicationPage.tsx'
    );
    return { Component: () => <ApplicationPage kind={kind} open={open} /> };
  });

/** Which page stands at which address. */
export const pageLoaders: Record<PathName, PageLoader> = {
  home: reading('home', async () => ({
    Component: (await import(/* webpackChunkName: "home" */ '../../pages/home/HomePage.tsx')).HomePage,
  })),
  aboutUs: reading('aboutUs', async () => ({
    Component: (await import(/* webpackChunkName: "aboutUs" */ '../../pages/about/AboutPage.tsx')).AboutPage,
  })),
  careers: reading('careers', async () => ({
    Component: (await import(/* webpackChunkName: "careers" */ '../../pages/careers/CareersPage.tsx'))
      .CareersPage,
  })),
  positions: reading('positions', async () => ({
    Component: (await import(/* webpackChunkName: "positions" */ '../../pages/positions/PositionsPage.tsx'))
      .PositionsPage,
  })),
  partnership: reading('partnership', async () => ({
    Component: (
      await import(/* webpackChunkName: "partnership" */ '../../pages/partnership/PartnershipPage.tsx')
    ).PartnershipPage,
  })),
  contact: calling('contact', async () => ({
    Component: (await import(/* webpackChunkName: "contact" */ '../../pages/contact/ContactPage.tsx'))
      .ContactPage,
  })),
  privacyPolicy: reading('privacyPolicy', async () => ({
    Component: (
      await import(/* webpackChunkName: "privacyPolicy" */ '../../pages/legal/PrivacyPolicyPage.tsx')
    ).PrivacyPolicyPage,
  })),
  termsAndConditions: reading('termsAndConditions', async () => ({
    Component: (await import(/* webpackChunkName: "termsAndConditions" */ '../../pages/legal/TermsPage.tsx'))
      .TermsPage,
  })),
  shop: reading('shop', async () => ({
    Component: (await import(/* webpackChunkName: "shop" */ '../../pages/shop/ShopPage.tsx')).ShopPage,
  })),
  ...(Object.fromEntries(
    (Object.keys(servicePaths) as ServiceName[]).map((name) => [name, service(name)]),
  ) as Record<ServiceName, PageLoader>),
  signUp: calling('signUp', async () => ({
    Component: (await import(/* webpackChunkName: "signUp" */ '../../pages/account/SignUpPage.tsx'))
      .SignUpPage,
  })),
  login: calling('login', async () => ({
    Component: (await import(/* webpackChunkName: "login" */ '../../pages/account/LoginPage.tsx')).LoginPage,
  })),
  forgotPassword: calling('forgotPassword', async () => ({
    Component: (
      await import(/* webpackChunkName: "forgotPassword" */ '../../pages/account/ForgotPasswordPage.tsx')
    ).ForgotPasswordPage,
  })),
  resetPassword: calling('resetPassword', async () => ({
    Component: (
      await import(/* webpackChunkName: "resetPassword" */ '../../pages/account/ResetPasswordPage.tsx')
    ).ResetPasswordPage,
  })),
  settings: reading('settings', async () => ({
    Component: (
      await import(/* webpackChunkName: "settings" */ '../../pages/account/settings/SettingsPage.tsx')
    ).SettingsPage,
  })),
  editProfile: calling('editProfile', async () => ({
    Component: (
      await import(/* webpackChunkName: "editProfile" */ '../../pages/account/profile/EditProfilePage.tsx')
    ).EditProfilePage,
  })),
  serviceApplication: application('service', { open: true }),
  jobApplication: application('job'),
  internshipApplication: application('internship'),
  partnershipApplication: application('partnership'),
  consultationForm: application('consultation'),
};

export const notFoundLoader = reading('notFound', async () => ({
  Component: (await import(/* webpackChunkName: "notFound" */ '../../pages/error/NotFoundPage.tsx'))
    .NotFoundPage,
}));
