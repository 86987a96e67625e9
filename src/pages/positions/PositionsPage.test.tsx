import { act, screen, waitFor, within } from '@testing-library/react';
import { jobRoles } from '../../../contract/enumerations/roles.ts';
import { openings } from '../../../contract/enumerations/openings.ts';
import { paths } from '../../../contract/paths.ts';
import { teams } from '../../content/marketing/positions.ts';
import { roleSelected, selectRole } from '../../state/uiSlice.ts';
import { PositionsPage } from './PositionsPage.tsx';
import { countReads } from '../../testing/countReads.ts';
import { headingLevels, prerendered, renderMarketing } from '../../testing/rendering/renderMarketing.tsx';

const show = () => renderMarketing(paths.positions, <PositionsPage />);

const cards = () =>
  within(screen.getByRole('main'))
    .getAllByRole('button')
    .filter((button) => button.getAttribute('aria-haspopup') === 'dialog');
const starting = (name: string) => (accessibleName: string) => accessibleName.startsWith(`${name} `);
const card = (name: string) => screen.getByRole('button', { name: starting(name) });
const filter = () => within(screen.getByRole('group', { name: 'Show roles of' }));
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('the page is called ‘Explore Our Teams & Roles’ (specification POS-01)', () => {
  const { main } = show();
  const heading = main().getByRole('heading', { level: 1, name: 'Explore Our Teams & Roles' });
  expect(heading).toHaveAttribute('tabindex', '-1');
});

test('nineteen roles stand in ten teams, in the stated order (specification POS-02, POS-03)', () => {
  const { main } = show();
  expect(cards()).toHaveLength(19);
  const counts = main()
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => {
      const region = within(main().getByRole('region', { name: textContent ?? '' }));
      return [textContent, region.getAllByRole('listitem').length];
    });
  expect(counts).toEqual([
    ['Frontend', 3],
    ['Backend', 3],
    ['Data', 3],
    ['IT', 3],
    ['Quality Assurance', 1],
    ['Operations', 1],
    ['Client Relations', 1],
    ['HR', 1],
    ['Finance', 1],
    ['Marketing', 2],
  ]);
});

test('the roles of the job form, of the openings and the five of our own are among them (specification POS-04)', () => {
  show();
  const ours = [
    ['Data Pipeline Architect', 'Data'],
    ['Insight Cartographer', 'Data'],
    ['Machine Learning Pathfinder', 'Data'],
    ['Systems Steward', 'IT'],
    ['Finance Navigator', 'Finance'],
  ];
  const [marketing, reliability] = openings.map(({ roles }) => roles);
  const expected = [
    ...jobRoles.map(({ role, team }) => [role, team.replace(' Team', '')]),
    ...(marketing ?? []).map((role) => [role, 'Marketing']),
    ...(reliability ?? []).map((role) => [role, 'IT']),
    ...ours,
  ];
  expect(expected).toHaveLength(19);
  for (const [role = '', team = ''] of expected) {
    expect(
      within(screen.getByRole('region', { name: team })).getByRole('button', { name: starting(role) }),
    ).toBeVisible();
  }
});

test('a pressed card opens its role with description and team (specification POS-05, POS-07)', async () => {
  const { user, stateNow } = show();
  expect(selectRole(stateNow())).toBeNull();
  await user.click(card('Frontend Architect'));
  const dialog = await screen.findByRole('dialog', { name: 'Frontend Architect' });
  expect(selectRole(stateNow())).toBe('Frontend Architect');
  const role = teams.flatMap(({ roles }) => roles).find(({ name }) => name === 'Frontend Architect');
  expect(dialog).toHaveAccessibleDescription(role?.description);
  const facts = within(dialog).getAllByRole('definition');
  expect(facts.map((fact) => fact.textContent)).toEqual([
    'Frontend, with two other roles',
    'Read three client sites and repair one slow page',
  ]);
});

test('the roles of the openings are marked as open, and no others', () => {
  show();
  expect(cards().filter((button) => within(button).queryByText('Open now'))).toHaveLength(4);
  for (const role of openings.flatMap(({ roles }) => roles))
    expect(within(card(role)).getByText('Open now')).toBeVisible();
});

