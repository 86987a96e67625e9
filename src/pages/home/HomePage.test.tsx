import { act, screen, waitFor, within } from '@testing-library/react';
import * as constants from '../../../contract/constants.ts';
import { paths } from '../../../contract/paths.ts';
import { rehydratedMark } from '../../app/store/persistedCodec.ts';
import { heroActions, heroCopy, slides } from '../../content/home/hero.ts';
import { homeCopy } from '../../content/home/home.ts';
import { serviceMenu } from '../../content/services/serviceMenu.ts';
import { opportunities } from '../../content/home/opportunities.ts';
import { technologyTabs } from '../../content/technologies/technologies.ts';
import { testimonials } from '../../content/home/testimonials.ts';
import { announcements } from '../../content/home/announcements.ts';
import { renderFrame } from '../../testing/rendering/renderFrame.tsx';
import { uiSlice } from '../../state/uiSlice.ts';
import { HomePage } from './HomePage.tsx';

const remembered = (part: object = {}) => ({
  ui: { ...uiSlice.getInitialState(), ...part, ...rehydratedMark },
});

// As after a navigation to the page, when all of its scripts have loaded.
beforeAll(HomePage.preload);

const show = (part?: object) =>
  renderFrame({
    entries: ['/'],
    pages: [{ index: true, element: <HomePage /> }],
    state: remembered(part),
  });
const main = () => within(screen.getByRole('main'));
const section = (name: string) => within(screen.getByRole('region', { name }));
const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'));

// The carousel's library is tested with its wrapper; here the browser is never idle, so it is not mounted.
beforeEach(() => {
  window.requestIdleCallback = () => 0;
  window.cancelIdleCallback = () => undefined;
});

test('the sections come in the order of the specification', () => {
  show();
  const headings = main()
    .getAllByRole('heading')
    .filter((heading) => heading.matches('h1, h2'))
    .map((heading) => heading.textContent);
  expect(headings).toEqual([
    heroCopy.heading,
    'Your records hold a line. We draw it.',
    'Software people in Chennai who finish the line',
    homeCopy.services.heading,
    'Grow Together',
    'Technologies we build with',
    'Explore Opportunities',
    'What Our Clients Say',
  ]);
  const regions = main().getAllByRole('region');
  expect(regions[0]).toHaveAccessibleName('What we do');
  expect(regions[1]).toHaveAccessibleName('Announcements');
});

test('six slides in the stated order, each with a labelled drawing, a caption and a description', () => {
  expect(slides.map(({ topic }) => topic)).toEqual([
    'Data analytics',
    'AI development',
    'Cloud computing',
    'IoT',
    'Data security',
    'Big data',
  ]);
  for (const { picture, caption, description } of slides)
    for (const words of [picture, caption, description]) expect(words.length).toBeGreaterThan(10);
  expect(new Set(slides.map(({ picture }) => picture)).size).toBe(constants.carouselShown * 6);
  show();
  const carousel = section('What we do');
  expect(carousel.getByRole('img')).toHaveAccessibleName(slides[0].picture);
  expect(carousel.getByRole('button', { name: 'Slide 2 of 6: AI development' })).toBeVisible();
  expect(carousel.getAllByRole('button', { name: /^Slide \d of 6/ })).toHaveLength(6);
});

test('nine announcements; the ninth says what is coming soon', () => {
  show();
  const lines = section('Announcements').getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual(announcements);
  expect(lines).toHaveLength(9);
  expect(lines[8]).toHaveTextContent('SupportHub and our online shop are coming soon');
  const topics = [
    /launched in 2025/i,
    /global expansion/i,
    /hiring/i,
    /tech summit 2025/i,
    /AI solutions/,
    /analytics tools/i,
    /collaboration/i,
    /sustainability/i,
  ];
  for (const topic of topics)
    expect(lines.filter(({ textContent }) => topic.test(textContent))).toHaveLength(1);
});

test('the link to the services moves the focus to their heading', async () => {
  const { router, user } = show();
  const [link] = main().getAllByRole('link', { name: heroActions.services });
  await user.click(link!);
  expect(router.state.location.hash).toBe('#services');
  expect(screen.getByRole('heading', { name: homeCopy.services.heading })).toHaveFocus();
});

test('one press stops slides and announcements, and the store remembers it', async () => {
  const { user, stateNow } = show();
  await user.click(screen.getByRole('button', { name: 'Pause slides' }));
  expect(stateNow().ui.motionPaused).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Play announcements' }));
  expect(stateNow().ui.motionPaused).toBe(false);
  expect(screen.getByRole('button', { name: 'Pause slides' })).toBeVisible();
});

