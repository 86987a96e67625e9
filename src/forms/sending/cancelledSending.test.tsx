import { act, screen, waitFor, within } from '@testing-library/react';
import { calls } from '../../../contract/calls.ts';
import { deferredResponse } from '../../../mocks/faults.ts';
import { answersOf } from '../../../mocks/fixtures.ts';
import { spyOnCall } from '../../../mocks/spyOnCall.ts';
import { installMocks, server } from '../../../mocks/server.ts';
import { sendingCancelled, sendingTookLong, uploadProgressed } from '../../state/forms/formsSlice.ts';
import { fillIn, openForm, question, submit } from '../../testing/forms/formSteps.ts';

installMocks();

test.each([
  ['job', calls.submitJobApplication, calls.mailJobApplication],
  ['internship', calls.submitInternshipApplication, calls.mailInternshipApplication],
] as const)(
  'a slow %s application can be cancelled: answers and file stay, no email is sent, and it can be sent again',
  async (kind, storing, mailing) => {
    const page = await openForm(kind);
    await fillIn(kind, page);
    const wait = deferredResponse(storing);
    const mailed = spyOnCall(mailing);
    server.use(wait.handler, mailed.handler);
    await submit(kind, page);
    const sending = await screen.findByRole('region', { name: 'Sending your resume' });
    await page.user.click(within(sending).getByRole('button', { name: 'Cancel' }));
    expect(
      await screen.findByText('Sending was stopped. Your answers and your file are still here.'),
    ).toBeVisible();
    expect(question('Name')).toHaveValue(answersOf[kind].name);
    expect(screen.getByText('Meena Raman.pdf')).toBeVisible();
    expect(page.store.getState().dialog.current).toBeNull();
    await waitFor(() => expect(sending).not.toBeInTheDocument());
    expect(mailed.requests).toEqual([]);

    server.resetHandlers();
    await submit(kind, page);
    expect(await screen.findByRole('dialog', { name: 'Application Submitted' })).toBeVisible();
    expect(
      screen.queryByText('Sending was stopped. Your answers and your file are still here.'),
    ).not.toBeInTheDocument();
  },
);

test('whoever no longer waits for the answer to a resume that was sent as a whole reads that it may have arrived', async () => {
  const form = 'job';
  const page = await openForm(form);
  await fillIn(form, page);
  const wait = deferredResponse(calls.submitJobApplication);
  server.use(wait.handler);
  await submit(form, page);
  await screen.findByRole('button', { name: 'Submitting...' });
  for (const happened of [
    uploadProgressed({ form, sent: 9, all: 9 }),
    sendingTookLong({ form }),
    sendingCancelled({ form }),
  ])
    await act(async () => void page.store.dispatch(happened));
  expect(await screen.findByText(/^You stopped waiting\..* If they did arrive/)).toBeVisible();
  expect(screen.queryByText(/^Sending was stopped/)).not.toBeInTheDocument();
  expect(screen.getByText('Meena Raman.pdf')).toBeVisible();
});
