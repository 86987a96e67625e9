import { act, screen, waitFor, within } from '@testing-library/react';
import { paths, servicePaths } from '../../../contract/paths.ts';
import { serviceMenu } from '../../content/services/serviceMenu.ts';
import { loggedIn, loggedOut } from '../../state/auth/authSlice.ts';
import { makeToken } from '../../testing/makeToken.ts';
import { seededAuth, renderFrame } from '../../testing/rendering/renderFrame.tsx';
import type { FrameOptions } from '../../testing/rendering/renderFrame.tsx';

const show = (options: FrameOptions = {}) => renderFrame({ entries: ['/'], ...options });
const header = () => screen.getByRole('banner');
const menu = (name: string) => within(header()).getByRole('button', { name });
const linkNames = () =>
  within(within(header()).getByRole('navigation'))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

function setWidth(width: number) {
  Object.assign(window, { innerWidth: width });
  act(() => void window.dispatchEvent(new Event('resize')));
}

test('the header links to Home, Contact and Settings, and the mark to the home page', () => {
  show();
  expect(linkNames()).toEqual([
    ['Home', '/'],
    ['Contact', '/contact'],
    ['Settings', '/settings'],
  ]);
  expect(within(header()).getByRole('link', { name: 'Kolam Works' })).toHaveAttribute('href', '/');
});

test('the About menu links to its four pages', async () => {
  const { user } = show();
  await user.click(menu('About'));
  const panel = document.getElementById(menu('About').getAttribute('aria-controls')!)!;
  await within(panel).findByRole('link', { name: 'About Us' });
  const entries = within(panel).getAllByRole('link');
  expect(entries.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['About Us', paths.aboutUs],
    ['Careers', paths.careers],
    ['Teams & Roles', paths.positions],
    ['Partnership', paths.partnership],
  ]);
});

test('each of the services opens its own page', async () => {
  const { user, router } = show();
  for (const { name, title } of serviceMenu) {
    await user.click(menu('Services'));
    await user.click(await within(header()).findByRole('link', { name: new RegExp(`^${title}`) }));
    expect(router.state.location.pathname).toBe(servicePaths[name]);
  }
});

test('SupportHub shows Coming Soon and no link', async () => {
  const { user } = show();
  const before = linkNames().length;
  await user.click(menu('SupportHub'));
  expect(await within(header()).findByText('Coming Soon')).toBeVisible();
  expect(linkNames()).toHaveLength(before);
});

test('one menu is open at a time, and each button has its state in aria-expanded', async () => {
  const { user } = show();
  await user.click(menu('About'));
  expect(menu('About')).toHaveAttribute('aria-expanded', 'true');
  await user.click(menu('Services'));
  expect(menu('About')).toHaveAttribute('aria-expanded', 'false');
  expect(menu('Services')).toHaveAttribute('aria-expanded', 'true');
  await user.click(menu('Services'));
  expect(menu('Services')).toHaveAttribute('aria-expanded', 'false');
});

test('Esc and a click elsewhere close a menu and return the focus to its button', async () => {
  const { user } = show();
  await user.click(menu('About'));
  await within(header()).findByRole('link', { name: 'Careers' });
  await user.keyboard('{Escape}');
  expect(menu('About')).toHaveAttribute('aria-expanded', 'false');
  expect(menu('About')).toHaveFocus();

  await user.click(menu('About'));
  await user.click(screen.getByRole('heading', { level: 1 }));
  expect(menu('About')).toHaveAttribute('aria-expanded', 'false');
  expect(menu('About')).toHaveFocus();
});

test('choosing an entry closes the menu and returns the focus to its button', async () => {
  const { user } = show({ entries: [paths.careers] });
  await user.click(menu('About'));
  const chosen = await within(header()).findByRole('link', { name: 'Careers' });
  await user.click(chosen);
  expect(menu('About')).toHaveAttribute('aria-expanded', 'false');
  expect(menu('About')).toHaveFocus();
});

test('a change of path closes an open menu', async () => {
  const { user, router } = show();
  await user.click(menu('About'));
  await act(() => router.navigate(paths.login));
  expect(menu('About')).toHaveAttribute('aria-expanded', 'false');
});

test.each(['{Enter}', ' ', '{ArrowDown}'])(
  'the key “%s” opens a menu and goes to its first entry',
  async (key) => {
    const { user } = show();
    act(() => menu('About').focus());
    await user.keyboard(key);
    expect(menu('About')).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(within(header()).getByRole('link', { name: 'About Us' })).toHaveFocus());
  },
);

test('ArrowDown moves the focus into a menu that a click has opened', async () => {
  const { user } = show();
  await user.click(menu('About'));
  await user.keyboard('{ArrowDown}');
  expect(menu('About')).toHaveAttribute('aria-expanded', 'true');
  expect(within(header()).getByRole('link', { name: 'About Us' })).toHaveFocus();
});

test('arrows move inside a menu, Home and End jump, and Tab leaves it', async () => {
  const { user } = show();
  const entry = (name: string | RegExp) => within(header()).getByRole('link', { name });
  act(() => menu('About').focus());
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(entry('About Us')).toHaveFocus());
  await user.keyboard('{ArrowDown}');
  expect(entry('Careers')).toHaveFocus();
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(entry('Partnership')).toHaveFocus();
  await user.keyboard('{Home}');
  expect(entry('About Us')).toHaveFocus();
  await user.keyboard('{End}');
  expect(entry('Partnership')).toHaveFocus();
  await user.keyboard('{Home}');
  await user.tab();
  expect(menu('About')).toHaveAttribute('aria-expanded', 'false');
  expect(menu('Services')).toHaveFocus();

  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(entry(/^Web Development/)).toHaveFocus());
  await user.tab({ shift: true });
  expect(menu('Services')).toHaveAttribute('aria-expanded', 'false');
  expect(menu('Services')).toHaveFocus();
});

test('the current page is marked, and no other', () => {
  show({ entries: [paths.contact] });
  const current = within(header()).getByRole('link', { current: 'page' });
  expect(current).toHaveTextContent('Contact');
});

test('menus close when the window becomes wider than 1024 px, and open again above it', async () => {
  setWidth(1024);
  const { user } = show();
  await user.click(menu('About'));
  setWidth(1024);
  expect(menu('About')).toHaveAttribute('aria-expanded', 'true');
  setWidth(1025);
  expect(menu('About')).toHaveAttribute('aria-expanded', 'false');
  await user.click(menu('About'));
  setWidth(1100);
  expect(menu('About')).toHaveAttribute('aria-expanded', 'true');
  // Becoming narrower does not close it.
  setWidth(1024);
  expect(menu('About')).toHaveAttribute('aria-expanded', 'true');
});

test('the header sets the logged-in flag on start and on every change of the token', () => {
  const { store, stateNow } = show({ state: { auth: seededAuth(makeToken()) } });
  expect(stateNow().auth.loggedIn).toBe(true);
  act(() => void store.dispatch(loggedOut()));
  expect(stateNow().auth.loggedIn).toBe(false);
  act(() => void store.dispatch(loggedIn({ token: makeToken() })));
  expect(stateNow().auth.loggedIn).toBe(true);
});

test('the header is the same for everybody', () => {
  const { unmount } = show();
  const anonymous = header().textContent;
  unmount();
  show({ state: { auth: seededAuth(makeToken()) } });
  expect(header().textContent).toBe(anonymous);
});

test('the skip link is the first tab stop and focuses the page', async () => {
  const { user } = show();
  await user.tab();
  expect(screen.getByRole('link', { name: 'Skip to main content' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
  // The jump adds no entry to the history.
  expect(window.location.hash).toBe('');
});
