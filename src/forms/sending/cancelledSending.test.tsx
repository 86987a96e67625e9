import { screen, waitFor, within } from '@testing-library/react';
import { calls } from '../../../contract/calls.ts';
import { deferredResponse } from '../../../mocks/faults.ts';
import { answersOf } from '../../../mocks/fixtures.ts';
import { spyOnCall } from '../../../mocks/spyOnCall.ts';
import { installMocks, server } from '../../../mocks/server.ts';
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
