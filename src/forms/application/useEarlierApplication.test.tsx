import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { calls } from '../../../contract/calls.ts';
import { offline } from '../../../mocks/faults.ts';
import { formOf, jobAnswers, visitor } from '../../../mocks/fixtures.ts';
import { currentTestServer, installMocks, server } from '../../../mocks/server.ts';
import { spyOnCall } from '../../../mocks/spyOnCall.ts';
import { fillIn, openForm, question, submit, write } from '../../testing/forms/formSteps.ts';

installMocks();

const hint = /^Already applied for this role on (\d+ \w+)( \d{4})?\. You can apply again\.$/;

test('a hint says on which day the visitor applied for a role before, and they can apply again', async () => {
  const page = await openForm('job');
  const testServer = await currentTestServer();
  const { token } = page;
  await testServer.call('submitJobApplication', formOf(jobAnswers), { token });
  const asked = spyOnCall(calls.loadProfile);
  server.use(asked.handler);
  expect(asked.requests).toEqual([]);
  await write('Role', jobAnswers.role);
  const [, day] = hint.exec((await screen.findByText(hint)).textContent) ?? [];
  expect(day).toBe(
    new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' }).format(testServer.clock.now()),
  );
  expect(question('Role')).toHaveAccessibleDescription(hint);
  expect(question('Role')).toBeValid();
  await write('Role', 'Server Sorcerer');
  expect(screen.queryByText(hint)).not.toBeInTheDocument();
  expect(asked.requests).toHaveLength(1);

  await fillIn('job', page);
  await write('Education', 'MSc Mathematics');
  await submit('job', page);
  expect(await screen.findByRole('dialog', { name: 'Application Submitted' })).toBeVisible();
});

test('the hint is about the newest of several applications, and has the year of another year', async () => {
  await openForm('job');
  const newest = new Date(2024, 10, 12, 9).getTime();
  const jobApplications = [newest, newest - 1e9].map((sentAt) => ({ role: 'Backend Architect', sentAt }));
  server.use(
    http.get(`*/api${calls.loadProfile.path}`, () => HttpResponse.json({ ...visitor, jobApplications })),
  );
  await write('Role', 'Backend Architect');
  expect(await screen.findByText(/^Already applied for this role on 12 November 2024\./)).toBeVisible();
});

test('a profile that cannot be loaded shows no hint and no error', async () => {
  const page = await openForm('job');
  server.use(offline(calls.loadProfile));
  await write('Role', jobAnswers.role);
  await waitFor(() => expect(JSON.stringify(page.store.getState().api?.queries)).toContain('rejected'));
  expect(screen.queryByText(hint)).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a form without roles does not load the profile', async () => {
  const page = await openForm('internship');
  await write('Field of interest', 'Data Science');
  expect(page.store.getState().api?.queries).toEqual({});
});
