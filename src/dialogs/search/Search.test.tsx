import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../../contract/paths.ts';
import { questionAsked } from '../../state/dialog/dialogSlice.ts';
import { loadingStarted, searchToggled, teamChosen } from '../../state/uiSlice.ts';
import { renderFrame } from '../../testing/rendering/renderFrame.tsx';

const field = () => screen.findByRole('searchbox', { name: 'What are you looking for?' });
const links = () => within(screen.getByRole('search')).getAllByRole('link');
const button = () => screen.getByRole('button', { name: 'Search', hidden: true });
const gone = () => waitFor(() => expect(screen.queryByRole('searchbox')).not.toBeInTheDocument());

/** Opens the search of a site whose history starts at the contact page. */
async function openSearch() {
  const frame = renderFrame({ entries: [paths.contact] });
  await frame.user.click(button());
  return { ...frame, input: await field() };
}

/** Comes first: once the script is there, the next test has it at once. */
test('a search whose script has not arrived is given up by Esc, and does not open later', async () => {
  const { user, stateNow } = renderFrame({ entries: [paths.contact] });
  fireEvent.click(button());
  expect(stateNow().ui.searchOpen).toBe(true);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(stateNow().ui.searchOpen).toBe(false);
  await user.click(button());
  expect(await field()).toBeVisible();
});

test('the button of the header opens the search with the focus in its field, and with suggestions', async () => {
  const { input } = await openSearch();
  expect(screen.getByRole('dialog', { name: 'Search the site' })).toBeVisible();
  expect(input).toHaveFocus();
  expect(screen.getByText('Often looked for')).toBeVisible();
  expect(links()[0]).toHaveTextContent(/^Service requestForm/);
});

test('Enter opens the first result, and the search closes', async () => {
  const { user, router } = await openSearch();
  await user.keyboard('careers');
  expect(links()[0]).toHaveTextContent(/^CareersPage/);
  await user.keyboard('{Enter}');
  expect(router.state.location.pathname).toBe(paths.careers);
  await gone();
});

test('Enter in the empty field opens nothing', async () => {
  const { user, router } = await openSearch();
  await user.keyboard('{Enter}');
  expect(router.state.location.pathname).toBe(paths.contact);
  expect(await field()).toHaveFocus();
});

test('a result leads to its section of a page', async () => {
  const { user, router } = await openSearch();
  await user.keyboard('fees');
  await user.click(screen.getByRole('link', { name: /^Payment and fees/ }));
  expect(router.state.location).toMatchObject({
    pathname: paths.termsAndConditions,
    hash: '#payment-and-fees',
  });
  await gone();
});

test('a technology is shown in its tab of the home page', async () => {
  const { user, router, stateNow } = await openSearch();
  await user.keyboard('postgres{Enter}');
  expect(router.state.location).toMatchObject({ pathname: paths.home, hash: '#technologies' });
  expect(stateNow().ui.technologyTab).toBe('Database');
});

test('choosing the page that is open closes the search', async () => {
  const { user, stateNow } = await openSearch();
  await user.keyboard('contact');
  await user.click(screen.getByRole('link', { name: /^Contact Page/ }));
  expect(stateNow().ui.searchOpen).toBe(false);
  await gone();
});

test('the arrow keys go through the results and back into the field, where letters go, too', async () => {
  const { user, input } = await openSearch();
  await user.keyboard('data');
  await user.keyboard('{ArrowUp}');
  expect(input).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(links()[1]).toHaveFocus();
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(input).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  await user.keyboard(' s');
  expect(input).toHaveFocus();
  expect(input).toHaveValue('datas');
});

test('if nothing is found, the contact page is offered', async () => {
  const { user, router } = await openSearch();
  await user.keyboard('zzzz');
  expect(screen.getByText('Nothing found for “zzzz”')).toBeVisible();
  await user.keyboard('{Enter}');
  expect(router.state.location.pathname).toBe(paths.contact);
});

test('the best of more than twelve results are shown, and their number says so', async () => {
  const { user } = await openSearch();
  await user.keyboard('data');
  expect(links()).toHaveLength(12);
  expect(screen.getByText(/^The best 12 of \d+ results for “data”$/)).toBeVisible();
});

