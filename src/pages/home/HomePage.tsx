import { BeginningFirst } from '../../components/page/BeginningFirst.tsx';
import { island } from '../../hydration/islands/island.tsx';

/*
 * All of the home page is in the HTML, links included. Each section is an island; those that move by themselves wake
 * when they come into view. The first is always in view, so its script comes with the page.
 */
const sections = [
  island('hero', async () => (await import(/* webpackChunkName: "home" */ './Hero.tsx')).Hero, {
    wakes: 'seen',
  }),
  island(
    'announcements',
    async () => (await import(/* webpackChunkName: "announcements" */ './Announcements.tsx')).Announcements,
    { wakes: 'seen' },
  ),
  island('about', async () => (await import(/* webpackChunkName: "about" */ './About.tsx')).About),
  island(
    'services',
    async () => (await import(/* webpackChunkName: "about" */ './services/Services.tsx')).Services,
  ),
  island(
    'partnership',
    async () =>
      (await import(/* webpackChunkName: "partnershipBanner" */ './PartnershipBanner.tsx')).PartnershipBanner,
    { wakes: 'seen' },
  ),
  island(
    'technologies',
    async () => (await import(/* webpackChunkName: "technologies" */ './Technologies.tsx')).Technologies,
  ),
  island(
    'opportunities',
    async () => (await import(/* webpackChunkName: "about" */ './Opportunities.tsx')).Opportunities,
  ),
  island(
    'testimonials',
    async () =>
      (await import(/* webpackChunkName: "testimonials" */ './testimonials/Testimonials.tsx')).Testimonials,
  ),
];

const places = sections.map((Section, at) => (
  // oxlint-disable-next-line react/no-array-index-key -- the list never changes
  <Section key={at} />
));

/** The hero, with the heading of the page, and the announcements below it. */
const beginning = places.slice(0, 2);
const rest = places.slice(2);

/** The sections of the home page, in their order (specification HOME-34). */
const Sections = () => <BeginningFirst beginning={beginning} rest={rest} />;

export const HomePage = Object.assign(Sections, {
  preload: () => Promise.all(sections.map(({ preload }) => preload())),
});
