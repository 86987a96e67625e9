import { screen, within } from '@testing-library/react';
import { calls } from '../../../../contract/calls.ts';
import { spyOnCall } from '../../../../mocks/spyOnCall.ts';
import { installMocks, server } from '../../../../mocks/server.ts';
import { fillIn, openForm, question, submit, write } from '../../../testing/forms/formSteps.ts';

installMocks();

test('choosing ‘Others’ adds a required question for the industry, and announces it', async () => {
  const page = await openForm('partnership');
  await fillIn('partnership', page);
  expect(question('Other industry')).toBeRequired();
  expect(
    screen.getByText('New question below: Other industry').closest('[role="status"]'),
  ).toBeInTheDocument();
  await write('Other industry', ' ');
  await submit('partnership', page);
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByRole('link', { name: 'Please specify your industry.' })).toBeVisible();
  expect(question('Other industry')).toHaveFocus();
});

test('choosing another industry removes the question; its answer neither blocks sending nor is sent', async () => {
  const page = await openForm('partnership');
  await fillIn('partnership', page);
  await write('Industry', 'Retail');
  expect(screen.queryByLabelText('Other industry')).not.toBeInTheDocument();
  const stored = spyOnCall(calls.submitPartnershipApplication);
  server.use(stored.handler);
  await submit('partnership', page);
  await screen.findByRole('dialog', { name: 'Application Submitted' });
  expect(stored.requests[0]?.body).toMatchObject({ industry: 'Retail', otherIndustry: '' });
});

test.each([
  ['service', 'Industry', 'Others', 'Other industry'],
  ['consultation', 'Consultation type', 'Other', 'Other consultation type'],
] as const)('in the %s form, “%s: %s” reveals an optional question', async (kind, label, other, revealed) => {
  const page = await openForm(kind);
  await fillIn(kind, page);
  await write(label, other);
  expect(question(revealed)).not.toBeRequired();
  await write(revealed, '');
  await submit(kind, page);
  expect(await screen.findByRole('dialog')).toHaveAccessibleName(/^Success!?$/);
});

test('a priority can be cleared, and the focus stays in its radio group', async () => {
  const { user } = await openForm('service');
  expect(screen.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'High' }));
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.getByRole('radio', { name: 'High' })).not.toBeChecked();
  expect(screen.getByRole('radio', { name: 'Low' })).toHaveFocus();
});
