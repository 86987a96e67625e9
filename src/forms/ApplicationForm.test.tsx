import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { calls } from '../../contract/calls.ts';
import { held, htmlAnswer, noMessage, offline, serverMessage } from '../../mocks/faults.ts';
import { jobAnswers, makeMember, makePdf, visitor } from '../../mocks/people.ts';
import { recorded } from '../../mocks/recorded.ts';
import { rememberToken } from '../../mocks/remember.ts';
import { installMocks, server, world } from '../../mocks/server.ts';
import { renderApp } from '../app/renderApp.tsx';
import { sessionEnded } from '../state/authSlice.ts';

installMocks();
jest.setTimeout(30_000);

type Page = Awaited<ReturnType<typeof renderApp>>;

const button = (name: string) => screen.getByRole('button', { name });
const field = (name: string | RegExp) => screen.getByLabelText(name, { selector: 'input, textarea, select' });

/** The job application of somebody who is logged in. */
async function openForm(state?: unknown): Promise<Page & { token: string }> {
  const { token } = await makeMember(await world());
  rememberToken(token);
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

test('the form asks the seventeen questions, each with the right kind of control', async () => {
  await openForm();
  const kinds: Record<string, string> = {
    name: 'text',
    email: 'email',
    phone: 'tel',
    jobType: 'radio',
    role: 'select-one',
    education: 'text',
    experience: 'number',
    startDate: 'date',
    skills: 'textarea',
    portfolio: 'url',
    resume: 'file',
    coverLetter: 'textarea',
    expectedSalary: 'text',
    linkedin: 'url',
    workSamples: 'url',
    howDidYouHear: 'select-one',
    sampleWork: 'url',
  };
  const controls = [...document.querySelectorAll<HTMLInputElement>('main form [name]')];
  expect(Object.fromEntries(controls.map(({ name, type }) => [name, type]))).toEqual(kinds);
  const required = new Set(controls.filter((control) => control.required).map(({ name }) => name));
  expect([...required].toSorted()).toEqual(
    ['education', 'email', 'experience', 'jobType', 'name', 'phone', 'resume', 'role'].toSorted(),
  );
  expect(screen.getAllByText('(optional)')).toHaveLength(9);
});

test('the email comes from the account and cannot be changed', async () => {
  await openForm();
  expect(field('Email')).toHaveValue(visitor.email);
  expect(field('Email')).toHaveAttribute('readonly');
});

test('the job type is full-time unless a card chose part-time', async () => {
  const page = await openForm();
  expect(screen.getByRole('radio', { name: 'Full-Time' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Part-Time' })).not.toBeChecked();
  await act(() => page.router.navigate('/login'));
  await act(() => page.router.navigate('/job-application', { state: { choice: { jobType: 'Part-Time' } } }));
  expect(await screen.findByRole('radio', { name: 'Part-Time' })).toBeChecked();
});

const roleNames = () =>
  within(field('Role'))
    .getAllByRole('option')
    .map((option) => option.textContent);
const tenRoles = [
  'UI/UX Sculptor (Frontend Team)',
  'Frontend Architect (Frontend Team)',
  'Interaction Strategist (Frontend Team)',
  'Cloud Infrastructure Specialist (Backend Team)',
  'Backend Architect (Backend Team)',
  'Server Sorcerer (Backend Team)',
  'Quality Guardian (Quality Assurance)',
  'Execution Strategist (Operations)',
  'Client Success Director (Client Relations)',
  'Human Capital Strategist (HR)',
];

test('ten roles are offered in their order, each with its team', async () => {
  await openForm();
  expect(roleNames()).toEqual(tenRoles);
  expect(
    within(field(/^How did you hear/))
      .getAllByRole<HTMLOptionElement>('option')
      .map(({ value }) => value),
  ).toEqual(['', 'friend', 'socialMedia', 'onlineAdvertisement', 'jobBoard', 'recruiter', 'other']);
});

test('an opening adds its two roles, presets part-time and is named', async () => {
  await openForm({ choice: { opening: 'SEO Specialist' } });
  expect(screen.getByText('Applying for SEO Specialist')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Part-Time' })).toBeChecked();
  const group = within(field('Role')).getByRole('group', { name: 'This opening' });
  expect(
    within(group)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Search Optimizer', 'Content Strategist']);
  expect(roleNames()).toHaveLength(12);
});

test('what is missing is told in the words of its field, and nothing is sent', async () => {
  const page = await openForm();
  const sent = recorded(calls.submitJobApplication);
  server.use(sent.handler);
  await submit(page);
  const summary = await screen.findByRole('alert');
  const links = within(summary)
    .getAllByRole('link')
    .map((link) => link.textContent);
  expect(links).toEqual([
    'Name is required.',
    'Phone number is required.',
    'Role is required.',
    'Education is required.',
    'Experience is required.',
    'Resume is required.',
  ]);
  expect(field('Name')).toHaveFocus();
  expect(document.title).toMatch(/^Error: /);
  await page.user.click(within(summary).getByRole('link', { name: 'Resume is required.' }));
  expect(button('Choose PDF')).toHaveFocus();
  expect(button('Choose PDF')).toHaveAccessibleDescription(/Resume is required\./);
  expect(sent.requests).toEqual([]);
  await write('Name', 'Meena');
  await waitFor(() => expect(within(summary).getAllByRole('link')).toHaveLength(5));
});

test('formats are told on leaving a field: blanks, numbers, addresses', async () => {
  const { user } = await openForm();
  const leave = async (label: string | RegExp, value: string) => {
    await user.click(field(label));
    await write(label, value);
    await user.tab();
  };
  await leave('Name', '   ');
  expect(await screen.findByText('Name is required.')).toBeVisible();
  await leave('Experience', '-1');
  expect(await screen.findByText('Please enter a number of 0 or more.')).toBeVisible();
  await leave('Experience', '0');
  await waitFor(() => expect(field('Experience')).toBeValid());
  await leave(/^Portfolio/, 'no address');
  expect(await screen.findByText('Please enter a valid URL.')).toBeVisible();
  await leave(/^Portfolio/, ' asha.example ');
  expect(field(/^Portfolio/)).toHaveValue('https://asha.example');
  await waitFor(() => expect(field(/^Portfolio/)).toBeValid());
});

test('a start date in the past is remarked upon, not refused', async () => {
  await openForm();
  await write(/^Start date/, '2020-01-11');
  expect(await screen.findByText('This date lies in the past.')).toBeVisible();
  expect(field(/^Start date/)).toBeValid();
  await write(/^Start date/, '2999-01-11');
  expect(screen.queryByText('This date lies in the past.')).not.toBeInTheDocument();
});

test('filled-in answers and the file travel as multipart, then the letters are released with the stored reference', async () => {
  const page = await openForm();
  await fillIn(page);
  const stored = recorded(calls.submitJobApplication);
  const mailed = recorded(calls.mailJobApplication);
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
  'a refused application keeps every entry and sends no letters when %s',
  async (_when, handler, title, words) => {
    const page = await openForm();
    await fillIn(page);
    const mailed = recorded(calls.mailJobApplication);
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
  const wait = held(calls.submitJobApplication);
  server.use(wait.handler);
  await submit(page);
  const busy = await screen.findByRole('button', { name: 'Submitting...' });
  expect(page.store.getState().ui.loading).toEqual({ submit: 1 });
  await page.user.click(busy);
  fireEvent.submit(document.querySelector('main form')!);
  wait.release();
  await success();
  expect(page.store.getState().ui.loading).toEqual({});
  const { db } = await world();
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
  const sent = recorded(calls.submitJobApplication);
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

test('the way through the login leads back to the form with its entries', async () => {
  const page = await openForm();
  await write('Name', jobAnswers.name);
  await page.user.click(screen.getByRole('radio', { name: 'Part-Time' }));
  await act(async () => void page.store.dispatch(sessionEnded()));
  const guard = await screen.findByRole('dialog', { name: 'You need to log in!' });
  expect(screen.queryByLabelText('Name')).not.toBeInTheDocument();
  await page.user.click(within(guard).getByRole('button', { name: 'Login' }));
  await page.user.click(await screen.findByLabelText('Email'));
  await page.user.paste(visitor.email);
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
  const wait = held(calls.submitJobApplication);
  server.use(wait.handler);
  await submit(page);
  await screen.findByRole('button', { name: 'Submitting...' });
  await act(() => page.router.navigate('/login', { state: { leaving: true } }));
  await act(async () => wait.release());
  await waitFor(() => expect(page.store.getState().forms['job']).toBeUndefined());
  expect(page.store.getState().dialog.current).toBeNull();
});

test('the rail tells how far each section is', async () => {
  const page = await openForm();
  const rail = screen.getByRole('navigation', { name: 'Sections of this form' });
  await page.user.click(within(rail).getByRole('button'));
  expect(screen.getByText('required answers done').previousSibling).toHaveTextContent('2 of 8');
  await write('Name', 'Meena');
  await write('Phone number', '+91 44 0000 0117');
  expect(await within(rail).findAllByText('Complete')).toHaveLength(1);
  expect(screen.getByText('required answers done').previousSibling).toHaveTextContent('4 of 8');
  await submit(page);
  expect(await within(rail).findAllByText('1 answer to correct')).toHaveLength(2);
  expect(within(rail).getByText('2 answers to correct')).toBeVisible();
  expect(within(rail).getByText('Optional')).toBeVisible();
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
