import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { calls } from '../../../contract/calls.ts';
import { htmlAnswer, noMessage, offline, serverMessage } from '../../../mocks/faults.ts';
import { jobAnswers, visitor } from '../../../mocks/fixtures.ts';
import { installMocks, server } from '../../../mocks/server.ts';
import { spyOnCall } from '../../../mocks/spyOnCall.ts';
import { sessionEnded } from '../../state/auth/authSlice.ts';
import { button } from '../../testing/button.ts';
import { fillIn, openForm, question, refusalOf, submit, write } from '../../testing/forms/formSteps.ts';

installMocks();

test.each([
  [
    'the server says why',
    () => serverMessage(calls.submitJobApplication, 422, 'Too late.'),
    'Submission Failed',
    'Error: Too late.',
  ],
  [
    'the server says nothing',
    () => noMessage(calls.submitJobApplication, 500),
    'Submission Failed',
    'Error: Unable to submit application.',
  ],
  [
    'a proxy answers with a page',
    () => htmlAnswer(calls.submitJobApplication),
    'Submission Failed',
    'Error: Unable to submit application.',
  ],
  [
    'nobody answers',
    () => offline(calls.submitJobApplication),
    'Network Error',
    'Failed to connect to the server. Please try again later.',
  ],
])(
  'a refused application keeps every entry and sends no emails when %s',
  async (_when, handler, title, words) => {
    const page = await openForm('job');
    await fillIn('job', page);
    const mailed = spyOnCall(calls.mailJobApplication);
    server.use(handler(), mailed.handler);
    await submit('job', page);
    const refusal = await refusalOf(title);
    expect(refusal).toHaveTextContent(words);
    await page.user.click(within(refusal).getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(refusal).not.toBeInTheDocument());
    expect(page.router.state.location.pathname).toBe('/job-application');
    expect(question('Name')).toHaveValue(jobAnswers.name);
    expect(screen.getByText('Meena Raman.pdf')).toBeVisible();
    expect(mailed.requests).toEqual([]);
  },
);

test('after the end of the session the visitor is asked to log in, nothing is sent, and all entries stay', async () => {
  const page = await openForm('job');
  await fillIn('job', page);
  const sent = spyOnCall(calls.submitJobApplication);
  server.use(sent.handler);
  // A later action for one of these would let the guard notice the end of the session before the form does.
  await waitFor(() => expect(page.store.getState().forms['job']?.fields['resume']?.filled).toBe(true));
  await waitFor(() => expect(page.store.getState().drafts.job?.fileNames['resume']).toBeDefined());
  const later = Date.now() + 365 * 24 * 60 * 60 * 1000;
  const clock = jest.spyOn(Date, 'now').mockReturnValue(later);
  await submit('job', page);
  const refusal = await screen.findByRole('dialog', { name: 'Authentication Required' });
  expect(refusal).toHaveTextContent('Please log in to submit your application.');
  expect(page.store.getState().auth.token).toBeNull();
  await page.user.click(within(refusal).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(refusal).not.toBeInTheDocument());
  expect(question('Name')).toHaveValue(jobAnswers.name);
  expect(screen.getByText('Meena Raman.pdf')).toBeVisible();
  expect(sent.requests).toEqual([]);
  clock.mockRestore();
});

test.each([
  [
    'the server says so',
    () => serverMessage(calls.submitJobApplication, 413, 'Resume must be 25 MB or smaller.'),
    'Resume must be 25 MB or smaller.',
  ],
  [
    'a proxy answers with a page',
    () => htmlAnswer(calls.submitJobApplication, 413),
    'This file is too large to be taken. Please choose a smaller one.',
  ],
])(
  'a file that was too large stays, and its field gets the error and the focus when %s',
  async (_how, handler, words) => {
    const page = await openForm('job');
    await fillIn('job', page);
    server.use(handler());
    await submit('job', page);
    const refusal = await refusalOf('Submission Failed');
    await page.user.click(within(refusal).getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(refusal).not.toBeInTheDocument());
    expect(button('Replace')).toHaveFocus();
    expect(button('Replace')).toHaveAccessibleDescription(new RegExp(words));
    expect(screen.getByText('Meena Raman.pdf')).toBeVisible();
    expect(screen.queryByText('Checked: this is a PDF.')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /1 to correct/ })).toBeInTheDocument();

    // A refusal for another reason has nothing to do with the file.
    server.use(serverMessage(calls.submitJobApplication, 422, 'Too late.'));
    await submit('job', page);
    const later = await refusalOf('Submission Failed');
    await page.user.click(within(later).getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(later).not.toBeInTheDocument());
    expect(button('Replace')).not.toHaveFocus();
  },
);

test('answers that the server refuses are marked, and a reason about anything else is read as well', async () => {
  const page = await openForm('job');
  await fillIn('job', page);
  const fields = { visa: 'Visa is required.', name: 'Name is too short.' };
  server.use(
    http.post('*/api/form/job-application', () =>
      HttpResponse.json({ message: fields.name, fields }, { status: 422 }),
    ),
  );
  await submit('job', page);
  const refusal = await refusalOf('Submission Failed');
  expect(refusal).toHaveTextContent('Error: Name is too short. Visa is required.');
  await page.user.click(within(refusal).getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(refusal).not.toBeInTheDocument());
  expect(question('Name')).toHaveFocus();
  expect(question('Name')).toHaveAccessibleDescription(/Name is too short\./);
  expect(screen.getByRole('button', { name: /1 to correct/ })).toBeInTheDocument();
});

test('the login leads back to the form with its entries', async () => {
  const page = await openForm('job');
  await write('Name', jobAnswers.name);
  await page.user.click(screen.getByRole('radio', { name: 'Part-Time' }));
  await act(async () => void page.store.dispatch(sessionEnded()));
  const guard = await screen.findByRole('dialog', { name: 'You need to log in!' });
  expect(screen.getByLabelText('Name').closest('[inert]')).toBeInTheDocument();
  await page.user.click(within(guard).getByRole('button', { name: 'Login' }));
  await screen.findByRole('heading', { name: 'Log in' });
  // The owner of the form is prefilled.
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveValue(visitor.email));
  await page.user.click(screen.getByLabelText('Password'));
  await page.user.paste(visitor.password);
  await page.user.keyboard('{Enter}');
  await page.user.click(await screen.findByRole('button', { name: 'Back to your application' }));
  expect(await screen.findByLabelText('Name')).toHaveValue(jobAnswers.name);
  expect(await screen.findByRole('radio', { name: 'Part-Time' })).toBeChecked();
});

test('a response with an error status is a failure, whatever its message says', async () => {
  const page = await openForm('job');
  await fillIn('job', page);
  server.use(
    http.post('*/api/form/job-application', () => HttpResponse.json({ message: 'Fine.' }, { status: 500 })),
  );
  await submit('job', page);
  expect(await refusalOf('Submission Failed')).toHaveTextContent('Error: Fine.');
});
