import './seventhForm.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { makeMember, visitor } from '../../mocks/fixtures.ts';
import { seedToken } from '../../mocks/seedToken.ts';
import { installMocks, currentTestServer } from '../../mocks/server.ts';
import { renderApp } from './renderApp.tsx';

installMocks();
jest.setTimeout(30_000);

const write = (label: string | RegExp, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));

/** The survey of somebody who is logged in. */
async function openSurvey() {
  seedToken((await makeMember(await currentTestServer())).token);
  const page = await renderApp('/survey');
  await screen.findByLabelText('Last visit');
  return page;
}

test('a seventh form stands at its address, asks its questions and tells what is missing', async () => {
  const { user } = await openSurvey();
  expect(screen.getByRole('heading', { level: 1, name: 'Survey' })).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue(visitor.email);
  expect(screen.queryByLabelText(/^What was missing/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Something else' }));
  expect(screen.getByLabelText(/^What was missing/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send survey' }));
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByRole('link', { name: 'Last visit is required.' })).toBeVisible();
});

test('it keeps a draft', async () => {
  const { store } = await openSurvey();
  await write('Name', visitor.name);
  await waitFor(() => expect(store.getState().drafts).toHaveProperty('survey.values.name', visitor.name));
});

test('it is stored, mailed to both sides, and answered by its own words', async () => {
  const { user, router } = await openSurvey();
  await write('Name', visitor.name);
  await write('Last visit', '2026-11-02');
  await user.click(screen.getByRole('button', { name: 'Send survey' }));
  const sent = await screen.findByRole('dialog', { name: 'Survey sent' });
  const place = await currentTestServer();
  const [submission] = await place.db.selectFrom('submission').select(['kind', 'payload']).execute();
  expect(submission?.kind).toBe('survey');
  expect(JSON.parse(submission?.payload ?? '')).toMatchObject({ name: visitor.name, visit: '2026-11-02' });
  const letters = (await place.mailbox()).filter(({ template }) => template.startsWith('submission'));
  expect(letters.map(({ to }) => to).toSorted()).toEqual([visitor.email, place.policy.staffEmail].toSorted());
  await user.click(within(sent).getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});