test('slides and announcements that were paused on an earlier visit do not move', () => {
  show({ motionPaused: true });
  expect(screen.getByRole('button', { name: 'Play slides' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Play announcements' })).toBeVisible();
});

test('with reduced motion nothing starts by itself, and a press of Play is not remembered', async () => {
  const usual = window.matchMedia.bind(window);
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) =>
      Object.defineProperty(usual(query), 'matches', { value: query.includes('reduce') }),
    );
  const { user, stateNow } = show();
  await user.click(screen.getByRole('button', { name: 'Play slides' }));
  expect(screen.getByRole('button', { name: 'Pause slides' })).toBeVisible();
  expect(stateNow().ui.motionPaused).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Pause slides' }));
  expect(stateNow().ui.motionPaused).toBe(false);
});

test('vision, mission and all services are there, each service with its page', () => {
  show();
  for (const name of ['Vision', 'Mission'])
    expect(main().getByRole('heading', { level: 3, name })).toBeVisible();
  const cells = section(homeCopy.services.heading).getAllByRole('listitem');
  expect(cells.map((cell) => within(cell).getByRole('heading').textContent)).toEqual(
    serviceMenu.map(({ title }) => title),
  );
  expect(hrefs(cells.map((cell) => within(cell).getByRole('link')))).toEqual(
    serviceMenu.map(({ name }) => paths[name]),
  );
});

test('‘Read more’ and both ‘Apply Now’ lead where the specification says', () => {
  show();
  const to = (link: HTMLElement) => link.getAttribute('href');
  expect(to(main().getByRole('link', { name: /^Read more/ }))).toBe('/about-us');
  expect(to(section(homeCopy.services.heading).getByRole('link', { name: 'Apply Now' }))).toBe(
    '/service-application',
  );
  expect(to(section('Grow Together').getByRole('link', { name: 'Apply Now' }))).toBe('/partnership');
});

test('ten tabs of technologies have their exact names in store and labels, with visible gaps inside', async () => {
  const { user, stateNow } = show();
  const tabs = section('Technologies we build with').getAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    'Frontend',
    'Backend',
    'Database',
    'Cloud',
    'Testing',
    'GameDevelopment',
    'DataAnalytics',
    'ArtificialIntelligence',
    'IOT',
    'UI/UX Design',
  ]);
  const [game] = tabs.filter(({ textContent }) => textContent.startsWith('Game'));
  expect(within(game!).getByText('Game')).toHaveStyle({ marginRight: '4px' });
  expect(stateNow().ui.technologyTab).toBe('Frontend');
  for (const [at, tab] of tabs.entries()) {
    await user.click(tab);
    expect(stateNow().ui.technologyTab).toBe(technologyTabs[at]);
    const panel = await screen.findByRole('tabpanel');
    expect(panel).toHaveAttribute('aria-labelledby', tab.id);
    const cards = await within(panel).findAllByRole('listitem');
    expect(cards.length).toBeGreaterThanOrEqual(5);
    for (const card of cards) {
      expect(within(card).getByRole('heading', { level: 3 })).toBeVisible();
      expect(card.querySelector('p')).not.toBeEmptyDOMElement();
      expect(card.querySelector('use')).toBeInTheDocument();
    }
  }
});

test('four opportunities with a text and a link each', () => {
  show();
  const cards = section('Explore Opportunities').getAllByRole('listitem');
  const links = cards.map((card) => [
    within(card).getByRole('heading', { level: 3 }).textContent,
    within(card).getByRole('link').getAttribute('href'),
  ]);
  expect(links).toEqual([
    ['Internships', '/internship-application'],
    ['Part-Time Jobs', '/job-application'],
    ['Full-Time Jobs', '/job-application'],
    ['Partnerships', '/partnership-application'],
  ]);
  for (const [at, { text }] of opportunities.entries())
    expect(within(cards[at]!).getByText(text)).toBeVisible();
});

test.each([
  ['Apply part-time', 'Part-Time'],
  ['Apply full-time', 'Full-Time'],
])('“%s” opens the job form with its choice made', async (name, jobType) => {
  const { user, router } = show();
  await user.click(main().getByRole('link', { name }));
  expect(router.state.location).toMatchObject({
    pathname: paths.jobApplication,
    state: { prefill: { jobType } },
  });
});

test('three clients with name, role, words, stars, a button and a link', () => {
  show();
  const clients = section('What Our Clients Say').getAllByRole('listitem');
  expect(clients).toHaveLength(3);
  expect(clients.map((client) => within(client).getByRole('img').getAttribute('aria-label'))).toEqual([
    '5 out of 5 stars',
    '4 out of 5 stars',
    '5 out of 5 stars',
  ]);
  for (const [at, client] of clients.entries()) {
    const { name, role, feedback } = testimonials[at]!;
    for (const words of [name, role, `“${feedback}”`]) expect(client).toHaveTextContent(words);
    expect(within(client).getByRole('button', { name: 'Learn More' })).toHaveAccessibleDescription(name);
    expect(within(client).getByRole('link', { name: 'Get in Touch' })).toHaveAttribute('href', '/contact');
  }
});

test('‘Learn More’ opens the whole testimonial of a client, with a link to partnership', async () => {
  const { user, stateNow } = show();
  const [, second] = screen.getAllByRole('button', { name: 'Learn More' });
  await user.click(second!);
  const dialog = await screen.findByRole('dialog', { name: 'Daniel Joseph' });
  expect(stateNow().ui.openTestimonial).toBe('Daniel Joseph');
  expect(dialog).toHaveTextContent('One star is missing');
  expect(within(dialog).getByRole('link', { name: 'How a partnership works' })).toHaveAttribute(
    'href',
    '/partnership',
  );
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(stateNow().ui.openTestimonial).toBeNull();
  expect(second).toHaveFocus();
});

test('the dialog closes when its link leads to another page', async () => {
  const { user, router } = show();
  await user.click(screen.getAllByRole('button', { name: 'Learn More' })[0]!);
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('link', { name: 'How a partnership works' }));
  expect(router.state.location.pathname).toBe('/partnership');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await act(async () => undefined);
});
