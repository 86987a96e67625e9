import { screen, within } from '@testing-library/react';
import { paths } from '../../../contract/paths.ts';
import { rehydratedMark } from '../../app/store/persistedCodec.ts';
import { company } from '../../content/company.ts';
import { serviceMenu } from '../../content/services/serviceMenu.ts';
import { selectColourMode, uiSlice } from '../../state/uiSlice.ts';
import { renderFrame } from '../../testing/rendering/renderFrame.tsx';
import type { FrameOptions } from '../../testing/rendering/renderFrame.tsx';

const show = (options: FrameOptions = {}) => renderFrame({ entries: ['/'], ...options });
const footer = () => within(screen.getByRole('contentinfo'));
const columns = () =>
  footer()
    .getAllByRole('heading')
    .map((heading) => heading.textContent);
const linksUnder = (heading: string) =>
  within(footer().getByRole('heading', { name: heading }).parentElement!)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('the footer has the columns Company, Services, Explore and Contact, and each link leads where it says', () => {
  show();
  expect(columns()).toEqual(['Company', 'Services', 'Explore', 'Contact']);
  expect(linksUnder('Company')).toEqual([
    ['About Us', '/about-us'],
    ['Careers', '/careers'],
    ['Teams & Roles', '/positions'],
    ['Privacy Policy', '/privacy-policy'],
    ['Terms and Conditions', '/terms-and-conditions'],
  ]);
  expect(linksUnder('Services')).toEqual(serviceMenu.map(({ name, title }) => [title, paths[name]]));
  expect(linksUnder('Explore')).toEqual([
    ['Internships', '/internship-application'],
    ['Part-Time Jobs', '/job-application'],
    ['Full-Time Jobs', '/job-application'],
    ['Partnerships', '/partnership-application'],
    ['Partnership page', '/partnership'],
    ['Coming Soon', '/shop'],
  ]);
});

test('Part-Time Jobs opens the job form with its choice, on the same path', async () => {
  const { user, router } = show();
  await user.click(footer().getByRole('link', { name: 'Part-Time Jobs' }));
  expect(router.state.location).toMatchObject({
    pathname: paths.jobApplication,
    state: { prefill: { jobType: 'Part-Time' } },
  });
});

test('email, telephone and postal address are those of the company', () => {
  show();
  expect(footer().getByRole('link', { name: company.email })).toHaveAttribute(
    'href',
    `mailto:${company.email}`,
  );
  expect(footer().getByRole('link', { name: company.phone }).getAttribute('href')).toMatch(/^tel:\+\d+$/);
  for (const line of company.address) expect(footer().getByText(line)).toBeVisible();
});

test('three social links open in a new tab, say so, and send no referrer', () => {
  show();
  expect(company.social.map(({ kind }) => kind)).toEqual(['messaging', 'photos', 'network']);
  expect(footer().getAllByRole('link', { name: /new tab/ })).toHaveLength(3);
  for (const { label, href } of company.social) {
    const link = footer().getByRole('link', { name: new RegExp(`^${label} .*new tab`) });
    expect(link).toHaveAttribute('href', href);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
});

test('the copyright line shows the year of the visit', () => {
  jest.useFakeTimers({ now: new Date('2031-02-03'), doNotFake: ['queueMicrotask'] });
  show();
  expect(footer().getByText(/©/)).toHaveTextContent('© 2031 Kolam Works');
  jest.useRealTimers();
});

test('the visitor chooses light or dark, and the whole document follows', async () => {
  const { user, stateNow } = show({
    state: { ui: { ...uiSlice.getInitialState(), ...rehydratedMark } },
  });
  expect(footer().getByRole('radio', { name: 'Device' })).toBeChecked();
  await user.click(footer().getByRole('radio', { name: 'Dark' }));
  expect(selectColourMode(stateNow())).toBe('dark');
  expect(document.documentElement).toHaveAttribute('data-dark');
  await user.click(footer().getByRole('radio', { name: 'Light' }));
  expect(document.documentElement).toHaveAttribute('data-light');
  expect(document.documentElement).not.toHaveAttribute('data-dark');
});

test('the line down the home page ends in the footer there, and no other footer has one', () => {
  const pieces = () => document.querySelectorAll('footer [data-shape]');
  const { unmount } = show();
  expect(pieces()).not.toHaveLength(0);
  unmount();
  show({ entries: [paths.contact] });
  expect(pieces()).toHaveLength(0);
});
