import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { calls } from '../../../contract/calls.ts';
import { deferredResponse, htmlAnswer, noMessage, offline, serverMessage } from '../../../mocks/faults.ts';
import { jobAnswers, signUpAndLogIn, makePdf, visitor } from '../../../mocks/fixtures.ts';
import { spyOnCall } from '../../../mocks/spyOnCall.ts';
import { seedToken } from '../../testing/seedToken.ts';
import { installMocks, server, currentTestServer } from '../../../mocks/server.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { sessionEnded } from '../../state/auth/authSlice.ts';

installMocks();
jest.setTimeout(30_000);

type Page = Awaited<ReturnType<typeof renderApp>>;

const button = (name: string) => screen.getByRole('button', { name });
const field = (name: string | RegExp) => screen.getByLabelText(name, { selector: 'input, textarea, select' });

/** The job application of somebody who is logged in. */
async function openForm(state?: unknown): Promise<Page & { token: string }> {
  const { token } = await signUpAndLogIn(await currentTestServer());
  seedToken(token);
  const page = await renderApp({ pathname: '/job-application', state });
  await screen.findByLabelText('Name');
  return { ...page, token };
}

const write = (label: string | RegExp, value: string) =>
  act(async () => void fireEvent.change(field(label), { target: { value } }));

/** Every required answer and some of the others. */
async function fillIn({ user }: Page) {
  await write('Name', jobAnswers.name);
  await write('Phone number', jobAnswers.phone);
  await user.selectOptions(field('Role'), jobAnswers.role);
  await write('Education', jobAnswers.education);
  await write('Experience', jobAnswers.experience);
  await write(/^Skills/, jobAnswers.skills);
  await write(/^Portfolio/, jobAnswers.portfolio);
  await write(/^Cover letter/, jobAnswers.coverLetter);
  await user.upload(field('Resume'), makePdf());
  await screen.findByText('Checked: this is a PDF.');
}

const submit = ({ user }: Page) => user.click(button('Submit application'));
const success = () => screen.findByRole('dialog', { name: 'Application Submitted' });
const refusalOf = (name: string) => screen.findByRole('alertdialog', { name });

test('filled-in answers and the file travel as multipart, then the e-mails are released with the stored reference', async () => {
  const page = await openForm();
  await fillIn(page);
  const stored = spyOnCall(calls.submitJobApplication);
  const mailed = spyOnCall(calls.mailJobApplication);
  server.use(stored.handler, mailed.handler);
  await submit(page);
  const result = await success();
  expect(result).toHaveTextContent('Your job application was submitted successfully!');
  const { portfolio, ...others } = jobAnswers;
  const answers = { ...others, portfolio: `https://${portfolio}` };
  const [submission] = stored.requests;
  expect(stored.requests).toHaveLength(1);
  expect(submission?.authorization).toBe(`Bearer ${page.token}`);
  expect(submission?.contentType).toMatch(/^multipart\/form-data; ?boundary=/);
  expect(submission?.body).toEqual({
    ...answers,
    coverLetter: answers.coverLetter.replaceAll('\n', '\r\n'),
    resume: { name: 'Meena Raman.pdf', content: expect.stringContaining('%PDF-1.7') as string },
  });
  expect(mailed.requests).toHaveLength(1);
  expect(mailed.requests[0]?.body).toEqual({
    ...answers,
    startDate: '',
    expectedSalary: '',
    linkedin: '',
    workSamples: '',
    sampleWork: '',
    howDidYouHear: '',
    resume: expect.stringMatching(/\S/) as string,
  });
  await page.user.click(within(result).getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(page.router.state.location.pathname).toBe('/'));
});

test.each([
  ['fails', () => noMessage(calls.mailJobApplication, 500)],
  ['is not answered', () => offline(calls.mailJobApplication)],
])('the applicant is not bothered when the mail call %s', async (_how, handler) => {
  const page = await openForm();
  await fillIn(page);
  server.use(handler());
  await submit(page);
  expect(await success()).toBeVisible();
});

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
  'a refused application keeps every entry and sends no e-mails when %s',
  async (_when, handler, title, words) => {
    const page = await openForm();
    await fillIn(page);
    const mailed = spyOnCall(calls.mailJobApplication);
    server.use(handler(), mailed.handler);
    await submit(page);
    const refusal = await refusalOf(title);
    expect(refusal).toHaveTextContent(words);
    await page.user.click(within(refusal).getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(refusal).not.toBeInTheDocument());
    expect(page.router.state.location.pathname).toBe('/job-application');
    expect(field('Name')).toHaveValue(jobAnswers.name);
    expect(screen.getByText('Meena Raman.pdf')).toBeVisible();
    expect(mailed.requests).toEqual([]);
  },
);