test.each([
  ['Search Optimizer', /^We are looking for somebody now: see the opening SEO Specialist/, 'SEO Specialist'],
  ['Server Sorcerer', /not open at the moment/, undefined],
  ['Finance Navigator', /not open at the moment/, undefined],
])('%s says whether it is open, and leads to the form with its role', async (role, words, opening) => {
  const { user, router } = show();
  await user.click(card(role));
  const dialog = within(await screen.findByRole('dialog', { name: role }));
  expect(dialog.getByText(words)).toBeVisible();
  await user.click(dialog.getByRole('link', { name: 'Apply for this role' }));
  const jobType = opening && 'Part-Time';
  expect(router.state.location).toMatchObject({
    pathname: paths.jobApplication,
    state: { prefill: { role, ...(opening && { opening, jobType }) } },
  });
});

test('every role has a summary, a description of its days and a first month of its own', () => {
  const roles = teams.flatMap((team) => team.roles);
  for (const key of ['name', 'summary', 'description', 'firstMonth'] as const) {
    const texts = roles.map((role) => role[key]);
    expect(new Set(texts).size).toBe(19);
    expect(texts).not.toContain('');
  }
});

test.each([
  ['Quality Guardian', 'Quality Assurance, the only role in it so far'],
  ['Content Strategist', 'Marketing, with one other role'],
  ['Systems Steward', 'IT, with two other roles'],
])('%s belongs to %s', async (name, team) => {
  const { user } = show();
  await user.click(card(name));
  const dialog = within(await screen.findByRole('dialog', { name }));
  expect(dialog.getAllByRole('definition')[0]).toHaveTextContent(team);
});

