import { screen, within } from '@testing-library/react';
import { paths } from '../../../contract/paths.ts';
import { founders } from '../../content/founders.ts';
import { AboutPage } from './AboutPage.tsx';
import { LateDayKolam } from './kolam/LateDayKolam.tsx';
import { headingLevels, prerendered, renderMarketing } from '../../testing/rendering/renderMarketing.tsx';

// As after a navigation to the page, when all of its scripts have loaded.
beforeAll(LateDayKolam.preload);

const show = () => renderMarketing(paths.aboutUs, <AboutPage />);

test('a visitor reads first what the firm stands for, and where the kolam comes from (specification ABT-01)', () => {
  const { main } = show();
  const heading = main().getByRole('heading', { level: 1, name: 'Dots first. Then the line.' });
  expect(heading).toHaveAttribute('tabindex', '-1');
  expect(main().getByText(/doorways across Tamil Nadu get a pulli kolam/)).toBeVisible();
});

test('the breadcrumbs lead home', () => {
  const { main } = show();
  const breadcrumbs = within(main().getByRole('navigation', { name: 'Where you are' }));
  expect(breadcrumbs.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(breadcrumbs.getByText('About Us')).toHaveAttribute('aria-current', 'page');
});

test('three habits say why to choose the firm (specification ABT-02)', () => {
  const { main } = show();
  const why = within(main().getByRole('region', { name: /^Why Choose/ }));
  expect(why.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'Expertise',
    'Reliability',
    'Innovation',
  ]);
});

test('six fields are known well (specification ABT-03)', () => {
  const { main } = show();
  const fields = within(main().getByRole('region', { name: 'Six fields we know well' }));
  expect(fields.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'Artificial Intelligence',
    'Machine Learning',
    'IoT Integration',
    'Data Analytics',
    'Mobile & Web Development',
    'Custom Software Solutions',
  ]);
  expect(fields.getAllByRole('listitem')).toHaveLength(6);
});

test('two founders from the configuration lead the firm (specification ABT-04)', () => {
  const { main } = show();
  const region = within(main().getByRole('region', { name: 'The two founders' }));
  const cards = region.getAllByRole('listitem');
  expect(cards).toHaveLength(2);
  founders.forEach(({ name, role, initials }, at) => {
    const card = within(cards[at] as HTMLElement);
    expect(card.getByRole('heading', { level: 3, name })).toBeVisible();
    expect(card.getByText(role)).toBeVisible();
    // Seen in the middle of the kolam, but not read out: the name says it.
    expect(card.getByText(initials).closest('[aria-hidden="true"]')).not.toBeNull();
  });
});

test('the section “A kolam a day” follows, and does not repeat where kolams come from', () => {
  const { main } = show();
  const region = within(main().getByRole('region', { name: 'A kolam a day' }));
  expect(region.getByText('One unbroken line')).toBeVisible();
  expect(region.queryByText(/Tamil Nadu|doorway/)).toBeNull();
});

test('the link below the heading moves the focus to the founders', async () => {
  const { main, user } = show();
  await user.click(main().getByRole('link', { name: 'Meet the founders' }));
  expect(screen.getByRole('heading', { name: 'The two founders' })).toHaveFocus();
});

test('both ends of the page lead to the contact page (specification ABT-05)', async () => {
  const { main, user } = show();
  const links = main().getAllByRole('link', { name: 'Contact us' });
  expect(links).toHaveLength(2);
  await user.click(links[1] as HTMLElement);
  expect(screen.getByRole('heading', { level: 1, name: '/contact' })).toBeVisible();
});

test('headings are in order, and the page holds no style attribute', () => {
  show();
  expect(headingLevels()).toEqual([1, 2, 3, 3, 3, 2, 3, 3, 3, 3, 3, 3, 2, 3, 3, 2, 2]);
  expect(prerendered(<AboutPage />)).not.toMatch(/ style=/);
});
