import { act, screen, waitFor, within } from '@testing-library/react';
import { calls } from '../../../../contract/calls.ts';
import { visitor } from '../../../../mocks/fixtures.ts';
import { installMocks, server } from '../../../../mocks/server.ts';
import { spyOnCall } from '../../../../mocks/spyOnCall.ts';
import { submissionCopy } from '../../../content/applications/applications.ts';
import { button } from '../../../testing/button.ts';
import { openForm, question, submit, write } from '../../../testing/forms/formSteps.ts';

installMocks();

const roleNames = () =>
  within(question('Role'))
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

test('the form asks the seventeen questions, each with the right kind of control', async () => {
  await openForm('job');
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
  await openForm('job');
  expect(question('Email')).toHaveValue(visitor.email);
  expect(question('Email')).toHaveAttribute('readonly');
});

test('the job type is full-time unless a card chose part-time', async () => {
  const page = await openForm('job');
  expect(screen.getByRole('radio', { name: 'Full-Time' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Part-Time' })).not.toBeChecked();
  await act(() => page.router.navigate('/login'));
  await act(() => page.router.navigate('/job-application', { state: { prefill: { jobType: 'Part-Time' } } }));
  expect(await screen.findByRole('radio', { name: 'Part-Time' })).toBeChecked();
});

test('ten roles are offered in their order, each with its team', async () => {
  await openForm('job');
  expect(roleNames()).toEqual(tenRoles);
  expect(
    within(question('How did you hear about us?'))
      .getAllByRole<HTMLOptionElement>('option')
      .map(({ value }) => value),
  ).toEqual(['', 'friend', 'socialMedia', 'onlineAdvertisement', 'jobBoard', 'recruiter', 'other']);
});

test('an opening adds its two roles, presets part-time and is named', async () => {
  await openForm('job', { prefill: { opening: 'SEO Specialist' } });
  expect(screen.getByText('Applying for SEO Specialist')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Part-Time' })).toBeChecked();
  const group = within(question('Role')).getByRole('group', { name: 'This opening' });
  expect(
    within(group)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Search Optimizer', 'Content Strategist']);
  expect(roleNames()).toHaveLength(12);
});

test('the opening is named unless a role of another position is chosen', async () => {
  await openForm('job', { prefill: { opening: 'SEO Specialist' } });
  await write('Role', 'Content Strategist');
  expect(screen.getByText('Applying for SEO Specialist')).toBeVisible();
  await write('Role', 'Server Sorcerer');
  expect(screen.queryByText('Applying for SEO Specialist')).not.toBeInTheDocument();
  await write('Role', '');
  expect(screen.getByText('Applying for SEO Specialist')).toBeVisible();
});

test('each missing answer has an error that names its field, and nothing is sent', async () => {
  const page = await openForm('job');
  const sent = spyOnCall(calls.submitJobApplication);
  server.use(sent.handler);
  await submit('job', page);
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
  expect(question('Name')).toHaveFocus();
  expect(document.title).toMatch(/^Error: /);
  await page.user.click(within(summary).getByRole('link', { name: 'Resume is required.' }));
  expect(button('Choose PDF')).toHaveFocus();
  expect(button('Choose PDF')).toHaveAccessibleDescription(/Resume is required\./);
  expect(sent.requests).toEqual([]);
  await write('Name', 'Meena');
  await waitFor(() => expect(within(summary).getAllByRole('link')).toHaveLength(5));
});

test('format errors show when a field is left: blanks, numbers, URLs', async () => {
  const { user } = await openForm('job');
  const leave = async (label: string, value: string) => {
    await user.click(question(label));
    await write(label, value);
    await user.tab();
  };
  await leave('Name', '   ');
  expect(await screen.findByText('Name is required.')).toBeVisible();
  await leave('Experience', '-1');
  expect(await screen.findByText('Please enter a number of 0 or more.')).toBeVisible();
  await leave('Experience', '0');
  await waitFor(() => expect(question('Experience')).toBeValid());
  await leave('Portfolio', 'no address');
  expect(await screen.findByText('Please enter a valid URL.')).toBeVisible();
  await leave('Portfolio', ' asha.example ');
  expect(question('Portfolio')).toHaveValue('https://asha.example');
  await waitFor(() => expect(question('Portfolio')).toBeValid());
});

test('a start date in the past gets a remark but no error', async () => {
  await openForm('job');
  await write('Start date', '2020-01-11');
  expect(await screen.findByText('This date lies in the past.')).toBeVisible();
  expect(question('Start date')).toBeValid();
  await write('Start date', '2999-01-11');
  expect(screen.queryByText('This date lies in the past.')).not.toBeInTheDocument();
});

test('the list of sections shows the status of each', async () => {
  const page = await openForm('job');
  const sections = screen.getByRole('navigation', { name: 'Sections of this form' });
  await page.user.click(within(sections).getByRole('button'));
  expect(screen.getByText('required answers done').previousSibling).toHaveTextContent('2 of 8');
  await write('Name', 'Meena');
  await write('Phone number', '+91 44 0000 0117');
  expect(await within(sections).findAllByText('Complete')).toHaveLength(1);
  expect(screen.getByText('required answers done').previousSibling).toHaveTextContent('4 of 8');
  await submit('job', page);
  expect(await within(sections).findAllByText('1 answer to correct')).toHaveLength(2);
  // The focus has moved to the first error, which closed the list over it.
  await page.user.click(within(sections).getByRole('button'));
  expect(within(sections).getByText('2 answers to correct')).toBeVisible();
  expect(within(sections).getByText('Optional')).toBeVisible();
});

test('a keystroke that does not change the progress of the form renders neither sidebar, bar nor end', async () => {
  await openForm('job');
  await write('Name', 'M');
  const counted = jest.spyOn(submissionCopy.progress, 'count');
  const missing = jest.spyOn(submissionCopy, 'stillOpen');
  await write('Name', 'Me');
  await write('Skills', 'TypeScript');
  expect(counted).not.toHaveBeenCalled();
  expect(missing).not.toHaveBeenCalled();
  await write('Phone number', '+91 44 0000 0117');
  expect(screen.getByText('required answers done').previousSibling).toHaveTextContent('4 of 8');
  expect(counted).toHaveBeenCalled();
  expect(missing).toHaveBeenCalled();
});
