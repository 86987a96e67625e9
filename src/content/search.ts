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
  results: (count: number, words: string) =>
    count === 1 ? `1 result for “${words}”` : `${count} results for “${words}”`,
  nothingFor: (words: string) => `Nothing found for “${words}”`,
  nothing: 'Try another word, such as “website”, “internship” or “privacy”, or ask us:',
  keys: [
    { keys: ['↑', '↓'], action: 'to move' },
    { keys: ['Enter'], action: 'to open' },
    { keys: ['Esc'], action: 'to close' },
  ],
} as const;

export type SearchEntry = {
  title: string;
  /** One line below the title. */
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
  /** What its page says about it. */
  text?: string;
};

/** The words under which people look for a page, where its title and description do not hold them. */
const keywords: Partial<Record<PathName, string>> = {
  home: 'start technologies testimonials clients announcements',
  aboutUs: 'founders vision mission company history who',
  careers: 'jobs vacancies hiring openings work employment salary',
  positions: 'team staff people jobs skills',
  partnership: 'partners resellers colleges collaboration',
  contact: `phone telephone call email address office map feedback complaint question ${company.email} ${company.phone} ${company.address.join(' ')}`,
  shop: 'store buy products',
  privacyPolicy: 'data cookies gdpr storage delete',
  termsAndConditions: 'legal conditions rules',
  webDevelopment: 'websites shops ecommerce pages hosting',
  aiSolutions: 'artificial intelligence ai ml models llm data science prediction',
  businessAnalytics: 'dashboards reports bi data warehouse figures spreadsheets',
  iotIntegrations: 'internet of things devices sensors meters hardware',
  appDevelopment: 'mobile applications',
  customerCareBot: 'chatbot chat assistant helpdesk support',
  uiUxDesign: 'user interface usability prototypes experience',
  itConsultant: 'consulting consultancy advice audit review',
  cloudSolutions: 'hosting servers backup migration devops security',
  serviceApplication: 'apply order quote price project estimate',
  consultationForm: 'book appointment meeting call advice consultant',
  jobApplication: 'apply résumé cv full-time part-time work vacancy',
  internshipApplication: 'apply interns students trainee college résumé cv',
  partnershipApplication: 'apply partner proposal',
  login: 'log in sign in signin session account',
  signUp: 'sign up signup register registration new account code',
  forgotPassword: 'reset change lost password code',
  settings: 'profile log out logout sign out dark light colours account delete',
  editProfile: 'name address phone birth gender personal details',
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
    keywords: `${team.name} ${description}`,
  })),
);

/** The technologies of the home page. One that is in several tabs is shown in the first of them. */
const technologies = [
  ...new Map(
    technologyTabs
      .toReversed()
      .flatMap((tab) =>
        (tab === 'Frontend' ? frontend : otherTechnologies[tab]).map(({ name, summary }): SearchEntry => ({
          title: name,
          description: summary,
          kind: 'Technology',
          page: 'home',
          section: 'technologies',
          tab,
        })),
      )
      .map((entry) => [entry.title, entry] as const),
  ).values(),
];

const textOf = (block: LegalBlock): string =>
  block.kind === 'text'
    ? block.pieces.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('')
    : block.entries.map(({ term, text }) => `${term}: ${text}`).join(' ');

const sectionsOf = (page: PathName, { title: kind, sections }: LegalDocument) =>
  sections.map(({ id, title, blocks }): SearchEntry => {
    const text = blocks.map(textOf).join(' ');
    return { title, description: text, kind, page, section: id };
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
