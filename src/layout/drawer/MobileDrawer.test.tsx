import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../../contract/paths.ts';
import { serviceMenu } from '../../content/services/serviceMenu.ts';
import { renderFrame } from '../../testing/rendering/renderFrame.tsx';

const opener = () => screen.getByRole('button', { name: 'Open menu', hidden: true });
const summaries = (drawer: HTMLElement) => [...drawer.querySelectorAll('summary')];
const group = (name: string) =>
  summaries(screen.getByRole('dialog')).find(({ textContent }) => textContent === name)!;
const detailsOf = (name: string) => group(name).closest('details');

async function openDrawer(path: string = paths.home) {
  const frame = renderFrame({ entries: [path] });
  // `fireEvent` does not focus the button, and neither does Safari.
  fireEvent.click(opener());
  const drawer = await screen.findByRole('dialog', { name: 'Main' });
  return { ...frame, drawer };
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

beforeEach(() => {
  Object.assign(window, { innerWidth: 1024 });
});

test('the menu button opens a drawer with the entries of the header', async () => {
  const { drawer } = await openDrawer();
  const navigation = within(drawer).getByRole('navigation');
  expect(
    within(navigation)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Home', 'Contact', 'Settings']);
  expect(summaries(navigation).map((summary) => summary.textContent)).toEqual([
    'About',
    'Services',
    'SupportHub',
  ]);
});

test('the groups of the drawer open: About, Services, and SupportHub with Coming Soon, which is no link', async () => {
  const { drawer, user } = await openDrawer();
  await user.click(group('About'));
  expect(within(drawer).getByRole('link', { name: 'Teams & Roles' })).toHaveAttribute(
    'href',
    paths.positions,
  );

  await user.click(group('Services'));
  expect(detailsOf('About')).not.toHaveAttribute('open');
  for (const { title } of serviceMenu)
    expect(within(drawer).getByRole('link', { name: title })).toBeVisible();

  await user.click(group('SupportHub'));
  expect(within(drawer).getByText('Coming Soon')).toBeVisible();
  expect(within(drawer).queryByRole('link', { name: 'Coming Soon' })).not.toBeInTheDocument();

  await user.click(group('SupportHub'));
  expect(within(drawer).queryByText('Coming Soon')).not.toBeInTheDocument();
});

test('the page beneath does not scroll while the drawer is open', async () => {
  const { user } = await openDrawer();
  expect(document.body).toHaveStyle({ overflow: 'hidden' });
  await user.keyboard('{Escape}');
  await closed();
  expect(document.body).not.toHaveStyle({ overflow: 'hidden' });
});

test.each([
  ['Esc', async ({ user }: Awaited<ReturnType<typeof openDrawer>>) => user.keyboard('{Escape}')],
  [
    'its button',
    async ({ user, drawer }: Awaited<ReturnType<typeof openDrawer>>) =>
      user.click(within(drawer).getByRole('button', { name: 'Close menu' })),
  ],
  [
    'a press beside it',
    // A press on the backdrop has the dialog as its target.
    async ({ user, drawer }: Awaited<ReturnType<typeof openDrawer>>) => user.click(drawer),
  ],
])('%s closes the drawer and returns the focus to the menu button', async (_way, close) => {
  await close(await openDrawer());
  await closed();
  expect(opener()).toHaveFocus();
});

test('choosing a link closes the drawer and opens its page', async () => {
  const { drawer, user, router } = await openDrawer();
  await user.click(within(drawer).getByRole('link', { name: 'Contact' }));
  expect(router.state.location.pathname).toBe(paths.contact);
  await closed();
});

test('choosing the page that is open closes the drawer too', async () => {
  const { drawer, user } = await openDrawer(paths.contact);
  await user.click(within(drawer).getByRole('link', { current: 'page' }));
  await closed();
  expect(opener()).toHaveFocus();
});

test('a window that becomes wider than 1024 px closes the drawer', async () => {
  await openDrawer();
  Object.assign(window, { innerWidth: 1025 });
  act(() => void window.dispatchEvent(new Event('resize')));
  await closed();
  expect(opener()).toHaveAttribute('aria-expanded', 'false');
});
