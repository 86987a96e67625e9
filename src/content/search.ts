import type { PathName } from '../../contract/paths.ts';
import type { LegalBlock, LegalDocument } from './legal/legal.ts';
import { company } from './company.ts';
import { privacyPolicy } from './legal/privacyPolicy.ts';
import { termsAndConditions } from './legal/termsAndConditions.ts';
import { teams } from './marketing/positions.ts';
import { pages } from './pages.ts';
import { serviceMenu } from './services/serviceMenu.ts';
import { frontend } from './technologies/frontend.ts';
import { otherTechnologies } from './technologies/others.ts';
import { technologyTabs } from './technologies/technologies.ts';
import type { TechnologyTab } from './technologies/technologies.ts';

export const searchCopy = {
  title: 'Search the site',
  label: 'What are you looking for?',
  close: 'Close search',
  /** Above the entries that are shown before anything is typed. */
  suggestions: 'Often looked for',
  results: (shown: number, all: number, words: string) => {
    const found = all === 1 ? '1 result' : `${all} results`;
    return `${shown < all ? `The best ${shown} of ` : ''}${found} for “${words}”`;
  },
  /** For screen readers, after the number of results. */
  enter: (title: string, kind: string) => `Enter opens ${title}, ${kind}.`,
  nothingFor: (words: string) => `Nothing found for “${words}”`,
  nothing: 'Try another word, such as “website”, “internship” or “privacy”, or ask us:',
  keys: [
    { keys: ['↑', '↓'], action: 'to move' },
    { keys: ['Enter'], action: 'to open' },
    { keys: ['Esc'], action: 'to close' },
  ],
  /** Opens the search from every page. */
  shortcut: { keys: { apple: ['⌘', 'K'], other: ['Ctrl', 'K'] }, action: 'to search' },
} as const;

export type SearchEntry = {
  title: string;
  /** Below the title; on phones mostly two lines. */
  description: string;
  /** What it is, as ‘Service’. */
  kind: string;
  page: PathName;
  /** The id of a section of the page. */
  section?: string;
  /** The tab of that section which shows it. */
  tab?: TechnologyTab;
  /** Words under which people look for it. */
  keywords?: string;
  /** Further words of its page, which weigh least. */
  text?: string;
};

/**
 * The words under which people look for a page. They repeat those of its description that should weigh as much as these.
 */
const keywords: Partial<Record<PathName, string>> = {
  home: `${company.name} homepage start technologies testimonials clients announcements`,
  aboutUs: `${company.name} us company firm founders vision mission history who`,
  careers: 'jobs vacancies hiring openings work employment salary developer engineer',
  positions: 'team staff people jobs skills developer engineer',
  partnership: 'partners resellers colleges collaboration',
  contact: `us phone number telephone call email address office map help support supporthub question feedback complaint report send problem bug form ${company.email} ${company.phone} ${company.address.join(' ')}`,
  shop: 'store buy products',
  privacyPolicy: 'data cookies gdpr storage delete',
  termsAndConditions: 'legal conditions rules',
  webDevelopment: 'websites web design shops ecommerce pages hosting',
  aiSolutions: 'artificial intelligence ai ml models llm data science prediction',
  businessAnalytics: 'dashboards reports bi data warehouse figures spreadsheets',
  iotIntegrations: 'internet of things devices sensors meters hardware',
  appDevelopment: 'mobile applications',
  customerCareBot: 'chatbot chat assistant helpdesk support',
  uiUxDesign: 'user interface web design usability prototypes experience',
  itConsultant: 'consulting consultancy advice audit review',
  cloudSolutions: 'hosting servers backup migration devops security',
  serviceApplication: 'apply order quote price pricing cost project estimate',
  consultationForm: 'book appointment meeting call advice consultant',
  jobApplication: 'apply résumé cv full-time part-time work vacancy',
  internshipApplication: 'apply interns students trainee college résumé cv',
  partnershipApplication: 'apply partner proposal',
  login: 'log in sign in session account',
  signUp: 'sign up register registration new account code',
  forgotPassword: 'reset change lost password code',
  settings: 'profile log out sign out dark light colours account delete',
  editProfile: 'name address phone birth gender personal details account',
};

/** Names of technologies that are usually shortened. */
const short: Partial<Record<string, string>> = {
  React: 'reactjs',
  'Amazon Web Services': 'aws',
  'Google Cloud': 'gcp',
  Kubernetes: 'k8s',
  PostgreSQL: 'postgres',
};

const entryOf =
  (kind: string, title?: string) =>
  (page: PathName): SearchEntry => ({
    title: title ?? pages[page].title,
    description: pages[page].description,
    kind,
    page,
    keywords: keywords[page],
  });

const sitePages = (
  [
    'aboutUs',
    'careers',
    'positions',
    'partnership',
    'contact',
    'shop',
    'privacyPolicy',
    'termsAndConditions',
  ] as const
).map(entryOf('Page'));

const services = serviceMenu.map(({ name, title, summary }): SearchEntry => ({
  ...entryOf('Service', title)(name),
  description: summary,
  text: pages[name].description,
}));

const forms = (
  [
    'serviceApplication',
    'consultationForm',
    'jobApplication',
    'internshipApplication',
    'partnershipApplication',
  ] as const
).map(entryOf('Form'));

const account = (['login', 'signUp', 'forgotPassword', 'settings', 'editProfile'] as const).map(
  entryOf('Account'),
);

const roles = teams.flatMap((team) =>
  team.roles.map(({ name, summary, description }): SearchEntry => ({
    title: name,
    description: summary,
    kind: 'Role',
    page: 'positions',
    section: team.id,
    keywords: team.name,
    text: description,
  })),
);

/** The technologies of the home page. One that is in several tabs is shown in the first of them. */
const technologies = technologyTabs
  .flatMap((tab) =>
    (tab === 'Frontend' ? frontend : otherTechnologies[tab]).map(({ name, summary }): SearchEntry => ({
      title: name,
      keywords: short[name],
      description: summary,
      kind: 'Technology',
      page: 'home',
      section: 'technologies',
      tab,
      text: tab,
    })),
  )
  .filter(({ title }, at, all) => all.findIndex((other) => other.title === title) === at);

const textOf = (block: LegalBlock): string =>
  block.kind === 'text'
    ? block.pieces.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('')
    : block.entries.map(({ term, text }) => `${term}: ${text}`).join(' ');

const firstSentenceOf = (text: string): string => /^.+?[.?!](?= |$)/.exec(text)?.[0] ?? text;

const sectionsOf = (page: PathName, { title: kind, sections }: LegalDocument) =>
  sections.map(({ id, title, blocks }): SearchEntry => {
    const text = blocks.map(textOf).join(' ');
    return { title, description: firstSentenceOf(text), kind, page, section: id, text };
  });

/** Everything that can be found. Of two that fit equally well the earlier one comes first. */
export const searchEntries: readonly SearchEntry[] = [
  entryOf('Page', 'Home')('home'),
  ...services,
  ...forms,
  ...sitePages,
  ...account,
  ...roles,
  ...technologies,
  ...sectionsOf('privacyPolicy', privacyPolicy),
  ...sectionsOf('termsAndConditions', termsAndConditions),
];

const suggested: readonly PathName[] = [
  'serviceApplication',
  'consultationForm',
  'jobApplication',
  'internshipApplication',
  'careers',
  'contact',
];

/** Shown before anything is typed. */
export const suggestions = suggested.flatMap((page) => searchEntries.filter((entry) => entry.page === page));