test('the number of results, and what Enter opens, is read out once typing pauses', async () => {
  const { user } = await openSearch();
  await user.keyboard('internship');
  const status = within(screen.getByRole('search')).getByRole('status');
  expect(status).toBeEmptyDOMElement();
  await waitFor(
    () =>
      expect(status).toHaveTextContent(
        /results? for “internship”\. Enter opens Internship application, Form\.$/,
      ),
    { timeout: 3000 },
  );
});

test('while an input method composes a word, its keys neither move the focus nor open a result', async () => {
  const { user, input, router } = await openSearch();
  await user.keyboard('careers');
  fireEvent.keyDown(input, { key: 'ArrowDown', isComposing: true });
  fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
  fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 });
  expect(input).toHaveFocus();
  expect(router.state.location.pathname).toBe(paths.contact);
});

test('a result that is opened in a new tab leaves the search open', async () => {
  const { user, stateNow } = await openSearch();
  await user.keyboard('python{Control>}');
  await user.click(screen.getByRole('link', { name: /^Python/ }));
  expect(stateNow().ui).toMatchObject({ searchOpen: true, technologyTab: 'Frontend' });
});

test('a role is shown although another team was chosen', async () => {
  const { user, store, stateNow } = await openSearch();
  act(() => void store.dispatch(teamChosen('Backend')));
  await user.keyboard('finance navigator{Enter}');
  expect(stateNow().ui.positions.shownTeam).toBeNull();
});

test.each([
  ['Esc', '{Escape}'],
  ['its button', null],
])('%s closes the search and returns the focus', async (_way, key) => {
  const { user } = await openSearch();
  if (key === null) await user.click(screen.getByRole('button', { name: 'Close search' }));
  else await user.keyboard(key);
  await gone();
  expect(button()).toHaveFocus();
});

test.each([
  ['Linux x86_64', '{Control>}k{/Control}', '{Meta>}k{/Meta}'],
  ['MacIntel', '{Meta>}k{/Meta}', '{Control>}k{/Control}'],
])('on %s, %s opens the search and %s does not', async (platform, opening, other) => {
  jest.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);
  const { user, stateNow } = renderFrame({ entries: [paths.home] });
  await user.keyboard(`${other}{Control>}{Shift>}k{/Shift}{/Control}k`);
  expect(stateNow().ui.searchOpen).toBe(false);
  await user.keyboard(opening);
  expect(await field()).toHaveFocus();
});

test.each([
  ['with Caps Lock', { key: 'K' }, true],
  ['on a Tamil keyboard', { key: 'க', code: 'KeyK' }, true],
  ['of another Latin letter on the place of K', { key: 't', code: 'KeyK' }, false],
])('the key %s', (_keyboard, key, opens) => {
  const { stateNow } = renderFrame({ entries: [paths.home] });
  const isOurs = !fireEvent.keyDown(document.body, { ...key, ctrlKey: true });
  expect([isOurs, stateNow().ui.searchOpen]).toEqual([opens, opens]);
});

test('the keys open the search also where React stops them, as those from a sleeping part of the page', () => {
  const { stateNow } = renderFrame({ entries: [paths.home] });
  document.addEventListener('keydown', (event) => event.stopPropagation(), { capture: true, once: true });
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  expect(stateNow().ui.searchOpen).toBe(true);
});

test('an event without a key, as the browser sends when it fills in a form, is no key of the search', () => {
  const { stateNow } = renderFrame({ entries: [paths.home] });
  expect(document.body.dispatchEvent(new Event('keydown', { bubbles: true, cancelable: true }))).toBe(true);
  expect(stateNow().ui.searchOpen).toBe(false);
});

test.each([
  [
    'while a dialog asks something',
    questionAsked({ kind: 'form.leave' }),
    () => screen.findByRole('alertdialog'),
  ],
  ['below the loading screen', loadingStarted('submit'), () => Promise.resolve()],
])('the keys open nothing %s', async (_when, action, appears) => {
  const { store, stateNow } = renderFrame({ entries: [paths.home] });
  act(() => void store.dispatch(action));
  await appears();
  expect(fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })).toBe(false);
  expect(stateNow().ui.searchOpen).toBe(false);
});

test('nothing that is typed reaches the store', async () => {
  const { user, stateNow } = await openSearch();
  await user.keyboard('careersqanari');
  expect(JSON.stringify(stateNow())).not.toMatch(/qanari/i);
});

test('a state in which the search is open shows it, as a replay does', async () => {
  const { store } = renderFrame({ entries: [paths.home] });
  act(() => void store.dispatch(searchToggled(true)));
  expect(await field()).toHaveValue('');
});