test('while an application is sent the loading screen covers the page, and it is sent once', async () => {
  const page = await openForm();
  await fillIn(page);
  const wait = deferredResponse(calls.submitJobApplication);
  server.use(wait.handler);
  await submit(page);
  const busy = await screen.findByRole('button', { name: 'Submitting...' });
  expect(page.store.getState().ui.loading).toEqual({ submit: 1 });
  await page.user.click(busy);
  fireEvent.submit(document.querySelector('main form')!);
  wait.release();
  await success();
  expect(page.store.getState().ui.loading).toEqual({});
  const { db } = await currentTestServer();
  expect(await db.selectFrom('submission').select('id').execute()).toHaveLength(1);
});

test('a stored application leaves a clean form and no draft', async () => {
  const page = await openForm();
  await fillIn(page);
  await waitFor(() => expect(page.store.getState().drafts.job).toBeDefined());
  await submit(page);
  await success();
  expect(page.store.getState().drafts.job).toBeUndefined();
  expect(field('Name')).toHaveValue('');
  expect(field('Email')).toHaveValue(visitor.email);
});

test('somebody whose session has ended is asked to log in, nothing is sent, and Close keeps every entry', async () => {
  const page = await openForm();
  await fillIn(page);
  const sent = spyOnCall(calls.submitJobApplication);
  server.use(sent.handler);
  // Otherwise one of them would be told to the store, and the guard would notice before the form does.
  await waitFor(() => expect(page.store.getState().forms['job']?.fields['resume']?.filled).toBe(true));
  await waitFor(() => expect(page.store.getState().drafts.job?.fileNames['resume']).toBeDefined());
  const later = Date.now() + 365 * 24 * 60 * 60 * 1000;
  const clock = jest.spyOn(Date, 'now').mockReturnValue(later);
  await submit(page);
  const refusal = await screen.findByRole('dialog', { name: 'Authentication Required' });
  expect(refusal).toHaveTextContent('Please log in to submit your application.');
  expect(page.store.getState().auth.token).toBeNull();
  await page.user.click(within(refusal).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(refusal).not.toBeInTheDocument());
  expect(field('Name')).toHaveValue(jobAnswers.name);
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
  'a file that was too large stays, and its field has the error and the keyboard when %s',
  async (_how, handler, words) => {
    const page = await openForm();
    await fillIn(page);
    server.use(handler());
    await submit(page);
    const refusal = await refusalOf('Submission Failed');
    await page.user.click(within(refusal).getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(refusal).not.toBeInTheDocument());
    expect(button('Replace')).toHaveFocus();
    expect(button('Replace')).toHaveAccessibleDescription(new RegExp(words));
    expect(screen.getByText('Meena Raman.pdf')).toBeVisible();
    expect(screen.queryByText('Checked: this is a PDF.')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /1 to correct/ })).toBeInTheDocument();
  },
);

test('the way through the login leads back to the form with its entries', async () => {
  const page = await openForm();
  await write('Name', jobAnswers.name);
  await page.user.click(screen.getByRole('radio', { name: 'Part-Time' }));
  await act(async () => void page.store.dispatch(sessionEnded()));
  const guard = await screen.findByRole('dialog', { name: 'You need to log in!' });
  expect(screen.getByLabelText('Name').closest('[inert]')).toBeInTheDocument();
  await page.user.click(within(guard).getByRole('button', { name: 'Login' }));
  await screen.findByRole('heading', { name: 'Log in' });
  // Whose form it is need not be typed.
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveValue(visitor.email));
  await page.user.click(screen.getByLabelText('Password'));
  await page.user.paste(visitor.password);
  await page.user.keyboard('{Enter}');
  await page.user.click(await screen.findByRole('button', { name: 'Back to your application' }));
  expect(await screen.findByLabelText('Name')).toHaveValue(jobAnswers.name);
  expect(await screen.findByRole('radio', { name: 'Part-Time' })).toBeChecked();
});

test('a visitor who left hears nothing of a late answer', async () => {
  const page = await openForm();
  await fillIn(page);
  const wait = deferredResponse(calls.submitJobApplication);
  server.use(wait.handler);
  await submit(page);
  await screen.findByRole('button', { name: 'Submitting...' });
  await act(() => page.router.navigate('/login', { state: { leaveConfirmed: true } }));
  await act(async () => wait.release());
  await waitFor(() => expect(page.store.getState().forms['job']).toBeUndefined());
  expect(page.store.getState().dialog.current).toBeNull();
});

test('an answer that is no success is none, even if it says so', async () => {
  const page = await openForm();
  await fillIn(page);
  server.use(
    http.post('*/api/form/job-application', () => HttpResponse.json({ message: 'Fine.' }, { status: 500 })),
  );
  await submit(page);
  expect(await refusalOf('Submission Failed')).toHaveTextContent('Error: Fine.');
});
