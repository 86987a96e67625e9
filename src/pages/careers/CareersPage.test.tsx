import { screen, within } from '@testing-library/react';
import { openings } from '../../../contract/enumerations/openings.ts';
import { paths } from '../../../contract/paths.ts';
import { locationStateOf } from '../../state/locationState.ts';
import { CareersPage } from './CareersPage.tsx';
import { headingLevels, prerendered, renderMarketing } from '../../testing/rendering/renderMarketing.tsx';

const show = () => renderMarketing(paths.careers, <CareersPage />);
const titles = openings.map(({ title }) => title);

test('the page says whom it looks for (specification CAR-01, CAR-02)', () => {
  const { main } = show();
  expect(main().getByRole('heading', { level: 1, name: 'Join Our Team' })).toHaveAttribute('tabindex', '-1');
  expect(main().getByText(/^All applicants should know Tamil and English/)).toBeVisible();
  expect(main().getByText('அ')).toHaveAttribute('lang', 'ta');
});

test('the breadcrumbs lead home and to the page about the firm', () => {
  const { main } = show();
  const breadcrumbs = within(main().getByRole('navigation', { name: 'Where you are' }));
  expect(breadcrumbs.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/about-us',
  ]);
});

test('there are two openings and no more (specification CAR-03)', () => {
  const { main } = show();
  expect(main().getAllByRole('article')).toHaveLength(2);
  expect(titles).toEqual(['SEO Specialist', 'Site Reliability Engineer']);
  for (const name of titles) expect(main().getByRole('article', { name })).toBeVisible();
});

const opening = (name: string) => within(screen.getByRole('article', { name }));

test.each([
  ['SEO Specialist', ['Search Optimizer', 'Content Strategist']],
  ['Site Reliability Engineer', ['Reliability Guardian', 'Automation Engineer']],
])('%s is online and part-time, described, with roles (specification CAR-04 to CAR-07)', (name, roles) => {
  show();
  const sheet = opening(name);
  expect(sheet.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Location',
    'Type',
    'Closing date',
  ]);
  expect(sheet.getAllByRole('definition').map((fact) => fact.textContent)).toEqual([
    'Online',
    'Part-Time',
    'Apply by 31 March 2027',
  ]);
  expect(sheet.getByRole('heading', { level: 3, name })).toBeVisible();
  expect(sheet.getByText(/^You (make|keep) /)).toBeVisible();
  const items = within(sheet.getByRole('list', { name: 'Roles' })).getAllByRole('listitem');
  expect(items).toHaveLength(2);
  items.forEach((item, at) => expect(item).toHaveTextContent(new RegExp(`^${roles[at]}`)));
});

test.each(titles)('%s takes its choice to the form (specification CAR-08, CAR-11)', async (title) => {
  const { user, router } = show();
  const apply = opening(title).getByRole('link', { name: 'Apply Now' });
  expect(apply).toHaveAccessibleDescription(title);
  await user.click(apply);
  expect(screen.getByRole('heading', { level: 1, name: '/job-application' })).toBeVisible();
  expect(locationStateOf(router.state.location.state)).toEqual({
    prefill: { jobType: 'Part-Time', opening: title },
  });
});

test('six reasons speak for working here (specification CAR-09)', () => {
  const { main } = show();
  const why = within(main().getByRole('region', { name: 'Why Work With Us?' }));
  const reasons = why
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent?.toLowerCase());
  expect(reasons).toEqual([
    'flexible hours',
    'remote work',
    'competitive salary and bonuses',
    'cutting-edge tools',
    'inclusive environment',
    'growth',
  ]);
});

test('the last link leads to all teams and roles (specification CAR-10)', async () => {
  const { main, user } = show();
  await user.click(main().getByRole('link', { name: 'Explore Opportunities' }));
  expect(screen.getByRole('heading', { level: 1, name: '/positions' })).toBeVisible();
});

test('headings are in order, and the page holds no style attribute', () => {
  show();
  expect(headingLevels()).toEqual([1, 2, 3, 3, 2, 3, 3, 3, 3, 3, 3]);
  expect(prerendered(<CareersPage />)).not.toMatch(/ style=/);
});