test('the dialog of a role leads to the form first, and only that button is filled', async () => {
  const { user } = show();
  await user.click(card('Server Sorcerer'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Server Sorcerer' }));
  const apply = dialog.getByRole('link', { name: 'Apply for this role' });
  const close = dialog.getByRole('button', { name: 'Close' });
  expect(apply.nextElementSibling).toBe(close);
  expect(apply).toHaveClass('MuiButton-contained');
  expect(close).toHaveClass('MuiButton-outlined');
});

test.each(['Close', 'Close this role'])(
  '‘%s’ closes the role, and the focus returns to the card (specification POS-06, POS-08)',
  async (name) => {
    const { user, stateNow } = show();
    await user.click(card('Server Sorcerer'));
    await user.click(await screen.findByRole('button', { name }));
    await gone();
    expect(selectRole(stateNow())).toBeNull();
    expect(card('Server Sorcerer')).toHaveFocus();
  },
);

test('keys alone open and close a role and return the focus to its card (specification POS-08)', async () => {
  const { user, stateNow } = show();
  for (const key of ['{Enter}', ' ']) {
    act(() => card('Quality Guardian').focus());
    await user.keyboard(key);
    await screen.findByRole('dialog', { name: 'Quality Guardian' });
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await user.keyboard('{Escape}');
    await gone();
    expect(selectRole(stateNow())).toBeNull();
    expect(card('Quality Guardian')).toHaveFocus();
  }
});

test('when another role replaces the open one, as in a replay, the focus is on its own ‘Close’', async () => {
  const { user, store } = show();
  await user.click(card('Server Sorcerer'));
  await screen.findByRole('dialog', { name: 'Server Sorcerer' });
  await user.tab();
  act(() => void store.dispatch(roleSelected('Systems Steward')));
  const dialog = within(await screen.findByRole('dialog', { name: 'Systems Steward' }));
  expect(dialog.getByRole('button', { name: 'Close' })).toHaveFocus();
});

test('a click outside the dialog closes it (specification POS-08)', async () => {
  const { user } = show();
  await user.click(card('Finance Navigator'));
  const dialog = await screen.findByRole('dialog');
  await user.click(dialog.parentElement as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('‘Apply Now’ says ‘Applying’ and stays on the page (specification POS-09 to POS-11)', async () => {
  const { user, router } = show();
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Apply Now' }));
  expect(screen.getByRole('alert')).toHaveTextContent(/^Applying$/);
  expect(router.state.location.pathname).toBe('/positions');
});

test('the message can be dismissed, and beside it stands the link to the form (specification POS-12)', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Apply Now' }));
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('button', { name: 'Apply Now' })).toHaveFocus();

  await user.click(screen.getByRole('button', { name: 'Apply Now' }));
  await user.click(screen.getByRole('link', { name: 'Open the job application form' }));
  expect(screen.getByRole('heading', { level: 1, name: '/job-application' })).toBeVisible();
});

test('a visitor who comes back finds everything closed, and the team they chose', async () => {
  const { user, router, stateNow } = show();
  const chosen = (name: string) => filter().getByRole('button', { name, pressed: true });
  await user.click(filter().getByRole('button', { name: 'Data' }));
  await user.click(screen.getByRole('button', { name: 'Apply Now' }));
  await user.click(screen.getByRole('link', { name: 'Open the job application form' }));
  await act(() => router.navigate(-1));
  await screen.findByRole('heading', { level: 1, name: 'Explore Our Teams & Roles' });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(selectRole(stateNow())).toBeNull();
  expect(chosen('Data')).toBeVisible();

  await act(() => router.navigate('/careers'));
  await act(() => router.navigate('/positions'));
  expect(chosen('All teams')).toBeVisible();
});

test('a chosen team is the only one shown, until the visitor chooses all teams', async () => {
  const { user } = show();
  expect(filter().getByRole('button', { name: 'All teams', pressed: true })).toBeVisible();
  await user.click(filter().getByRole('button', { name: 'Data' }));
  expect(filter().getByRole('button', { name: 'Data', pressed: true })).toBeVisible();
  const shown = () =>
    teams
      .filter(({ name }) => screen.getByRole('region', { name }).dataset['shown'] === 'true')
      .map(({ name }) => name);
  expect(shown()).toEqual(['Data']);
  await user.click(filter().getByRole('button', { name: 'All teams' }));
  expect(shown()).toHaveLength(10);
});

test('the index counts the roles of each team and leads to it', async () => {
  const { user } = show();
  // The index is shown in wide windows only, and the test's window counts as narrow.
  const index = within(screen.getByLabelText('Teams'));
  const links = index.getAllByRole('link', { hidden: true });
  expect(links.map((link) => link.textContent)).toEqual(
    teams.map(
      ({ name, roles: { length } }) => `${name}${length}${length === 1 ? '1 role' : `${length} roles`}`,
    ),
  );
  const [, , , , , operations] = links;
  await user.click(operations as HTMLElement);
  expect(screen.getByRole('heading', { level: 2, name: 'Operations' })).toHaveFocus();
  expect(operations).toHaveAttribute('aria-current', 'location');
});

test('scrolling on to another team does not render the entries and chips of the others again', async () => {
  const { user } = show();
  const read = countReads(teams[2]!, 'roles');
  const links = within(screen.getByLabelText('Teams')).getAllByRole('link', { hidden: true });
  await user.click(links[1]!);
  expect(links[1]).toHaveAttribute('aria-current', 'location');
  expect(read).not.toHaveBeenCalled();
  await user.click(links[2]!);
  expect(links[2]).toHaveAttribute('aria-current', 'location');
  expect(read).toHaveBeenCalled();
});

test('choosing a team does not render any role again', async () => {
  const read = countReads(teams[2]!.roles[0]!, 'summary');
  const { user } = show();
  expect(read).toHaveBeenCalled();
  read.mockClear();
  await user.click(filter().getByRole('button', { name: teams[2]!.name }));
  expect(filter().getByRole('button', { name: teams[2]!.name, pressed: true })).toBeVisible();
  expect(read).not.toHaveBeenCalled();
});

test('headings are in order, and the page holds no style attribute', () => {
  show();
  expect(headingLevels()).toEqual([1, ...teams.map(() => 2)]);
  expect(prerendered(<PositionsPage />)).not.toMatch(/ style=/);
});

test('the HTML holds the whole description of every role, for print', () => {
  const html = prerendered(<PositionsPage />).replaceAll('&#x27;', '’');
  for (const { description } of teams.flatMap(({ roles }) => roles)) expect(html).toContain(description);
});
