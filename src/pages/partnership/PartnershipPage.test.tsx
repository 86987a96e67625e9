import { screen, within } from '@testing-library/react';
import { paths } from '../../../contract/paths.ts';
import { PartnershipPage } from './PartnershipPage.tsx';
import { headingLevels, prerendered, renderMarketing } from '../../testing/rendering/renderMarketing.tsx';

const show = () => renderMarketing(paths.partnership, <PartnershipPage />);

const titlesOf = (region: HTMLElement) =>
  within(region)
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);

test('the head of the page says what a partnership is, in words and in a picture', () => {
  const { main } = show();
  const heading = main().getByRole('heading', { level: 1, name: 'Two firms, one line of work' });
  expect(heading).toHaveAttribute('tabindex', '-1');
  const picture = main().getByRole('img', { name: /two colours.*one line/ });
  expect(picture).toBeVisible();
  // The mask is there because the drawing is animated.
  expect(picture.querySelector('mask')).not.toBeNull();
  const breadcrumbs = within(main().getByRole('navigation', { name: 'Where you are' }));
  expect(breadcrumbs.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/about-us',
  ]);
});

test('a partner gets six things (specification PMP-01)', () => {
  const { main } = show();
  const benefits = main().getByRole('region', { name: 'What a partner gets' });
  expect(within(benefits).getAllByRole('listitem')).toHaveLength(6);
  expect(titlesOf(benefits)).toHaveLength(6);
});

test('seven industries are named, in the stated spelling (specification PMP-02)', () => {
  const { main } = show();
  const industries = within(main().getByRole('region', { name: 'Where we know the ground' }));
  expect(industries.getAllByRole('listitem').map((tag) => tag.textContent)).toEqual([
    'Web Technology',
    'Artificial Intelligence',
    'Business Analytics',
    'App Development',
    'Game Development',
    'IOT Integrations',
    'Cloud solutions',
  ]);
});

test('a partnership starts in four steps (specification PMP-03)', () => {
  const { main } = show();
  const steps = main().getByRole('region', { name: 'How a partnership starts' });
  expect(within(steps).getAllByRole('listitem')).toHaveLength(4);
  expect(titlesOf(steps)).toEqual([
    'Write to us',
    'Meet and measure',
    'Agree on one page',
    'Build the first piece',
  ]);
});

test('three stories have the three claims as titles, and say that they are examples (specification PMP-04, PMP-05)', () => {
  const { main } = show();
  const stories = main().getByRole('region', { name: 'Three partnerships, drawn' });
  expect(titlesOf(stories)).toEqual(['Sales increased 30%', 'Operational costs reduced 40%', '24/7 support']);
  expect(within(stories).getByText(/^Example figures, to show what such work can bring\./)).toBeVisible();
  expect(within(stories).getAllByRole('article')).toHaveLength(3);
});

test('the numbers are drawn, and each drawing has an accessible name', () => {
  const { main } = show();
  const stories = within(main().getByRole('region', { name: 'Three partnerships, drawn' }));
  const [sales, costs, support] = stories.getAllByRole('img');
  expect(sales).toHaveAccessibleName(/from an index of 100 up to 130/);
  expect(costs).toHaveAccessibleName(/^Ten dots: six .* four are left over/);
  expect(support).toHaveAccessibleName(/^Twenty-four dots in a circle/);
});

test('‘Partner with Us’ leads to the application, from the head and from the end (specification PMP-06)', async () => {
  const { main, user } = show();
  const links = main().getAllByRole('link', { name: 'Partner with Us' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/partnership-application',
    '/partnership-application',
  ]);
  await user.click(links[0] as HTMLElement);
  expect(screen.getByRole('heading', { level: 1, name: '/partnership-application' })).toBeVisible();
});

test('headings are in order, and the page holds no style attribute', () => {
  show();
  expect(headingLevels()).toEqual([1, 2, 3, 3, 3, 3, 3, 3, 2, 2, 3, 3, 3, 3, 2, 3, 3, 3, 2]);
  expect(prerendered(<PartnershipPage />)).not.toMatch(/ style=/);
});
