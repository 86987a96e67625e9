import type { ComponentType } from 'react';
import { applicationKinds, applicationPages } from '../../../contract/applications/kinds.ts';
import type { ApplicationKind } from '../../../contract/applications/kinds.ts';
import { servicePaths } from '../../../contract/paths.ts';
import type { PathName, ServiceName } from '../../../contract/paths.ts';
import { evaluateForms } from '../evaluation/forms/evaluateForms.ts';
import { storedToken } from '../store/restore.ts';
import { loadServiceCopy } from '../../content/services/serviceCopy.ts';
import type { Wakes } from '../../hydration/islands/island.tsx';

type LoadPage = () => Promise<ComponentType>;

/** How a page is loaded. */
export type PageLoader = {
  load: LoadPage;
  /**
   * When its HTML is hydrated; `used` (default) for pages to read. A page with `idle` needs a row in
   * prerender/pageChunks.ts.
   */
  wakes?: Wakes;
  /** Awaited before the store is made: adds the slices that the state must have when this page is hydrated. */
  beforeStore?: () => Promise<void>;
  /** Awaited before a prerendered page wakes: evaluates libraries in tasks of their own. */
  prepare?: () => Promise<void>;
  /** Not fetched when a link to it is in view, but only when one is hovered, focused or pressed. */
  isHeavy?: boolean;
};

/** Pages to read. The chunk of each has the page's name. */
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
  settings: async () => {
    const [{ SettingsPage }, { startLogoutListener }] = await Promise.all([
      import(/* webpackChunkName: "settings" */ '../../pages/account/settings/SettingsPage.tsx'),
      import(/* webpackChunkName: "settings" */ '../listeners/logoutListener.ts'),
    ]);
    startLogoutListener();
    return () => <SettingsPage addApi={addApi} />;
  },
};

/** Pages to read that show something that prerendering cannot know, or that move by themselves. */
const wakesOf: Partial<Record<PathName, Wakes>> = { home: 'idle', positions: 'idle', settings: 'idle' };

/** Pages that call the server; the chunk of each has the page's name, too. */
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

async function addApi(): Promise<void> {
  const { installApiAndEntries } = await import(
    /* webpackChunkName: "api" */ '../store/installApiAndEntries.ts'
  );
  installApiAndEntries();
}

/** Loads a module that calls the server together with the API. */
const withApi =
  <Loaded,>(load: () => Promise<Loaded>) =>
  async () => {
    const [loaded] = await Promise.all([load(), addApi()]);
    return loaded;
  };

/** All services share one page; the words and the example of each are in a chunk of their own. */
const service = (name: ServiceName): PageLoader => ({
  load: async () => {
    const [{ servicePageOf }, copy] = await Promise.all([
      import(/* webpackChunkName: "service" */ '../../pages/service/servicePageOf.tsx'),
      loadServiceCopy[name](),
    ]);
    return servicePageOf(name, copy);
  },
});

const loadApplicationParts = withApi(
  () => import(/* webpackChunkName: "applicationForm" */ '../../pages/application/parts.ts'),
);

/**
 * All long forms share one page. Only the service request is open to all (specification GUARD-12); the others need an
 * account, and are loaded only if there is a session.
 */
const application = (kind: ApplicationKind): PageLoader => {
  const open = kind === 'service';
  const hasForm = () => open || storedToken() !== null;
  return {
    wakes: 'idle',
    isHeavy: true,
    ...(open && { beforeStore: addApi }),
    prepare: async () => {
      if (hasForm()) await evaluateForms();
    },
    load: async () => {
      const [{ ApplicationPage }, parts] = await Promise.all([
        import(/* webpackChunkName: "application" */ '../../pages/application/ApplicationPage.tsx'),
        hasForm() ? loadApplicationParts() : null,
      ]);
      return () => <ApplicationPage kind={kind} open={open} loadParts={loadApplicationParts} parts={parts} />;
    },
  };
};

const mapEntries = <Name extends string, From, To>(
  table: Record<Name, From>,
  to: (name: Name, value: From) => To,
) =>
  Object.fromEntries(
    Object.entries<From>(table).map(([name, value]) => [name, to(name as Name, value)]),
  ) as Record<Name, To>;

/**
 * The page of each application. The contact page shows more than its form: below, its own loader replaces the one made
 * here, as the type demands.
 */
const applicationLoaders = Object.fromEntries(
  applicationKinds.map((kind) => [applicationPages[kind], application(kind)]),
) as Record<Exclude<(typeof applicationPages)[ApplicationKind], 'contact'>, PageLoader>;

/** The loader of each page, by the name of its path. */
export const pageLoaders: Record<PathName, PageLoader> = {
  ...mapEntries(readingPages, (chunk, load) => ({
    load,
    wakes: wakesOf[chunk],
    isHeavy: chunk === 'home',
  })),
  ...mapEntries(servicePaths, service),
  ...applicationLoaders,
  ...mapEntries(callingPages, (_, load) => ({
    load: withApi(load),
    wakes: 'idle',
    beforeStore: addApi,
    prepare: evaluateForms,
    isHeavy: true,
  })),
};

export const notFoundLoader: PageLoader = {
  // It shows the address, which prerendering cannot know.
  wakes: 'idle',
  load: async () =>
    (await import(/* webpackChunkName: "notFound" */ '../../pages/error/NotFoundPage.tsx')).NotFoundPage,
};
