import { screen, within } from '@testing-library/react';
import { canonicalPathOf, paths } from '../../contract/paths.ts';
import { pages } from '../content/pages.ts';
import { services } from '../content/services.ts';
import { renderFrame } from '../layout/renderFrame.tsx';
import { HomePage } from './HomePage.tsx';

const show = () => renderFrame({ entries: ['/'], pages: [{ index: true, element: <HomePage /> }] });
const main = () => within(screen.getByRole('main'));

test('the sections come in the order of the specification', () => {
  show();
  const headings = main()
    .getAllByRole('heading')
    .filter((heading) => heading.matches('h1, h2'))
    .map((heading) => heading.textContent);
  expect(headings).toEqual([
    'Your records hold a line. We draw it.',
    'Software people in Chennai who finish the line',
    'Nine services, one team',
    'Explore Opportunities',
  ]);
});

test('vision, mission and all nine services are there', () => {
  show();
  for (const name of ['Vision', 'Mission', ...services.map(({ title }) => title)]) {
    expect(main().getByRole('heading', { level: 3, name })).toBeVisible();
  }
});

test('the drawing has words for who cannot see it', () => {
  show();
  expect(main().getByRole('img')).toHaveAccessibleName(/one line/);
});

test('every link leads to a page that exists', () => {
  show();
  const existing = Object.keys(pages).map((name) => paths[name as keyof typeof paths]);
  for (const link of screen.getAllByRole('link')) {
    const href = link.getAttribute('href')!;
    if (!href.startsWith('/') || href.startsWith('/#')) continue;
    expect(existing).toContain(canonicalPathOf(href));
  }
});

test.each([
  ['Apply part-time', 'Part-Time'],
  ['Apply full-time', 'Full-Time'],
])('“%s” opens the job form with its choice made', async (name, jobType) => {
  const { user, router } = show();
  await user.click(main().getByRole('link', { name }));
  expect(router.state.location).toMatchObject({
    pathname: paths.jobApplication,
    state: { choice: { jobType } },
  });
});
